/** Says on a page who one is there without an account: browsers are shared. */
import { QuietLink } from '@/src/ui/QuietLink';
import { seatPath } from '../paths';
import './seats.css';

interface SeatedAsProps {
  readonly name: string;
  readonly classId: string;
}

/** The line. */
export function SeatedAs({ name, classId }: SeatedAsProps) {
  return (
    <p className="classroom-meta">
      <span className="seat-name">You are here as {name}.</span>
      <QuietLink href={seatPath(classId)}>Not you?</QuietLink>
    </p>
  );
}
