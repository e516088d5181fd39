'use client';
/** The field of how many points a task has, and the fields of a board that hold no number of points. */
import { useEffect, useId, useState } from 'react';
import { MAX_WORTH } from '@/src/contract/limits';
import { wholeIn } from './AskedFields';

/** The fields that are wrong, by the places of their tasks; each says so once it is called. */
export type WrongPoints = Map<number, () => void>;

/** Those of a board that is being written. */
export function useWrongPoints(): WrongPoints {
  const [wrong] = useState<WrongPoints>(() => new Map());
  return wrong;
}

/** Has each field that is wrong say so; gives how many there are. */
export function wrongPointsSaid(wrong: WrongPoints): number {
  for (const say of wrong.values()) say();
  return wrong.size;
}

interface TaskPointsProps {
  /** The task’s place. */
  readonly index: number;
  readonly points: number;
  readonly onChange: (points: number) => void;
  readonly wrong: WrongPoints;
}

/** The field. What is no number of points stays as it was typed, is said to be wrong, and changes nothing. */
export function TaskPoints({ index, points, onChange, wrong }: TaskPointsProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaid, setSaid] = useState(false);
  const isWrong = typed !== null && wholeIn(typed) === null;
  useEffect(() => {
    if (!isWrong) return;
    wrong.set(index, () => setSaid(true));
    return () => {
      wrong.delete(index);
    };
  }, [wrong, index, isWrong]);
  const isShown = isWrong && isSaid;
  return (
    <>
      <label className="task-points">
        Points<span className="visually-hidden"> of task {index + 1}</span>
        <input
          inputMode="numeric"
          aria-invalid={isShown ? true : undefined}
          aria-describedby={isShown ? id : undefined}
          value={typed ?? String(points)}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            const whole = wholeIn(value);
            // What is typed next is not said to be wrong before it is finished.
            if (whole !== null) setSaid(false);
            if (whole !== null) onChange(whole);
          }}
          onBlur={() => (isWrong ? setSaid(true) : setTyped(null))}
        />
      </label>
      {isShown && (
        <p id={id} role="alert" className="log-choice-said" data-wrong={true}>
          Write whole points, from 0 to {MAX_WORTH}.
        </p>
      )}
    </>
  );
}
