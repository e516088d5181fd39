/** A debtor pledges more bills for a debt that bills secure, as a lender asks where they have lost in value. */
import { dollars, exactDollars } from '../../../money';
import { phrase } from '../../../phrase';
import { ACTOR } from '../../../world/compose';
import { amount, reference } from '../../../world/fields';
import { withTerms } from '../../ledger/credits';
import { SECURED_DEBT } from '../../ledger/debtTargets';
import { creditorOf, debtorOf } from '../../ledger/ends';
import { nameIn } from '../../ledger/naming';
import { theParty } from '../../ledger/narration';
import { addableBills, collateralOf, marginCalls, repoOf, withMore } from '../../ledger/securities';
import { balanceOf } from '../../ledger/state';
import { defineAction } from '../action';
import { worthClause } from '../shared/bills';
import { actorsOnDebt } from '../shared/lending';

export const pledge = defineAction({
  type: 'pledge',
  wire: { type: 52, fields: ['repo', 'amount'] },
  kind: 'act',
  needsClock: true,
  fields: { repo: reference('Repo', SECURED_DEBT), amount: amount() },
  actors: (book, { repo }) => actorsOnDebt(book, repo, SECURED_DEBT, debtorOf),

  label: 'Pledge More Bills',
  verb: 'pledge',
  compose: [ACTOR, 'pledges', { slot: 'amount' }, 'more of Treasury Bills for', { slot: 'repo' }],
  codes: ['INSUFFICIENT_BILLS', 'BILLS_PLEDGED'],

  limits(state, { repo }) {
    const debt = repoOf(state.book, repo);
    const { held, free } = addableBills(state, debt);
    const name = nameIn(state.book, debtorOf(debt));
    return [
      {
        code: 'INSUFFICIENT_BILLS',
        field: 'amount',
        most: held,
        fact: () => `${name} has ${exactDollars(held)} of Treasury Bills that could secure this`,
      },
      {
        code: 'BILLS_PLEDGED',
        field: 'amount',
        most: free,
        fact: () =>
          `${name} has pledged ${exactDollars(held - free)} of the ${exactDollars(held)} of Treasury Bills that could secure this`,
      },
    ];
  },

  post(journal, { repo, amount: face }) {
    const debt = repoOf(journal.book, repo);
    const collateral = withMore(journal.book, debt, face);
    journal.adopt(withTerms(journal.book, debt, { collateral }));
  },

  netWorthEffect: null,

  narrate(context) {
    const { repo, amount: face } = context.event;
    const { before, after } = context;
    const debt = repoOf(after.book, repo);
    const all = collateralOf(debt);
    const call = marginCalls(after).find((one) => one.debt.id === repo);
    const still = call ? ` ${dollars(call.asked)} more is still asked for.` : '';
    return phrase`${theParty(context, debtorOf(debt), 'opening')} pledges ${dollars(face)} more of Treasury Bills to ${theParty(context, creditorOf(debt))}; ${dollars(all)} of them${worthClause(after.book, all)}, now secure the ${dollars(balanceOf(before, debt))} that it owes.${still}`;
  },

  examples: [
    {
      board: [
        { type: 'setSystem', system: 'centralbank' },
        { type: 'startClock', basis: 360 },
        { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 0, deposit: 100000 },
        { type: 'createBank', name: 'Bank 2', partyType: 'bank', cash: 0, deposit: 100000 },
        { type: 'issueSecurity', party: 1, amount: 50000 },
      ],
      after: [
        { type: 'doRepo', borrower: 1, lender: 2, amount: 19600, rate: 400, haircut: 200, term: 7 },
        { type: 'setPrice', price: 9800 },
      ],
      event: { type: 'pledge', repo: 0, amount: 500 },
    },
  ],
});
