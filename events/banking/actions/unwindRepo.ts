/** A repo runs off: cash and interest go back, and the bills are free again. */

import { dollars, exactDollars } from '../../money';
import { clauses, phrase } from '../../phrase';
import { refusal } from '../../refusal';
import { ACTOR } from '../../world/compose';
import { CENTRAL_BANK, creditOf } from '../ledger/book';
import { creditorOf, debtorOf } from '../ledger/ends';
import { theParty } from '../ledger/narration';
import { INTEREST, netWorthTransfer } from '../ledger/netWorth';
import { collateralOf, repoOf } from '../ledger/securities';
import { balanceOf } from '../ledger/state';
import { paySettlement, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';
import { debtField } from './shared/lending';
import {
  endRepo,
  interestOwed,
  refusePledgedOn,
  repoActors,
  repoCharge,
  repurchasePrice,
} from './shared/repos';

export const unwindRepo = defineAction({
  type: 'unwindRepo',
  wire: { type: 23, fields: ['repo'] },
  kind: 'act',
  fields: { repo: debtField('Repo', 'Repos') },
  actors: (book, event) => repoActors(book, event.repo),

  label: 'Unwind a Repo',
  verb: 'unwind',
  compose: [ACTOR, 'unwinds', { slot: 'repo' }],
  codes: [
    'REPO_PLEDGED_ON',
    'INSUFFICIENT_DEPOSITS',
    'DAYLIGHT_OVERDRAFT_LIMIT',
    'BALANCE_TOO_LARGE',
  ],

  refuse(state, event) {
    const repo = creditOf(state.book, event.repo);
    const pledgedOn = refusePledgedOn(state.book, repo);
    if (pledgedOn || debtorOf(repo) === CENTRAL_BANK) return pledgedOn;
    const paid = repurchasePrice(state, repo);
    const { code, most, fact } = settlementLimit(state, debtorOf(repo), 'repo');
    return paid <= most
      ? null
      : refusal(code, `${fact()}; ${exactDollars(paid)} is needed to repurchase.`, 'repo');
  },

  post(journal, event) {
    const repo = creditOf(journal.book, event.repo);
    const paid = repurchasePrice(journal, repo);
    paySettlement(journal, debtorOf(repo), creditorOf(repo), paid);
    endRepo(journal, repo);
  },

  netWorthEffect: {
    reason: INTEREST,
    gains({ before, event }) {
      const repo = creditOf(before.book, event.repo);
      return netWorthTransfer(debtorOf(repo), creditorOf(repo), repoCharge(before, repo));
    },
  },

  narrate(context) {
    const repo = repoOf(context.before.book, context.event.repo);
    const interest = interestOwed(context.before, repo);
    const carried = interest > 0 ? ` and ${dollars(interest)} of interest` : '';
    const opening = phrase`${theParty(context, debtorOf(repo), 'opening')} pays ${theParty(context, creditorOf(repo))} ${dollars(balanceOf(context.before, repo))}${carried}`;
    const { own } = repo.collateral;
    const received = collateralOf(repo) - own;
    return phrase`${clauses([
      opening,
      ...(own > 0 ? [[`its ${dollars(own)} of Treasury Bills are free again`]] : []),
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
    { board: 22, event: { type: 'unwindRepo', repo: 1 } },
    { board: 24, event: { type: 'unwindRepo', repo: 0 } },
  ],
});
