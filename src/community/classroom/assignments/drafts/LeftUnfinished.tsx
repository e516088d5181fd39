'use client';
/** What stands in the place of a form while something of it was left unfinished. */
import { Button } from '@/src/ui/button';
import { LocalTime } from '../../LocalTime';

interface LeftUnfinishedProps {
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  /** Whether the assignment was changed since. */
  readonly isOlder: boolean;
  readonly onGoOn: () => void;
  readonly onDiscard: () => void;
}

/** The question whether to go on with it. */
export function LeftUnfinished({ at, isOlder, onGoOn, onDiscard }: LeftUnfinishedProps) {
  return (
    <section aria-label="Left unfinished" className="left-unfinished">
      <p>
        You left this unfinished on <LocalTime at={new Date(at).toISOString()} />. This browser has
        kept what you wrote.
      </p>
      {isOlder && (
        <p>
          The assignment was changed after you began. If you go on, what you wrote is put into it as
          it is now: look through all of it before you save.
        </p>
      )}
      <div className="classroom-buttons">
        <Button type="button" variant="primary" onClick={onGoOn}>
          Go on
        </Button>
        <Button type="button" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}
