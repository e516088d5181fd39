/** A task as it is being made: what was picked of the proposals, figures and words as they are typed. */

import type { EventType } from '@/events/banking/actions/registry';
import type { BankingBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { actorsOf } from '@/events/goals/acts';
import { type Unit, unitOf } from '@/events/goals/figureWords';
import type { Goal, Relation } from '@/events/goals/grammar';
import type { Names } from '@/events/goals/names';
import { proposals } from '@/events/goals/propose';
import { MAX_TASK_LENGTH, taskProblem } from '@/events/goals/readTasks';
import type { Beginning, TaskData } from '@/events/goals/tasks';
import { wordsOf } from '@/events/goals/words';
import { figure, parseDollars, parsePercent } from '@/events/money';
import { playedNodes } from '@/events/timeline/lines';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';

/** One proposal. */
export interface Proposed {
  readonly goal: Goal;
  readonly isPicked: boolean;
  /** What is typed as its figure; null where it has none to be typed. */
  readonly typed: string | null;
}

/** A task that is being made. */
export interface TaskDraft {
  readonly proposed: readonly Proposed[];
  readonly begins: Beginning;
  /** null while its words are those of the goals. */
  readonly words: string | null;
  readonly hints: readonly [string, string, string];
}

/** A goal whose figure can be typed. */
type FigureGoal = Extract<Goal, { kind: 'figure' }> & { readonly than: number };

/** Whether the figure of a goal can be typed. */
export function hasFigure(goal: Goal): goal is FigureGoal {
  return goal.kind === 'figure' && typeof goal.than === 'number';
}

/** How the figure of a goal may stand to what is typed, as a choice has it. */
export const RELATION_CHOICES = [
  { value: 'is', label: 'is' },
  { value: 'atLeast', label: 'is at least' },
  { value: 'atMost', label: 'is at most' },
  { value: 'moreThan', label: 'is more than' },
  { value: 'lessThan', label: 'is less than' },
] as const satisfies readonly { value: Relation; label: string }[];

/** A draft of which nothing is picked yet. */
function newDraft(goals: readonly Goal[], party: number, act: EventType): TaskDraft {
  return {
    proposed: goals.map((goal) => ({
      goal,
      isPicked: false,
      typed: hasFigure(goal) ? typedFigure(goal) : null,
    })),
    begins: { party, act },
    words: null,
    hints: ['', '', ''],
  };
}

/** The figure of a goal, as it would be typed. */
function typedFigure({ of, than }: FigureGoal): string {
  return unitOf(of) === 'number' ? String(than) : figure(than).replace('−', '-');
}

/** What a text says, in cents, basis points or a number of things; no whole number where it says nothing. */
const READ: Readonly<Record<Unit, (text: string) => number>> = {
  cents: parseDollars,
  basisPoints: parsePercent,
  number: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN),
};

/** A goal with the figure that is typed; null where that is none. */
function typedGoal({ goal, typed }: Proposed): Goal | null {
  if (typed === null || !hasFigure(goal)) return goal;
  const isBelow = /^[-−]/.test(typed.trim());
  const text = typed.trim().replace(/^[-−]/, '');
  const size = READ[unitOf(goal.of)](text);
  if (!Number.isSafeInteger(size)) return null;
  return { ...goal, than: isBelow ? 0 - size : size };
}

/** The goals that are picked; null where the figure of one is none. */
function pickedGoals({ proposed }: TaskDraft): readonly Goal[] | null {
  const goals: Goal[] = [];
  for (const one of proposed.filter(({ isPicked }) => isPicked)) {
    const goal = typedGoal(one);
    if (!goal) return null;
    goals.push(goal);
  }
  return goals;
}

/** The words that a draft has while nobody has typed others; empty where nothing is picked. */
export function wordsFor(draft: TaskDraft, names: Names): string {
  const goals = pickedGoals(draft) ?? [];
  if (goals.length === 0) return '';
  const words = goals.map((goal) => wordsOf(goal, names)).join(', and ');
  return `Get to where ${words}.`.slice(0, MAX_TASK_LENGTH);
}

/** The task that a draft makes, or what keeps it from being one, in a sentence. */
export function taskFrom(
  draft: TaskDraft,
  names: Names,
): { readonly task: TaskData } | { readonly problem: string } {
  const goals = pickedGoals(draft);
  if (!goals) return { problem: 'A figure is missing: type an amount such as 20 or 12.50.' };
  const [first, ...others] = goals;
  if (!first) return { problem: 'Choose at least one thing that the task asks for.' };
  const goal = (draft.words ?? wordsFor(draft, names)).trim();
  if (goal === '') return { problem: 'The task has no words: say what is to be done.' };
  const hints = draft.hints.map((hint) => hint.trim()).filter((hint) => hint !== '');
  const told = { goal, begins: draft.begins, hints };
  const conditions = goals.map((asks) => ({ says: wordsOf(asks, names), asks }));
  const inParts: TaskData = { ...told, conditions };
  // Whoever has said it in words of their own has said all of it at once.
  const whole: TaskData = {
    ...told,
    asks: others.length === 0 ? first : { kind: 'and', of: goals },
  };
  const task = others.length > 0 && taskProblem(inParts) === null ? inParts : whole;
  const problem = taskProblem(task);
  return problem === null ? { task } : { problem };
}

/** A draft of what a step has come to; null where that is nothing new. */
export function draftAt(
  board: BankingBoard,
  timeline: Timeline<BankingRound>,
  at: number,
): TaskDraft | null {
  const rounds = playedNodes(timeline, at).map(({ round }) => round);
  const opening = nodeAt(timeline, timeline.opening).round;
  const ground = {
    opening: board.start.flatMap(({ event }) => event ?? []),
    offers: board.offers,
  };
  const goals = proposals({ ground, opening, rounds, taskStart: 0 });
  const event = rounds.at(-1)?.event;
  if (goals.length === 0 || !event) return null;
  const before = rounds.at(-2) ?? opening;
  const [party = 0] = actorsOf(event, before.book);
  return newDraft(goals, party, event.type);
}
