/** Who teaches a class beside whoever made it. */

import type { SeenClass } from '@/src/server/classroom/access';
import { assistantsOf } from '@/src/server/classroom/instructors';
import type { Database } from '@/src/server/database/database';
import { ConfirmButton } from '../../ConfirmButton';
import { memberPath } from '../../words';
import { CLASSES } from '../paths';
import { Section } from '../Section';
import { AddInstructor } from './AddInstructor';

interface InstructorsProps {
  readonly db: Database;
  readonly seen: SeenClass;
  /** Who looks: an instructor of the class. */
  readonly memberId: string;
}

/** Those who teach it too; whoever made the class adds and removes them, they themselves can leave. */
export async function Instructors({ db, seen, memberId }: InstructorsProps) {
  const { id, name: className, isOwner } = seen;
  const assistants = await assistantsOf(db, id);
  return (
    <Section id="instructors" title="Instructors">
      <p>
        {isOwner
          ? 'Others can teach this class with you. They can do everything you can, except delete the class and choose who else teaches it.'
          : 'You teach this class beside whoever made it.'}
      </p>
      {assistants.length > 0 && (
        <ul className="category-list">
          {assistants.map(({ id: member, name }) => (
            <li key={member}>
              <a href={memberPath(member)}>{name}</a>
              {isOwner && (
                <ConfirmButton
                  label="Remove"
                  name={`Remove ${name}`}
                  title={`Remove ${name}?`}
                  what="Nothing that was given or marked changes. You can add them again."
                  busy="Removing …"
                  command={{ does: 'removeInstructor', params: { id, member } }}
                  heir="instructors"
                />
              )}
              {member === memberId && (
                <ConfirmButton
                  label="Teach it no longer"
                  title="Teach this class no longer?"
                  what="Nothing that was given or marked changes. Whoever made the class can add you again."
                  busy="Leaving …"
                  command={{ does: 'removeInstructor', params: { id, member } }}
                  then={{ path: CLASSES, said: `You no longer teach the class “${className}”.` }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwner && <AddInstructor classId={id} />}
    </Section>
  );
}
