/** The part of the page of an assignment that shows what was handed in as trees, one for each board. */
import type { SeenAssignment } from '@/src/server/classroom/access';
import { boardsOf } from '@/src/server/classroom/parts';
import { Section } from '../Section';
import { TreePart } from './TreePart';

/** The part; none for an assignment that only asks questions. */
export function TreeSection({ seen }: { readonly seen: SeenAssignment }) {
  const boards = boardsOf(seen);
  if (boards.length === 0) return null;
  return (
    <Section id="tree" title="The class as one tree" className="classroom-table">
      <p>
        All that was handed in, laid over one another: where learners went the same way, where they
        parted, and how many took each way.
      </p>
      {boards.map(({ id, title }) => (
        <TreePart key={id} id={seen.id} part={id} title={boards.length > 1 ? title : null} />
      ))}
    </Section>
  );
}
