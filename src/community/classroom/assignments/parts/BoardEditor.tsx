'use client';
/** A board of an assignment that is being written: what it is about, its tasks, and a model. */
import { useRef, useState } from 'react';
import { fileTextOf } from '@/events/log/log';
import { AboutFields } from '../AboutFields';
import { LogChoice } from '../LogChoice';
import { useLogChoice } from '../useLogChoice';
import { type AssignableLesson, type OwnScenario, type Subject, useSubject } from '../useSubject';
import { useCollected } from './collecting';

interface BoardEditorProps {
  readonly id: string;
  readonly lessons: readonly AssignableLesson[];
  readonly first: AssignableLesson;
  /** What the instructor has published. */
  readonly scenarios: readonly OwnScenario[];
  /** Called with the title of whatever was chosen; empty while nothing is. */
  readonly onTitle: (title: string) => void;
}

/** The lesson whose line in this browser can be the model; null for another board. */
function lessonIn({ kind, lesson, opening, scenario }: Subject): number | null {
  if (kind === 'lesson') return opening === '' ? lesson.id : null;
  return scenario?.lessonId ?? null;
}

/** What a model goes on from, as the text of a log; null while no scenario is known. */
function startIn({ kind, lesson, opening, scenario }: Subject): string | null {
  if (kind === 'scenario') return scenario?.start ?? null;
  const named = opening === '' ? {} : { opening };
  return fileTextOf({ world: 'banking', lesson: lesson.id, ...named, events: [] });
}

const UNSEEN = 'Look the scenario up first: its tasks are shown then.';
const NOT_FETCHED = 'What reads the steps could not be loaded. Check the connection and try again.';

/** The fields. */
export function BoardEditor({ id, lessons, first, scenarios, onTitle }: BoardEditorProps) {
  const subject = useSubject(first, lessons);
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState<string>();
  const choosing = useLogChoice(lessonIn(subject), 'none', undefined, startIn(subject));
  const isOpeningOnly = subject.kind === 'scenario' && subject.isOpeningOnly;
  const busy = useRef(false);
  useCollected(id, async () => {
    const { kind, lesson, opening, scenario, chosen } = subject;
    if (kind === 'scenario' && scenario?.address !== address.trim()) {
      setWrong(UNSEEN);
      return null;
    }
    const board = { id, kind: 'board' as const, tasks: [...chosen] };
    if (isOpeningOnly && scenario) {
      const split = await import('./openingOf')
        .then((all) => all.openingOf(scenario.start))
        .catch(() => null);
      if (split === null) {
        setWrong(NOT_FETCHED);
        return null;
      }
      return { ...board, title: scenario.title, about: { log: split }, model: scenario.start };
    }
    if (busy.current) return null;
    busy.current = true;
    const model = await choosing.read();
    busy.current = false;
    if (model === undefined) return null;
    if (kind === 'scenario' && scenario) {
      return { ...board, title: scenario.title, about: { scenario: address.trim() }, model };
    }
    const named = opening === '' ? {} : { opening };
    return { ...board, title: lesson.title, about: { lesson: lesson.id, ...named }, model };
  });
  return (
    <>
      <AboutFields
        subject={subject}
        lessons={lessons}
        scenarios={scenarios}
        wrong={wrong}
        onWrong={setWrong}
        scenario={{
          name: `scenario-${id}`,
          value: address,
          error: undefined,
          onChange: setAddress,
        }}
        onTitle={onTitle}
      />
      {!isOpeningOnly && (
        <fieldset>
          <legend>Model</legend>
          <LogChoice choosing={choosing} label="Model" none="None" />
          <p>
            Optional: a solution of yours. The class table then says where each learner’s steps
            first differ from it; learners do not see it.
          </p>
        </fieldset>
      )}
    </>
  );
}
