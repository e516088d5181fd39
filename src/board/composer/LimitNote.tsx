/** What can be done about the limit of overdrafts, under a refusal that it made. */

import type { Offers } from '@/events/banking/actions/offers';
import type { BankingRound } from '@/events/banking/board/rules';
import { dollars } from '@/events/money';
import type { Refusal } from '@/events/refusal';
import { isOffered } from '@/events/world/offers';
import { settingEvent } from '@/src/lessons/course/opening';

interface LimitNoteProps {
  readonly refusal: Refusal;
  readonly round: BankingRound;
  readonly offers: Offers;
}

/** The note; nothing where another rule refused, or where the board fixes the limit. */
export function LimitNote({ refusal, round, offers }: LimitNoteProps) {
  if (!isOffered(settingEvent('overdraft'), offers) || !isByLimit(refusal, round)) return null;
  const { settings, notes } = round.book;
  const limit = notes ? 'daylight overdraft limit of the banks' : 'overdraft limit';
  return (
    <p className="form-note">
      The {limit} is {dollars(settings.overdraft)}. You set it for the whole board: raise “Overdraft
      limit” under “Settings and notes”.
    </p>
  );
}

/** Where no overdraft is allowed, an account that holds too little is refused for that reason. */
function isByLimit({ code }: Refusal, { book }: BankingRound): boolean {
  if (code === 'OVERDRAFT_LIMIT' || code === 'DAYLIGHT_OVERDRAFT_LIMIT') return true;
  return code === 'INSUFFICIENT_DEPOSITS' && book.notes === null;
}
