/** A repo runs off: cash and interest go back, and the bills are free again. */

import { dollars, exactDollars } from '../../money';
import { clauses, say } from '../../phrase';
import { refusal } from '../../refusal';
import { CENTRAL_BANK, creditOf } from '../ledger/book';
import { collateralOf, repoOf } from '../ledger/securities';
import { balanceOf } from '../ledger/state';
import { theParty } from '../ledger/telling';
import { paySettlement, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';
import { credit } from './credit';
import { interestBetween } from './lending';
import { endRepo, partiesOf, refusePledgedOn, repoInterest } from './repos';

export const unwindRepo = defineAction({
  type: 'unwindRepo',
  wire: { type: 23, fields: ['repo'] },
  fields: { repo: credit('Repo', 'Repos') },
  actors: (book, event) => partiesOf(book, event.repo),

  label: 'Unwind a Repo',
  verb: 'unwind',

  refuse(state, event) {
    const repo = creditOf(state.book, event.repo);
    const pledgedOn = refusePledgedOn(state.book, repo);
    if (pledgedOn || repo.subordinateId === CENTRAL_BANK) return pledgedOn;
    const paid = balanceOf(state, repo) + repoInterest(state, repo);
    const { code, most, fact } = settlementLimit(state, repo.subordinateId, 'repo');
    return paid <= most
      ? null
      : refusal(code, `${fact()}; ${exactDollars(paid)} is needed to repurchase.`, 'repo');
  },

  post(journal, event) {
    const repo = creditOf(journal.book, event.repo);
    const paid = journal.balance(repo) + repoInterest(journal, repo);
    paySettlement(journal, repo.subordinateId, repo.superiorId, paid);
    endRepo(journal, repo);
  },

  worth({ before, event }) {
    const repo = creditOf(before.book, event.repo);
    return interestBetween(repo.subordinateId, repo.superiorId, repoInterest(before, repo));
  },

  narrate(told) {
    const repo = repoOf(told.before.book, told.event.repo);
    const interest = repoInterest(told.before, repo);
    const carried = interest > 0 ? ` and ${dollars(interest)} of interest` : '';
    const opening = say`${theParty(told, repo.subordinateId, 'opening')} pays ${theParty(told, repo.superiorId)} ${dollars(balanceOf(told.before, repo))}${carried}`;
    const { own } = repo.collateral;
    const received = collateralOf(repo) - own;
    return say`${clauses([
      opening,
      ...(own > 0 ? [[`its Treasury Bills of ${dollars(own)} are free again`]] : []),
      ...(received > 0
        ? [
            [
              `${own > 0 ? 'it has' : 'has'} back the ${dollars(received)} of bills that it had pledged on`,
            ],
          ]
        : []),
    ])}.`;
  },

  examples: [
    { lesson: 22, event: { type: 'unwindRepo', repo: 1 } },
    { lesson: 24, event: { type: 'unwindRepo', repo: 0 } },
  ],
});
