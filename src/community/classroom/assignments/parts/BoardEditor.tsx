'use client';
/** A board of an assignment that is being written: what it is about, its tasks, and a model. */
import { useRef, useState } from 'react';
import { fileTextOf } from '@/events/log/log';
import { scenarioPath } from '../../../words';
import { AboutFields } from '../AboutFields';
import { useHeldBefore, useHolding } from '../drafts/Holding';
import { heldBoard } from '../drafts/held';
import { LogChoice } from '../LogChoice';
import { type LogChoosing, NOT_FETCHED, useLogChoice } from '../useLogChoice';
import {
  type AssignableLesson,
  firstSubject,
  type OwnScenario,
  type Subject,
  useSubject,
} from '../useSubject';
import { useModelText, useTellSteps } from './boardSteps';
import { useCollected } from './collecting';
import { useWrongPoints, wrongPointsSaid } from './TaskPoints';

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

/** Where the board is played; null while no scenario is known. */
function wayOf({ kind, lesson, scenario }: Subject, address: string): string | null {
  if (kind === 'lesson') return lesson.way ?? null;
  const id = /([\w-]+)\/?(?:[?#].*)?$/.exec(address.trim())?.[1];
  return scenario && id !== undefined ? scenarioPath(id) : null;
}

interface ToldBoard {
  readonly subject: Subject;
  readonly choosing: LogChoosing;
  /** Of the scenario, as it was typed. */
  readonly address: string;
}

/** Tells predictions of the board’s steps. */
function useTold(id: string, { subject, choosing, address }: ToldBoard): void {
  const model = useModelText(choosing);
  const { kind, lesson, scenario } = subject;
  const isOpeningOnly = kind === 'scenario' && subject.isOpeningOnly;
  useTellSteps(id, {
    title: kind === 'lesson' ? lesson.title : (scenario?.title ?? ''),
    // A lesson opens without a step; what is only the opening has the steps of the scenario as its model.
    start: kind === 'lesson' || isOpeningOnly ? null : startIn(subject),
    model: isOpeningOnly ? startIn(subject) : model,
    way: wayOf(subject, address),
    take: lessonIn(subject) === null || isOpeningOnly ? null : choosing.setSource,
  });
}

const UNSEEN = 'Look the scenario up first: its tasks are shown then.';

/** The fields. */
export function BoardEditor({ id, lessons, first, scenarios, onTitle }: BoardEditorProps) {
  const before = useHeldBefore(id, heldBoard);
  const subject = useSubject(first, lessons, before);
  const [address, setAddress] = useState(before?.address ?? '');
  const [wrong, setWrong] = useState<string>();
  const choosing = useLogChoice(lessonIn(subject), before ?? 'none', undefined, startIn(subject));
  const untouched = { ...firstSubject(first), source: 'none', link: '', address: '' };
  useHolding(id, { ...subject.held, ...choosing.kept, address }, untouched);
  const isOpeningOnly = subject.kind === 'scenario' && subject.isOpeningOnly;
  useTold(id, { subject, choosing, address });
  const wrongPoints = useWrongPoints();
  const busy = useRef(false);
  useCollected(id, async () => {
    const { kind, lesson, opening, scenario, chosen } = subject;
    if (kind === 'scenario' && scenario?.address !== address.trim()) {
      setWrong(UNSEEN);
      return 1 + wrongPointsSaid(wrongPoints);
    }
    if (wrongPointsSaid(wrongPoints) > 0) return wrongPoints.size;
    const board = { id, kind: 'board' as const, tasks: [...chosen] };
    if (isOpeningOnly && scenario) {
      const split = await import('./openingOf')
        .then((all) => all.openingOf(scenario.start))
        .catch(() => null);
      if (split === null) {
        setWrong(NOT_FETCHED);
        return 1;
      }
      return { ...board, title: scenario.title, about: { log: split }, model: scenario.start };
    }
    if (busy.current) return 1;
    busy.current = true;
    const model = await choosing.read();
    busy.current = false;
    if (model === undefined) return 1;
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
        wrongPoints={wrongPoints}
      />
      {!isOpeningOnly && <ModelField choosing={choosing} />}
    </>
  );
}

function ModelField({ choosing }: { readonly choosing: LogChoosing }) {
  return (
    <fieldset>
      <legend>Model solution</legend>
      <LogChoice choosing={choosing} label="Model solution" none="None" isForModel />
      <p>
        Optional: a solution of yours. The class table then says where each learner’s steps first
        differ from it; learners do not see it.
      </p>
    </fieldset>
  );
}
