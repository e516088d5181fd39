/** What can be done about the limit of overdrafts, under a refusal that it made. */

import type { Offers } from '@/events/banking/actions/offers';
import type { BankingRound } from '@/events/banking/board/rules';
import { settingEvent } from '@/events/banking/ledger/settings';
import { dollars } from '@/events/money';
import type { Refusal } from '@/events/refusal';
import { isOffered } from '@/events/world/offers';

interface LimitNoteProps {
  readonly refusal: Refusal;
  readonly round: BankingRound;
  readonly offers: Offers;
  /** Replaces the act by another, by name. */
  readonly onChoose: (type: string) => void;
}

/** The note; nothing where another rule refused, or where the board fixes the limit. */
export function LimitNote({ refusal, round, offers, onChoose }: LimitNoteProps) {
  const setting = settingEvent('overdraft');
  if (!isOffered(setting, offers) || !isByLimit(refusal, round)) return null;
  const { settings, notes } = round.book;
  const limit = notes ? 'daylight overdraft limit of the banks' : 'overdraft limit';
  return (
    <>
      {' '}
      {/* A limit above zero the refusal has named. */}
      {settings.overdraft === 0 && `The ${limit} is ${dollars(0)}: `}
      <button type="button" className="text-button" onClick={() => onChoose(setting)}>
        set another limit
      </button>
    </>
  );
}

/** Where no overdraft is allowed, an account that holds too little is refused for that reason. */
function isByLimit({ code }: Refusal, { book }: BankingRound): boolean {
  if (code === 'OVERDRAFT_LIMIT' || code === 'DAYLIGHT_OVERDRAFT_LIMIT') return true;
  return code === 'INSUFFICIENT_DEPOSITS' && book.notes === null;
}
