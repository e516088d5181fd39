/** A creditor gives up what it will not be paid: the loss is its own, and its shareholders' where that is not enough. */
import { itemAt } from '../../../assert';
import { type Cents, dollars, exactDollars } from '../../../money';
import { phrase } from '../../../phrase';
import { ACTOR } from '../../../world/compose';
import { amount, reference } from '../../../world/fields';
import { creditOf, sharesOf } from '../../ledger/book';
import { shareCapital, WORTH_VERBS, worthName, worthOf } from '../../ledger/capital';
import { UNSECURED_DEBT } from '../../ledger/debtTargets';
import { creditorOf, debtorOf } from '../../ledger/ends';
import { owedOn } from '../../ledger/interest';
import { Journal } from '../../ledger/journal';
import { nameIn } from '../../ledger/naming';
import { theParty } from '../../ledger/narration';
import { type Gains, netWorthTransfer } from '../../ledger/netWorth';
import { inProportion } from '../../ledger/proportion';
import { balanceOf } from '../../ledger/state';
import { defineAction } from '../action';
import { actorsOnDebt, settleAccrued } from '../shared/lending';

export const writeOff = defineAction({
  type: 'writeOff',
  wire: { type: 36, fields: ['claim', 'amount'] },
  kind: 'act',
  needsClock: true,
  fields: { claim: reference('Debt', UNSECURED_DEBT), amount: amount() },
  actors: (book, { claim }) => actorsOnDebt(book, claim, UNSECURED_DEBT, creditorOf),

  label: 'Write a Debt Off',
  verb: 'write off',
  compose: [ACTOR, 'writes off', { slot: 'amount' }, 'of', { slot: 'claim' }],
  codes: ['EXCEEDS_LOAN'],

  limits(state, { claim }) {
    const debt = creditOf(state.book, claim);
    const owed = owedOn(state, debt);
    const debtor = nameIn(state.book, debtorOf(debt));
    return [
      {
        code: 'EXCEEDS_LOAN',
        field: 'amount',
        most: owed,
        fact: () => `${debtor} owes ${exactDollars(owed)} with its interest`,
      },
    ];
  },

  post(journal, event) {
    giveUp(journal, event.claim, event.amount);
  },

  netWorthEffect: {
    reason: {
      endows: false,
      tell: (sum, rises) =>
        rises ? `${sum} that is no longer owed` : `${sum} that will not be paid`,
    },
    gains: ({ before, event }) => giveUp(new Journal(before), event.claim, event.amount),
  },

  narrate(context) {
    const { claim, amount: lost } = context.event;
    const debt = creditOf(context.before.book, claim);
    const [creditor, debtor] = [creditorOf(debt), debtorOf(debt)];
    const taken = shareCapital(context.before, creditor) - shareCapital(context.after, creditor);
    const [own, others] = [worthName(context.before, creditor), worthName(context.before, debtor)];
    const bears = taken > 0 ? 'capital falls' : `${own.toLowerCase()} ${WORTH_VERBS[own].falls}`;
    const gains = phrase`the ${others.toLowerCase()} of ${theParty(context, debtor)} ${WORTH_VERBS[others].rises}`;
    const opening = phrase`${theParty(context, creditor, 'opening')} writes off ${dollars(lost)} that ${theParty(context, debtor)} owes it: its ${bears} by as much, and ${gains}, as there is less to repay.`;
    const told =
      taken > 0
        ? phrase`${opening} Its retained earnings do not cover the loss, and ${dollars(taken)} of share capital is gone.`
        : opening;
    const left = owedOn(context.before, debt) - lost;
    return left > 0
      ? phrase`${told} ${theParty(context, debtor, 'opening')} still owes ${dollars(left)} on it.`
      : told;
  },

  examples: [
    {
      board: [
        { type: 'startClock', basis: 360 },
        { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 30000, deposit: 0 },
        { type: 'createBank', name: 'Ann', partyType: 'customer', cash: 0, deposit: 0 },
        { type: 'openAccount', holder: 1, issuer: 0, amount: 0 },
      ],
      after: [{ type: 'getLoan', customer: 1, bank: 0, amount: 20000 }],
      event: { type: 'writeOff', claim: 0, amount: 5000 },
    },
  ],
});

/** Sets so much of a debt off, its interest first, and takes what retained earnings do not cover from share capital. */
function giveUp(journal: Journal, claim: number, lost: Cents): Gains {
  const debt = creditOf(journal.book, claim);
  journal.repay(debt, lost - settleAccrued(journal, debt, lost));
  return [
    ...netWorthTransfer(creditorOf(debt), debtorOf(debt), lost),
    ...absorb(journal, creditorOf(debt)),
  ];
}

/** Takes a bank's deficit from its share capital as far as that goes, in proportion. */
function absorb(journal: Journal, bank: number): Gains {
  const shares = sharesOf(journal.book, bank);
  const deficit = Math.min(-worthOf(journal, bank), shareCapital(journal, bank));
  if (deficit <= 0) return [];
  const parts = inProportion(
    deficit,
    shares.map((one) => balanceOf(journal, one)),
  );
  return shares.flatMap((one, index) => {
    const part = itemAt(parts, index);
    journal.repay(one, part);
    return netWorthTransfer(creditorOf(one), bank, part);
  });
}
