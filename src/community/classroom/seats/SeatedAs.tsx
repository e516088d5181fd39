/** Says on a page who one is there without an account: browsers are shared. */
import { withFullStop } from '@/events/phrase';
import { QuietLink } from '@/src/ui/QuietLink';
import { seatPath } from '../paths';

interface SeatedAsProps {
  readonly name: string;
  readonly classId: string;
}

/** The line. */
export function SeatedAs({ name, classId }: SeatedAsProps) {
  return (
    <p className="classroom-meta">
      <span>You are here as {withFullStop(name)}</span>
      <QuietLink href={seatPath(classId)}>Not you?</QuietLink>
    </p>
  );
}
