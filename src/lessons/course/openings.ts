/** Lessons that can be started from several positions: each is a board of its own, with tasks of its own. */
import type { Lesson, LessonOpening } from './lesson';

/** What is started from once is the same lesson ever after. */
const started = new WeakMap<LessonOpening, Lesson>();

/**
 * A lesson as it starts from one of its openings.
 *
 * @param name undefined for the one that it opens with
 * @returns null where the lesson has none of that name
 */
export function lessonAt(lesson: Lesson, name: string | undefined): Lesson | null {
  if (name === lesson.startsFrom) return lesson;
  const named = lesson.openings?.find(({ id }) => id === name);
  return named ? startedAt(lesson, named) : null;
}

function startedAt(lesson: Lesson, named: LessonOpening): Lesson {
  const made = started.get(named) ?? startedFrom(lesson, named);
  started.set(named, made);
  return made;
}

/** What says what to do first says it of the lesson's own opening. */
function startedFrom({ opensWith: _, ...lesson }: Lesson, named: LessonOpening): Lesson {
  const { id, about, opening, tasks } = named;
  return { ...lesson, startsFrom: id, about, opening, tasks };
}

/** A lesson from each of its openings, its own first. */
export function everyStart(lesson: Lesson): readonly Lesson[] {
  return [lesson, ...(lesson.openings ?? []).map((named) => startedAt(lesson, named))];
}

/** What a lesson's board can be started from. */
export interface Start {
  /** undefined for what the lesson opens with. */
  readonly name: string | undefined;
  readonly title: string;
  readonly goals: readonly string[];
}

/** What a whole lesson's board can be started from, its own opening first; a single one where there is no choice. */
export function startsOf({ opensFrom, tasks, openings = [] }: Lesson): readonly Start[] {
  const goalsOf = (of: Pick<Lesson, 'tasks'>) => of.tasks.map(({ goal }) => goal);
  return [
    { name: undefined, title: opensFrom ?? 'the beginning', goals: goalsOf({ tasks }) },
    ...openings.map((one) => ({ name: one.id, title: one.title, goals: goalsOf(one) })),
  ];
}
