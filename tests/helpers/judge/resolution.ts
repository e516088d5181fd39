/** What the rules ask before a bank is closed. */
import type { Auditor } from '../auditor';
import { pledgedOn, unpledged } from '../auditor/bills';
import { partiesOf } from '../auditor/books';
import type { EventNamed } from '../auditor/events';
import { closeBank, fundOf } from '../auditor/resolution';
import { standing } from './capital';
import type { Finding } from './limits';

/** What a bank could lay its hands on today: cash, balances elsewhere, and 98 % of its free bills where they can be borrowed on. */
function means(auditor: Auditor, bank: number): number {
  const worth = BigInt(unpledged(auditor, bank)) * 98n * BigInt(auditor.price);
  const bills = auditor.hasCentralBank ? Number(worth / 1_000_000n) : 0;
  const balances = [...auditor.accounts].filter(
    ([pair, balance]) => partiesOf(pair)[0] === bank && balance > 0,
  );
  return balances.reduce((sum, [, balance]) => sum + balance, auditor.party(bank).cash + bills);
}

/** What a bank has to pay today. */
function dueOf(auditor: Auditor, bank: number): number {
  const day = auditor.clock?.day ?? 0;
  const overdrawn = auditor.hasCentralBank ? Math.max(0, -auditor.reserve(bank)) : 0;
  return [...auditor.debts.values()]
    .filter(({ debtor, due }) => debtor === bank && due !== null && due <= day)
    .reduce((sum, { balance, accrued }) => sum + balance + accrued, overdrawn);
}

function isPledgedOn(auditor: Auditor, bank: number): boolean {
  return [...auditor.pledges].some(
    ([id, { borrower }]) => borrower === bank && pledgedOn(auditor, id) > 0,
  );
}

function hasWaiting(auditor: Auditor, bank: number): boolean {
  const isWithHouse = ([pair, due]: readonly [string, number]): boolean => {
    const ends = partiesOf(pair);
    return (
      due > 0 && ends.includes(bank) && ends.some((id) => auditor.typeOf(id) === 'clearinghouse')
    );
  };
  return (
    [...auditor.dues].some(isWithHouse) ||
    auditor.queue.some(({ fromBank, toBank }) => fromBank === bank || toBank === bank)
  );
}

export function closingFindings(
  auditor: Auditor,
  event: EventNamed<'closeBank'>,
): readonly Finding[] {
  const { bank, into } = event;
  const isSound =
    standing(auditor, bank).capital >= 0n && means(auditor, bank) >= dueOf(auditor, bank);
  const before: readonly Finding[] = [
    ['BANK_SOUND', isSound],
    ['REPO_PLEDGED_ON', isPledgedOn(auditor, bank)],
    ['PAYMENTS_WAIT', hasWaiting(auditor, bank)],
  ];
  // Whether everybody can be paid shows once it is done, in books of its own.
  return before.some(([, applies]) => applies) ? before : paymentFindings(auditor, bank, into);
}

function paymentFindings(auditor: Auditor, bank: number, into: number): readonly Finding[] {
  const books = auditor.copy();
  const paid = closeBank(books, { type: 'closeBank', bank, into });
  const isPaidAway = paid.some(
    ({ to, sum }) => sum > 0 && to !== into && auditor.typeOf(to) !== 'customer',
  );
  const fund = fundOf(books);
  const { overdraft } = auditor.settings;
  const isShort = auditor.hasCentralBank && isPaidAway && books.reserve(into) < -overdraft;
  return [
    ['INSUFFICIENT_CASH', !auditor.hasCentralBank && books.party(into).cash < 0],
    [overdraft === 0 ? 'INSUFFICIENT_DEPOSITS' : 'DAYLIGHT_OVERDRAFT_LIMIT', isShort],
    ['INSUFFICIENT_BILLS', fund !== -1 && books.party(fund).bills < 0],
  ];
}
