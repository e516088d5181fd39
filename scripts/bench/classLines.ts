/** What the learners of a large class might hand in: the same for every run. */
import { itemAt } from '@/events/assert';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { Lesson } from '@/src/lessons/course/lesson';
import { Chance } from '../chance';
import { session } from './session';

export const LEARNERS = 200;
const EVENTS = 60;

/** Different sessions that the learners follow for a while, before each goes on alone. */
const COMMON = 20;

/** What one learner did after the opening. */
interface ClassLine {
  readonly id: string;
  readonly events: readonly BankingEvent[];
}

/** Learners who begin as some of the others do, and part from them sooner or later. */
export function playedBy(lesson: Lesson): readonly ClassLine[] {
  const chance = new Chance(14);
  const common = Array.from({ length: COMMON }, (_, index) =>
    session(lesson, EVENTS, { seed: 100 + index }),
  );
  return Array.from({ length: LEARNERS }, (_, index) => {
    const alike = chance.below(EVENTS + 1);
    const begun = itemAt(common, chance.below(COMMON)).slice(0, alike);
    const own = session(lesson, EVENTS, { seed: 1000 + index }).slice(alike);
    return { id: `learner-${index}`, events: [...begun, ...own] };
  });
}
