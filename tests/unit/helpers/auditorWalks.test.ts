/**
 * The auditor on long random walks: it books whatever the judge lets pass, and
 * its two ways to every net worth, its notes and its pledges must agree throughout.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Auditor, audited } from '../../helpers/auditor';
import type { AuditedEvent } from '../../helpers/auditor/events';
import { account, bank, bills, customer, setSystem } from '../../helpers/auditor/short';
import { judged } from '../../helpers/judge';

/** The parties of a system from `first` on: three banks, then three customers, each with its own bank. */
function openingOf(system: string, first: number): readonly AuditedEvent[] {
  const joining = first > 0 && system !== 'clearinghouse' ? 10_000 : 0;
  const [one, two, three] = [first, first + 1, first + 2];
  const banks = [bank(12_000, joining), bank(12_000, joining), bank(12_000, joining)];
  const accounts = [one, two, three].map((issuer) => account(issuer + 3, issuer, 8000));
  const further = {
    correspondent: [account(one, two, 2000), account(two, one, 0), account(three, one, 1000)],
    chips: [one, two, three].map((member) => account(member, 1, 4000)),
  }[system];
  return [
    ...[setSystem(system), ...banks, customer(9000), customer(9000), customer(9000)],
    ...[...accounts, bills(one, 15_000), bills(two, 5000), bills(0, 8000), ...(further ?? [])],
  ];
}

/** What someone is about to do, in any system; it becomes an event when its turn comes. */
const intent = fc.record({
  kind: fc.nat(17),
  one: fc.nat(2),
  other: fc.nat(2),
  debt: fc.nat(9),
  amount: fc.oneof(fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 1, max: 400 })),
  rate: fc.constantFrom(0, 1, 333, 500, 10_000),
  haircut: fc.constantFrom(0, 200, 3333, 5000),
  overdraft: fc.constantFrom(0, 1000, 10_000),
  isEither: fc.boolean(),
});
type Intent = typeof intent extends fc.Arbitrary<infer One> ? One : never;

/** The events of every kind that an intent could mean among the parties from `first` on. */
function eventsOf(auditor: Auditor, first: number, meant: Intent): readonly AuditedEvent[] {
  const { amount, rate, haircut, isEither } = meant;
  const [bankId, otherBank] = [first + meant.one, first + meant.other];
  const [who, other] = [bankId + 3, otherBank + 3];
  const open = (kind: string): number => {
    const ids = [...auditor.debts.values()].filter((debt) => debt.kind === kind);
    return ids[meant.debt % Math.max(ids.length, 1)]?.id ?? -1;
  };
  const by = isEither ? 'deposits' : 'cash';
  const atBank = { customer: who, bank: bankId, amount };
  const between = { from: bankId, to: otherBank, amount };
  const lender = isEither ? otherBank : 0;
  const hasHouse = auditor.system === 'clearinghouse' || auditor.system === 'chips';
  const settling: AuditedEvent = hasHouse
    ? { type: 'settleDues', bank: meant.debt > 3 ? bankId : 'all', with: first - 1 }
    : { type: 'settleDues', bank: bankId, with: otherBank, by: isEither ? 'credit' : 'debit' };
  const paying: AuditedEvent = {
    type: 'transfer',
    from: who,
    fromBank: bankId,
    to: other,
    toBank: otherBank,
    amount,
  };
  return [
    ...[paying, paying, paying, settling],
    { type: 'deposit', ...atBank },
    { type: 'withdraw', ...atBank },
    { type: isEither ? 'getLoan' : 'getMortgage', ...atBank },
    { type: 'repayLoan', loan: open('Loans'), amount: Math.ceil(amount / 4), by },
    { type: 'repayMortgage', loan: open('Mortgage'), amount: Math.ceil(amount / 4), by },
    { type: 'payDues', ...between },
    { type: 'netDues', bank: bankId, with: hasHouse ? first - 1 : otherBank },
    { type: 'bankTransfer', ...between },
    { type: 'getFedFundsLoan', borrower: bankId, lender: otherBank, amount, rate },
    { type: 'payFedFundsLoan', loan: open('Fed Funds'), amount: Math.ceil(amount / 4) },
    { type: isEither ? 'buySecurities' : 'sellSecurities', bank: bankId, amount },
    { type: 'doRepo', borrower: bankId, lender, amount, rate, haircut },
    { type: isEither ? 'unwindRepo' : 'failRepo', repo: open('Repos') },
    isEither
      ? { type: 'setOverdraft', value: meant.overdraft }
      : { type: 'setInterestRate', value: rate },
  ];
}

/** Plays what the judge lets pass; the types of the events that were. */
function walk(
  auditor: Auditor,
  first: number,
  intents: readonly Intent[],
  check: () => void,
): readonly string[] {
  return intents.flatMap((meant) => {
    const event = eventsOf(auditor, first, meant)[meant.kind];
    if (!event || judged(auditor, event, 'opening') !== null) return [];
    auditor.play(event);
    check();
    return [event.type];
  });
}

const ANYWHERE = 'deposit withdraw transfer getLoan getMortgage repayLoan repayMortgage';
const BY_CENTRAL_BANK =
  'bankTransfer getFedFundsLoan payFedFundsLoan buySecurities sellSecurities doRepo unwindRepo failRepo';

/** A system, the first bank's id in it, and what a walk in it must have met. */
const SYSTEMS: readonly (readonly [system: string, first: number, met: string])[] = [
  ['national', 0, 'payDues netDues'],
  ['correspondent', 0, 'payDues netDues settleDues'],
  ['clearinghouse', 1, 'netDues settleDues'],
  ['centralbank', 1, BY_CENTRAL_BANK],
  ['chips', 2, `${BY_CENTRAL_BANK} settleDues`],
];

test.each(SYSTEMS)('in the system %s every sheet agrees and nothing is lost', (...drawn) => {
  const [system, first, met] = drawn;
  const opening = openingOf(system, first);
  const worthOf = (auditor: Auditor): number =>
    auditor.sheets().reduce((total, { netWorth }) => total + netWorth, 0);
  const billsOf = (auditor: Auditor): number =>
    auditor.parties.reduce((total, party) => total + party.bills, 0);
  const [worth, issued] = [worthOf(audited(opening)), billsOf(audited(opening))];
  const seen = new Set<string>();
  const walks = fc.array(intent, { minLength: 100, maxLength: 200, size: 'max' });
  fc.assert(
    fc.property(walks, (intents) => {
      const auditor = audited(opening);
      const played = walk(auditor, first, intents, () => {
        expect([worthOf(auditor), billsOf(auditor)]).toEqual([worth, issued]);
      });
      for (const one of played) seen.add(one);
    }),
    { seed: 3, numRuns: 40 },
  );
  expect([...seen]).toEqual(expect.arrayContaining(`${ANYWHERE} ${met}`.split(' ')));
});
