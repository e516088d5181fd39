'use client';
/** What a lesson's board is started from, where there is a choice. */
import { Fragment, useContext, useId } from 'react';
import { Select } from '@/src/ui/select';
import { typeset } from '../sentence/plainText';
import { OpeningsContext } from '../session/startFrom';

/** Stands for the lesson's own opening, which has no name. */
const OWN = '';

/** The choice; nothing where there is none. */
export function OpeningChoice() {
  const openings = useContext(OpeningsContext);
  if (!openings) return null;
  const { starts, name = OWN, choose } = openings;
  return (
    <div className="opening-choice">
      <Select
        label="Start from"
        value={name}
        onChange={(value) => choose(value === OWN ? undefined : value)}
        options={starts.map((start) => ({ value: start.name ?? OWN, label: start.title }))}
      />
    </div>
  );
}

/** The tasks of the other openings, each with the way there. Nothing where there are none. */
export function OtherOpenings() {
  const openings = useContext(OpeningsContext);
  const heading = useId();
  const others = openings?.starts.filter((start) => start.name !== openings.name);
  if (!openings || !others) return null;
  return (
    <section className="tasks-elsewhere" aria-labelledby={heading}>
      <h4 id={heading}>From another opening</h4>
      {others.map(({ name, title, goals }) => (
        <div key={title}>
          <button type="button" className="text-button" onClick={() => openings.choose(name)}>
            Start from {title}
          </button>
          <ol>
            {goals.map((goal) => (
              <li key={goal} className="task-goal">
                {typeset(goal)}
              </li>
            ))}
          </ol>
        </div>
      ))}
      <p className="tasks-aside">Your steps here stay as they are.</p>
    </section>
  );
}

/** Where all tasks of an opening are met: the way to the others, in the line of the task. */
export function WayToOthers() {
  const openings = useContext(OpeningsContext);
  const others = openings?.starts.filter((start) => start.name !== openings.name);
  if (!openings || !others) return null;
  return (
    <p className="task-now">
      {others.map(({ name, title }, index) => (
        <Fragment key={title}>
          {index > 0 && ' · '}
          <button type="button" className="text-button" onClick={() => openings.choose(name)}>
            Start from {title}
          </button>
        </Fragment>
      ))}
    </p>
  );
}
