'use client';
/** The hints of the task to do, one at a time: who acts, by which action, with which figure. */
import type { Task } from '@/src/lessons/course/task';
import { typeset } from '../sentence/plainText';

interface HintsProps {
  readonly hints: Task['hints'];
  /** How many of them are shown. */
  readonly shown: number;
  readonly onShow: (count: number) => void;
}

/** The button stays where it is when the last hint is shown, and so does the focus. */
export function Hints({ hints, shown, onShow }: HintsProps) {
  const isAll = shown >= hints.length;
  return (
    <div className="task-hints">
      <div aria-live="polite">
        {shown > 0 && (
          <ol aria-label="Hints">
            {hints.slice(0, shown).map((hint) => (
              <li key={hint}>{typeset(hint)}</li>
            ))}
          </ol>
        )}
      </div>
      <button type="button" className="task-hint" onClick={() => onShow(isAll ? 0 : shown + 1)}>
        {isAll ? 'Hide the hints' : shown === 0 ? 'Hint' : `Hint ${shown + 1} of ${hints.length}`}
      </button>
    </div>
  );
}
