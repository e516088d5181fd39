'use client';

/** Choosing what an assignment is about: a lesson or a shared scenario, and which of its tasks. */
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod/mini';
import { scenarioToAssign } from '@/src/contract/classroom';
import { call, type Refusal } from '@/src/request/call';
import type { HeldSubject } from './drafts/held';

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
  /** What is chosen, as a draft keeps it. */
  readonly held: HeldSubject;
}

/** The tasks that are left out, by what they are tasks of: who looks at the other choice and comes back finds them as they were. */
type LeftOf = Readonly<Record<Subject['kind'], readonly number[]>>;

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
 * @param before the address that was looked up when the form was left, which is asked about anew; empty for none
 * @param onAnswered called once it is known that an address leads to something else than what was there, if anything
 */
function useLookUp(before: string, onAnswered: () => void) {
  const [scenario, setScenario] = useState<FoundScenario | null>(null);
  const [isLooking, setLooking] = useState(false);
  // The address that is asked about anew where the form is left and gone on with.
  const [found, setFound] = useState(before);
  const known = useRef(before);
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
    // The same scenario has the same tasks: which were chosen stays.
    if (address !== known.current) onAnswered();
    known.current = address;
    if (sent.error === null) {
      setScenario(scenarioIn(address, sent.data));
      setFound(address);
      return { title: sent.data.title };
    }
    setScenario(null);
    return sent.status === 401 ? { refusal: sent } : { wrong: sent.error };
  };
  const stop = () => {
    lookUps.current += 1;
    setLooking(false);
  };
  const forget = () => {
    stop();
    setScenario(null);
    setFound('');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, as the form opens.
  useEffect(() => {
    if (before !== '') void lookUp(before);
  }, []);
  return { scenario, found, isLooking, lookUp, stop, forget };
}

/** What is chosen where nothing was: a lesson with all of its tasks. */
export function firstSubject({ id }: AssignableLesson): HeldSubject {
  return {
    kind: 'lesson',
    lesson: id,
    opening: '',
    found: '',
    isOpeningOnly: false,
    left: { lesson: [], scenario: [] },
    points: [],
  };
}

/**
 * The choice; the first lesson with all of its tasks at first.
 *
 * @param before what was chosen when the form was left; null where it begins anew
 */
export function useSubject(
  first: AssignableLesson,
  lessons: readonly AssignableLesson[],
  before: HeldSubject | null = null,
): Subject {
  const begun = before ?? firstSubject(first);
  const [kind, setKind] = useState<Subject['kind']>(begun.kind);
  const [lesson, setLesson] = useState(
    () => lessons.find(({ id }) => id === begun.lesson) ?? first,
  );
  const [leftOf, setLeftOf] = useState<LeftOf>(begun.left);
  const [opening, setOpening] = useState(begun.opening);
  const [isOpeningOnly, setOpeningOnly] = useState(begun.isOpeningOnly);
  const [points, setPoints] = useState<ReadonlyMap<string, number>>(() => new Map(begun.points));
  const left = leftOf[kind];
  const setLeft = (of: Subject['kind'], change: Change) =>
    setLeftOf((before) => ({ ...before, [of]: change(before[of]) }));
  const looking = useLookUp(begun.found, () => setLeft('scenario', () => []));
  const { scenario, found, isLooking, lookUp, forget } = looking;
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
    held: {
      kind,
      lesson: lesson.id,
      opening,
      found,
      isOpeningOnly,
      left: { lesson: [...leftOf.lesson], scenario: [...leftOf.scenario] },
      points: [...points],
    },
  };
}
