/** Bounds on an amount, and the sentence that quotes what would work. */

import { assertDefined } from './assert';
import { type Cents, exactDollars } from './money';
import { withOpeningArticle } from './phrase';
import { type Refusal, type RefusalCode, refusal } from './refusal';

/** A rule that refuses every amount above `most`. */
export interface Limit {
  readonly code: RefusalCode;
  /** The event's field that would have to change. */
  readonly field: string;
  readonly most: Cents;
  /** The fact behind it, a clause as it stands within a sentence: "Bank 1 holds $40.00 in cash". Worded only when needed. */
  readonly fact: () => string;
}

/**
 * Refuses an amount that exceeds a limit: with the code of the first that it
 * exceeds, the largest amount that all of them would let through, and the fact
 * behind a tighter one where there is one. null when it exceeds none.
 *
 * @param verb what the person was about to do, "pay"
 */
export function refuseBeyond(
  amount: Cents,
  limits: readonly Limit[],
  verb: string,
): Refusal | null {
  for (const limit of limits) if (amount > limit.most) return refusedBy(limit, limits, verb);
  return null;
}

function refusedBy(binding: Limit, limits: readonly Limit[], verb: string): Refusal {
  const { most, why } = assertDefined(boundOf(limits), 'bound of several limits');
  const facts = most < Math.max(0, binding.most) ? `${binding.fact()}, and ${why}` : binding.fact();
  const cure = most > 0 ? `${verb} ${exactDollars(most)} or less` : 'no amount would do now';
  const sentence = withOpeningArticle(`${facts}; ${cure}.`);
  return refusal(binding.code, sentence, binding.field);
}

/** What bounds an amount: how much is let through, and why no more. */
export interface Bound {
  /** The largest amount that every limit lets through, 0 when none does. */
  readonly most: Cents;
  /** The fact behind the tightest limit, a clause as it stands within a sentence: "Bank 1 holds $40.00 in cash". */
  readonly why: string;
}

/** What is allowed by all limits together, and the fact that refuses a cent more; null without limits. */
export function boundOf(limits: readonly Limit[]): Bound | null {
  const most = mostAllowed(limits);
  const tightest = limits.find((limit) => Math.max(0, limit.most) === most);
  return tightest ? { most, why: tightest.fact() } : null;
}

/** The largest amount that every limit lets through, 0 when none does. */
export function mostAllowed(limits: readonly Limit[]): Cents {
  return Math.max(0, Math.min(...limits.map((limit) => limit.most)));
}

/** The largest whole number from 0 to `most` for which `holds`, given that it holds up to some point and not beyond; 0 where it holds for none. */
export function largest(most: number, holds: (candidate: number) => boolean): number {
  // Mostly nothing else binds, and then there is nothing to search.
  if (holds(most)) return most;
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
