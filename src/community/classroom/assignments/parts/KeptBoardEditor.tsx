'use client';
/** A board that an assignment has already: it stays the same board, with other tasks, points or another model. */
import { useState } from 'react';
import { TaskFields } from '../AboutFields';
import { useHeldBefore, useHolding } from '../drafts/Holding';
import { heldKeptBoard } from '../drafts/held';
import { LogChoice } from '../LogChoice';
import { useLogChoice } from '../useLogChoice';
import { useModelText, useTellSteps } from './boardSteps';
import { useCollected } from './collecting';
import type { KeptBoard } from './draftParts';
import { useWrongPoints, wrongPointsSaid } from './TaskPoints';

interface KeptBoardEditorProps {
  readonly kept: KeptBoard;
}

type Chosen = ReadonlyMap<number, number>;

const tasksIn = ({ tasks }: KeptBoard): Chosen =>
  new Map(tasks.map(({ index, points }) => [index, points]));

/**
 * The chosen tasks with their points, and how to choose.
 *
 * @param before those that were chosen when the form was left; null where it begins anew
 */
function useTasks(kept: KeptBoard, before: Chosen | null) {
  const [points, setPoints] = useState<Chosen>(() => before ?? tasksIn(kept));
  // What a task was worth comes back with it.
  const [known, setKnown] = useState<Chosen>(() => new Map([...tasksIn(kept), ...points]));
  const choose = (index: number, isChosen: boolean) =>
    setPoints((before) => {
      const now = new Map(before);
      if (isChosen) now.set(index, known.get(index) ?? 1);
      else now.delete(index);
      return now;
    });
  const give = (index: number, worth: number) => {
    setPoints((before) => new Map(before).set(index, worth));
    setKnown((before) => new Map(before).set(index, worth));
  };
  return { points, choose, give };
}

/** The tasks by their places: chosen again, a task is the one that it was. */
const inOrder = (points: Chosen) => [...points].sort(([one], [other]) => one - other);

/** The fields. */
export function KeptBoardEditor({ kept }: KeptBoardEditorProps) {
  const { id, title, called, goals, startLog, modelLog, way, lessonId } = kept;
  const before = useHeldBefore(id, heldKeptBoard);
  const { points, choose, give } = useTasks(kept, before && new Map(before.tasks));
  const [isWithout, setWithout] = useState(before?.isWithout ?? false);
  const choosing = useLogChoice(lessonId, before ?? 'none', undefined, startLog);
  useHolding(
    id,
    { ...choosing.kept, tasks: inOrder(points), isWithout },
    { source: 'none', link: '', tasks: inOrder(tasksIn(kept)), isWithout: false },
  );
  const chosen = useModelText(choosing);
  const isKept = choosing.source === 'none';
  useTellSteps(id, {
    title,
    way,
    start: kept.hasSteps ? startLog : null,
    model: isWithout ? null : isKept ? modelLog : chosen,
    take: lessonId === null ? null : choosing.setSource,
  });
  const modelSent = async () => {
    if (isWithout || (isKept && modelLog === null)) return null;
    return isKept ? { part: id } : choosing.read();
  };
  const wrongPoints = useWrongPoints();
  useCollected(id, async () => {
    if (wrongPointsSaid(wrongPoints) > 0) return wrongPoints.size;
    const model = await modelSent();
    if (model === undefined) return 1;
    const tasks = [...points].map(([index, worth]) => ({ index, points: worth }));
    return { id, kind: 'board', title, about: { part: id }, tasks, model };
  });
  return (
    <>
      <p className="log-choice-said">
        “{title}”, on {called}. For another board, add one and remove this.
      </p>
      <TaskFields
        kind="lesson"
        scenario={null}
        goals={goals}
        tasks={[...points.keys()]}
        setTask={choose}
        pointsOf={(index) => points.get(index) ?? 1}
        setPoints={give}
        wrongPoints={wrongPoints}
      />
      <fieldset>
        <legend>Model solution</legend>
        {modelLog !== null && <TakenOut isOut={isWithout} onChange={setWithout} />}
        {!isWithout && (
          <LogChoice
            choosing={choosing}
            label="Model solution"
            none={modelLog === null ? 'None' : 'The one it has'}
            isForModel
          />
        )}
      </fieldset>
    </>
  );
}

interface TakenOutProps {
  readonly isOut: boolean;
  readonly onChange: (isOut: boolean) => void;
}

/** Whether the assignment does without the model that it has. */
function TakenOut({ isOut, onChange }: TakenOutProps) {
  return (
    <label className="classroom-check">
      <input
        type="checkbox"
        checked={isOut}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>Take the model solution out</span>
    </label>
  );
}
