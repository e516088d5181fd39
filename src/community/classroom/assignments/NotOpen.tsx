/** An assignment as a learner sees it before it opens. */
import type { SeenAssignment } from '@/src/server/classroom/access';
import { Crumbed } from '../Crumbed';
import { LocalTime } from '../LocalTime';
import { classPath } from '../paths';

interface NotOpenProps {
  readonly seen: SeenAssignment;
  readonly opens: Date;
}

/** When it opens, and no word of what it asks. */
export function NotOpen({ seen: { classId, className, title, due }, opens }: NotOpenProps) {
  return (
    <Crumbed way={[{ title: className, path: classPath(classId) }]} title={title}>
      <p className="classroom-lead">
        This assignment opens on <LocalTime at={opens.toISOString()} />. Come back then.
      </p>
      {due && (
        <p className="classroom-meta">
          <span>
            It is due <LocalTime at={due.toISOString()} />.
          </span>
        </p>
      )}
    </Crumbed>
  );
}
