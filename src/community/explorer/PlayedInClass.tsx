'use client';

/** What the learners of a class did next from the step that the board of a submission shows, for whoever teaches them: on boards of lessons, sandboxes and bills alike. */
import { useContext, useMemo, useState } from 'react';
import type { AnyRound } from '@/events/world/board';
import { ClassBoard } from './classBoard';
import { type PlaceOn, PlayedOn } from './PlayedOn';
import { type AssignedBoard, handedInOn } from './played';

/** The study. */
export default function PlayedInClass<Round extends AnyRound>(place: PlaceOn<Round>) {
  const board = useContext(ClassBoard);
  const { timeline, at, send } = place;
  return board && <OfClass board={board} timeline={timeline} at={at} send={send} />;
}

interface OfClassProps<Round extends AnyRound> extends PlaceOn<Round> {
  readonly board: AssignedBoard;
}

function OfClass<Round extends AnyRound>({ board, timeline, at, send }: OfClassProps<Round>) {
  const source = useMemo(() => handedInOn(board), [board]);
  // As with the tree: a class looks at the screen as well.
  const [namesLines, setNamesLines] = useState(false);
  return (
    <>
      <p className="study-text">
        What was done next from the step you are at, in all that the class handed in, the last time
        each. Only those who teach it see this.
      </p>
      <label className="played-names">
        <input
          type="checkbox"
          checked={namesLines}
          onChange={({ currentTarget }) => setNamesLines(currentTarget.checked)}
        />
        Show names
      </label>
      <PlayedOn
        source={source}
        nobody="Nobody in the class has handed in a line that comes to this step."
        namesLines={namesLines}
        timeline={timeline}
        at={at}
        send={send}
      />
    </>
  );
}
