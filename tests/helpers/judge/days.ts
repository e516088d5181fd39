/** What the rules ask of the end of a day, and of debts that run on. */
import type { Auditor } from '../auditor';
import { pledgedUnder } from '../auditor/bills';
import { partiesOf } from '../auditor/books';
import type { EventNamed } from '../auditor/events';
import { account, type Finding, reserve } from './limits';

/** A day ends when nothing waits, nothing is overdue, no pledge is short of its haircut, and no bank is overdrawn with the central bank: in that order. */
export function closeFindings(auditor: Auditor): readonly Finding[] {
  const day = auditor.clock?.day ?? 0;
  const withHouse = [...auditor.dues].some(
    ([pair, due]) =>
      due > 0 && partiesOf(pair).some((id) => auditor.typeOf(id) === 'clearinghouse'),
  );
  const isOverdue = [...auditor.debts.values()].some(({ due }) => due !== null && due <= day);
  const isOverdrawn =
    auditor.hasCentralBank &&
    auditor.parties.some(({ type }, id) => type === 'bank' && auditor.reserve(id) < 0);
  return [
    ['PAYMENTS_WAIT', withHouse || auditor.queue.length > 0],
    ['DUE_TODAY', isOverdue],
    ['MARGIN_DUE', isShort(auditor)],
    ['OVERDRAWN_AT_CLOSE', isOverdrawn],
  ];
}

/** Whether what is pledged for any debt is worth less, the haircut taken off, than its principal, though a cent of face value came to it. */
function isShort({ debts, pledges, price }: Auditor): boolean {
  return [...pledges].some(([id, pledge]) => {
    const owed = BigInt(debts.get(id)?.balance ?? 0) * 100_000_000n;
    const nearly = BigInt(pledgedUnder(pledge)) + 1n;
    return nearly * BigInt(10_000 - pledge.haircut) * BigInt(price) <= owed;
  });
}

/** Only what falls due on a day can be put off; the interest so far has to be paid, or is added. */
export function rollFindings(
  auditor: Auditor,
  { claim, interest }: EventNamed<'rollOver'>,
): readonly Finding[] {
  const debt = auditor.debt(claim);
  const sum = interest === 'paid' ? debt.accrued : 0;
  const funds =
    auditor.typeOf(debt.debtor) === 'customer'
      ? account(auditor, debt.debtor, debt.creditor, sum)
      : reserve(auditor, debt.debtor, sum);
  return [['NOTHING_DUE', debt.due === null], ...(sum > 0 ? funds : [])];
}
