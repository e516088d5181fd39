'use client';

/** Choosing what an assignment is about: a lesson or a shared scenario, and which of its tasks. */
import { useRef, useState } from 'react';
import type { z } from 'zod/mini';
import { scenarioToAssign } from '@/src/contract/classroom';
import type { Refusal } from '@/src/request/call';
import { call } from '@/src/request/call';

/** A lesson as the form offers it. */
export interface AssignableLesson {
  readonly id: number;
  readonly title: string;
  readonly lecture: string;
  /** What its tasks ask, in order. */
  readonly goals: readonly string[];
  /** Where its board is; left out where nobody is led there. */
  readonly way?: string;
  /** What else its board can be started from; left out for nothing. */
  readonly openings?: readonly NamedOpening[];
}

/** An opening of a lesson beside its own. */
interface NamedOpening {
  readonly name: string;
  readonly title: string;
  readonly goals: readonly string[];
}

/** A scenario that the instructor has published. */
export interface OwnScenario {
  readonly id: string;
  readonly title: string;
}

/** A scenario that was looked up. */
interface FoundScenario {
  /** As it was typed. */
  readonly address: string;
  readonly title: string;
  /** What its board is called within a sentence. */
  readonly board: string;
  /** The lesson that its board belongs to; null for a sandbox and the bills. */
  readonly lessonId: number | null;
  readonly goals: readonly string[];
  /** Its log, as the text of a log file. */
  readonly start: string;
}

/** What is chosen, and how to choose. */
export interface Subject {
  readonly kind: 'lesson' | 'scenario';
  readonly setKind: (kind: 'lesson' | 'scenario') => void;
  readonly lesson: AssignableLesson;
  readonly setLesson: (id: string) => AssignableLesson;
  /** The name of the opening that the lesson’s board starts from; empty for its own. */
  readonly opening: string;
  readonly setOpening: (name: string) => void;
  readonly scenario: FoundScenario | null;
  /** Whether only the opening of the scenario is given, with its steps as the model. */
  readonly isOpeningOnly: boolean;
  readonly setOpeningOnly: (isOnly: boolean) => void;
  readonly isLooking: boolean;
  /** Forgets the scenario that was looked up: another address is typed. */
  readonly forget: () => void;
  /** Looks a scenario up; gives its title, or what is wrong: with the address, or with asking at all. */
  readonly lookUp: (address: string) => Promise<
    | { readonly title: string }
    | { readonly wrong: string }
    | { readonly refusal: Refusal }
    // Meanwhile something else was asked for.
    | null
  >;
  /** What the tasks of the board ask; none where nothing is chosen yet. */
  readonly goals: readonly string[];
  readonly tasks: readonly number[];
  /** The chosen tasks as they are sent, with their points. */
  readonly chosen: readonly { readonly index: number; readonly points: number }[];
  readonly pointsOf: (index: number) => number;
  readonly setPoints: (index: number, points: number) => void;
  readonly setTask: (index: number, isChosen: boolean) => void;
}

/** The tasks that are left out, by what they are tasks of: who looks at the other choice and comes back finds them as they were. */
const NOTHING_LEFT: Readonly<Record<Subject['kind'], readonly number[]>> = {
  lesson: [],
  scenario: [],
};

type Change = (left: readonly number[]) => readonly number[];

function scenarioIn(
  address: string,
  { lesson, tasks, ...found }: z.infer<typeof scenarioToAssign.answer>,
): FoundScenario {
  return { ...found, address, lessonId: typeof lesson === 'number' ? lesson : null, goals: tasks };
}

/**
 * Looking a scenario up.
 *
 * @param onAnswered called once it is known what the address leads to, if anything
 */
function useLookUp(onAnswered: () => void) {
  const [scenario, setScenario] = useState<FoundScenario | null>(null);
  const [isLooking, setLooking] = useState(false);
  const lookUps = useRef(0);
  const lookUp: Subject['lookUp'] = async (typed) => {
    const address = typed.trim();
    if (address === '') return { wrong: 'Paste the address of the scenario’s page.' };
    setLooking(true);
    lookUps.current += 1;
    const asked = lookUps.current;
    const sent = await call(scenarioToAssign, { query: { scenario: address } });
    if (asked !== lookUps.current) return null;
    setLooking(false);
    onAnswered();
    const found = sent.error === null ? scenarioIn(address, sent.data) : sent;
    setScenario('error' in found ? null : found);
    if (!('error' in found)) return { title: found.title };
    return found.status === 401 ? { refusal: found } : { wrong: found.error };
  };
  const stop = () => {
    lookUps.current += 1;
    setLooking(false);
  };
  const forget = () => {
    stop();
    setScenario(null);
  };
  return { scenario, isLooking, lookUp, stop, forget };
}

/** The choice; the first lesson with all of its tasks at first. */
export function useSubject(first: AssignableLesson, lessons: readonly AssignableLesson[]): Subject {
  const [kind, setKind] = useState<Subject['kind']>('lesson');
  const [lesson, setLesson] = useState(first);
  const [leftOf, setLeftOf] = useState(NOTHING_LEFT);
  const [opening, setOpening] = useState('');
  const [isOpeningOnly, setOpeningOnly] = useState(false);
  const [points, setPoints] = useState<ReadonlyMap<string, number>>(new Map());
  const left = leftOf[kind];
  const setLeft = (of: Subject['kind'], change: Change) =>
    setLeftOf((before) => ({ ...before, [of]: change(before[of]) }));
  const looking = useLookUp(() => setLeft('scenario', () => []));
  const { scenario, isLooking, lookUp, forget } = looking;
  const named = lesson.openings?.find(({ name }) => name === opening);
  const goals = kind === 'lesson' ? (named ?? lesson).goals : (scenario?.goals ?? []);
  const tasks = [...goals.keys()].filter((index) => !left.includes(index));
  // Points are of a task’s words: another board has others.
  const pointsOf = (index: number) => points.get(goals[index] ?? '') ?? 1;
  return {
    kind,
    lesson,
    opening,
    setOpening: (name) => {
      setOpening(name);
      setLeft('lesson', () => []);
    },
    scenario,
    isOpeningOnly,
    setOpeningOnly,
    chosen: tasks.map((index) => ({ index, points: pointsOf(index) })),
    pointsOf,
    setPoints: (index, worth) =>
      setPoints((before) => new Map(before).set(goals[index] ?? '', worth)),
    isLooking,
    lookUp,
    goals,
    forget,
    setKind: (next) => {
      looking.stop();
      setKind(next);
    },
    setLesson: (id) => {
      const chosen = lessons.find((one) => String(one.id) === id) ?? first;
      setLesson(chosen);
      setOpening('');
      setLeft('lesson', () => []);
      return chosen;
    },
    tasks,
    setTask: (index, isChosen) =>
      setLeft(kind, (before) =>
        isChosen ? before.filter((one) => one !== index) : [...before, index],
      ),
  };
}
