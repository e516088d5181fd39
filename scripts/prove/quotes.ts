/** The promises of refusals: an amount that one quotes must work, and a cent more must not. */

import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import { parseDollars } from '@/events/money';
import type { Refusal } from '@/events/refusal';

/** The largest amount that a refusal says would work, in cents; 0 where it says none would, null where it quotes none. */
export function quoted({ message }: Refusal): number | null {
  if (message.endsWith('; no amount would do now.')) return 0;
  const match = /; [\w ]+ (\$[\d,]+\.\d\d) or less\.$/.exec(message);
  return match?.[1] === undefined ? null : parseDollars(match[1]);
}

/** Refusals that a smaller amount would mend. */
const OF_LIMITS = /^(?:INSUFFICIENT_|EXCEEDS_|RESERVE_|BILLS_PLEDGED|.*OVERDRAFT_LIMIT)/;

/** Refusals of what would be too large for any board, which limits know nothing of. */
const OF_SIZE = ['TOO_MANY_OPEN', 'BALANCE_TOO_LARGE'];

/** What is wrong with the amount that a refusal quotes, or does not quote. */
export function quoteFaults(
  before: BankingRound,
  event: BankingEvent,
  refused: Refusal,
  offers: Offers,
): readonly string[] {
  if (!('amount' in event)) return [];
  const most = quoted(refused);
  if (most === null) {
    return OF_LIMITS.test(refused.code) ? [`${refused.code} quotes no amount`] : [];
  }
  const still = (amount: number) => wouldRefuse(before, { ...event, amount }, offers);
  const works = most === 0 ? null : still(most);
  return [
    ...(works && !OF_SIZE.includes(works.code)
      ? [`it quotes ${most}, which is refused: ${works.code}`]
      : []),
    ...(still(most + 1) ? [] : [`it quotes ${most}, and a cent more is accepted`]),
  ];
}
