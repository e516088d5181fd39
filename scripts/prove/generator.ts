/**
 * The generator: what people might do next on a board, from a seed. Most of it
 * could be meant, amounts often aimed at a limit of the moment; some of it cannot
 * be done. Each session has habits of its own, so that some never repay, some do
 * little but pay, and some change a setting at every turn.
 */
import type { Chance } from '../chance';
import { aimed, type Cast, type Draft, draftOf, type Form, slipped } from './drafts';

/** A board as it stands, as the generator sees it. */
export interface Situation {
  readonly cast: Cast;
  /** Why a draft would not be worth trying: null when it could be meant; then how much it could be for. */
  judge(draft: Draft): Judgement | null;
}

export interface Judgement {
  /** The largest amount that would work; null where nothing binds it. */
  readonly most: number | null;
}

/** What someone likes to do. */
export interface Habits {
  readonly weights: ReadonlyMap<string, number>;
  /** How seldom something wild is tried: once in so many times. */
  readonly wildness: number;
}

/** The event types of a world: those a board offers, and all others. */
export interface Menu {
  readonly offered: readonly Form[];
  readonly others: readonly Form[];
}

/** Types that no party does, settings and notes, are tried less often; not so what happens to all of them. */
const isOfBoard = ({ fields, kind: what }: Form): boolean => {
  const kinds = Object.values(fields).map(({ kind }) => kind);
  return what !== 'exogenous' && kinds.every((kind) => kind === 'value' || kind === 'text');
};

/** Habits for one session: of some types nothing is thought, the others are liked more or less, a few perhaps best. */
export function habitsFor(chance: Chance, { offered }: Menu): Habits {
  const often = chance.pick([2, 3, 8]);
  const fond = chance.oneIn(2) ? [] : [0, 1, 2].map(() => chance.pick(offered));
  const weightOf = (form: Form): number => {
    if (isOfBoard(form)) return chance.pick([0, 1, 1, 3]);
    if (fond.includes(form)) return 60;
    return chance.oneIn(often) ? chance.below(2) : chance.pick([8, 16, 30]);
  };
  const weights = offered.map((form): [string, number] => [form.type, weightOf(form)]);
  return { weights: new Map(weights), wildness: chance.pick([8, 12, 20, 60]) };
}

/** Types that are thought of before something is tried that cannot be done, and drafts of each. */
const THOUGHTS = 4;
const DRAFTS = 8;

/** The next event of a session, as it would come from outside. */
export function nextDraft(
  chance: Chance,
  menu: Menu,
  { weights, wildness }: Habits,
  situation: Situation,
): Draft {
  const { cast } = situation;
  const isWild = chance.oneIn(wildness);
  if (isWild && menu.others.length > 0 && chance.oneIn(5)) {
    return draftOf(chance, chance.pick(menu.others), cast);
  }
  for (let thoughts = 1; ; thoughts += 1) {
    const usual = chance.weighed(menu.offered, ({ type }) => weights.get(type) ?? 1);
    const form = usual ?? chance.pick(menu.offered);
    const draft = draftedOf(chance, form, situation);
    if (draft) return isWild ? slipped(chance, form, draft) : draft;
    if (thoughts > THOUGHTS || chance.oneIn(16)) return draftOf(chance, form, cast);
  }
}

/** A draft of a type that could be meant; null when none was found. */
function draftedOf(chance: Chance, form: Form, { cast, judge }: Situation): Draft | null {
  for (let left = DRAFTS; left > 0; left -= 1) {
    const draft = draftOf(chance, form, cast);
    const judged = judge(draft);
    if (!judged || judged.most === 0) continue;
    return 'amount' in form.fields ? { ...draft, amount: aimed(chance, judged.most) } : draft;
  }
  return null;
}
