/** Dealers live on repo: they fund the bills they hold, and lend to one side what they borrow from the other. */

import { billsOf, openRepos } from '@/events/banking/ledger/securities';
import { settlementBalance } from '@/events/banking/systems/reserves';
import type { Cents } from '@/events/money';
import { creditorOf, debtorOf } from '../../../../events/banking/ledger/ends';
import type { LessonBoard } from '../../course/lesson';
import { repo } from '../../course/opening';
import { lastStep, now, type PlayedEvent, startOf, stepsSince } from '../../course/queries';
import {
  billHolders,
  centralBank,
  REPO_OFFERS,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { closesRound, openDebts } from '../../course/reserveQueries';
import { type Progress, taskOf } from '../../course/task';

const DEALERS = [1, 2];

/** Whether a dealer has pledged bills that it received. */
function hasPledgedOn(progress: Progress): boolean {
  return openRepos(now(progress).book).some(
    (repo) => DEALERS.includes(debtorOf(repo)) && repo.collateral.received.length > 0,
  );
}

const matchedBook = taskOf({
  goal: 'Let a dealer run a matched book: receive bills in one repo, and pledge them on in another.',
  begins: { party: 2, act: 'doRepo', role: 'lender' },
  hints: [
    'Take Dealer 2. It has no bills of its own, so it can only pledge what it has received.',
    'Use Do a Repo twice: first let Dealer 2 lend, then let it borrow. Received bills are pledged first.',
    'For example, let Dealer 1 borrow $40 from Dealer 2 at 5 %, and Dealer 2 borrow $40 from Bank 1 at 4 %, both with a haircut of 2 %.',
  ],
  conditions: [
    {
      says: 'receive bills in one repo',
      holds: (progress) =>
        hasPledgedOn(progress) ||
        openRepos(now(progress).book).some((repo) => DEALERS.includes(creditorOf(repo))),
    },
    { says: 'pledge them on in another', holds: hasPledgedOn },
  ],
});

/** What a step has a dealer buy in bills; below zero what it sells. */
function bought({ event }: PlayedEvent, dealer: number): Cents {
  if (event.type === 'sellSecurities' && event.bank === dealer) return event.amount;
  return event.type === 'buySecurities' && event.bank === dealer ? -event.amount : 0;
}

/** What a dealer has bought in bills since the task began. */
function purchaseOf(progress: Progress, dealer: number): Cents {
  return stepsSince(progress).reduce((sum, step) => sum + bought(step, dealer), 0);
}

const financeAPurchase = taskOf({
  goal: 'Let a dealer buy bills from the central bank and borrow all that they cost by repo.',
  begins: { party: 0, act: 'sellSecurities' },
  hints: [
    'The central bank sells the bills, and the dealer pays with what a repo brings in.',
    'Pick the central bank and use Sell Treasury Securities. Before or after that, use Do a Repo for at least as much cash.',
    'For example, sell Dealer 2 bills of $40, and let it borrow $40 from Bank 1. With a haircut of 0 % those bills are enough.',
  ],
  conditions: [
    {
      says: 'buy bills from the central bank',
      holds: (progress) => DEALERS.some((dealer) => purchaseOf(progress, dealer) > 0),
    },
    {
      says: 'borrow all that they cost by repo',
      holds(progress) {
        const round = now(progress);
        const known = openDebts(startOf(progress), 'Repos').map(({ id }) => id);
        return DEALERS.some((dealer) => {
          const purchase = purchaseOf(progress, dealer);
          const borrowed = openDebts(round, 'Repos')
            .filter((repo) => debtorOf(repo) === dealer && !known.includes(repo.id))
            .reduce((sum, { principal }) => sum + principal, 0);
          return purchase > 0 && borrowed >= purchase && settlementBalance(round, dealer) >= 0;
        });
      },
    },
  ],
});

const endFlat = taskOf({
  goal: 'End flat: leave no repo open, and no dealer with more or fewer bills than it started with.',
  begins: { party: 2, act: 'unwindRepo' },
  hints: [
    'Begin with the repo in which a dealer has pledged on what it received: those bills have to come back first.',
    'Use Unwind a Repo for each repo. For bills that a dealer bought, pick the central bank and use Buy Treasury Securities.',
    'Dealer 1 started with $200 of bills, and Dealer 2 with none.',
  ],
  completes: (progress) => closesRound(lastStep(progress)),
  conditions: [
    { says: 'no repo open', holds: (progress) => openDebts(now(progress), 'Repos').length === 0 },
    {
      says: 'no dealer with more or fewer bills than it started with',
      holds: (progress) =>
        DEALERS.every(
          (dealer) => billsOf(now(progress), dealer) === billsOf(progress.opening, dealer),
        ),
    },
  ],
});

export const board: LessonBoard = {
  about:
    'Dealer 1 has borrowed $100 by repo from a money fund, and has pledged part of its bills for it. Dealer 2 has $50 of cash and no bills. Bank 1 has $200 of cash to lend.',
  charts: ['privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: [
    ...centralBank(100),
    ...billHolders([
      { name: 'Dealer 1', balance: 50, bills: 200 },
      { name: 'Dealer 2', balance: 50, bills: 0 },
      { name: 'Money Fund', balance: 150, bills: 0 },
      { name: 'Bank 1', balance: 200, bills: 0 },
    ]),
    repo(1, 3, 100, 4, 2),
  ],
  offers: REPO_OFFERS,
  tasks: [matchedBook, financeAPurchase, endFlat],
};
