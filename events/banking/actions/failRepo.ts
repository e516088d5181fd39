/**
 * The borrower of a repo does not repurchase: the lender keeps bills worth cash
 * and interest, as far as they go, and the rest is released. What the kept bills
 * are worth more than the cash is the lender's gain. Where no days pass they never fall
 * short of it, for bills worth it were pledged, and both only ever fall together; where
 * interest accrues, or the price has fallen, they may, and the lender bears it.
 */

import { type Cents, dollars } from '../../money';
import { type Phrase, phrase } from '../../phrase';
import { ACTOR } from '../../world/compose';
import { creditOf, findCredit } from '../ledger/book';
import { creditorOf, debtorOf } from '../ledger/ends';
import { Journal } from '../ledger/journal';
import { type NarrationContext, theParty } from '../ledger/narration';
import { marketValueOf } from '../ledger/price';
import { repoOf } from '../ledger/securities';
import { balanceOf } from '../ledger/state';
import { defineAction } from './action';
import { worthClause } from './shared/bills';
import { debtField } from './shared/lending';
import {
  closeOut,
  failureOf,
  refusePledgedOn,
  repoActors,
  repurchasePrice,
  type Source,
  sourcesOf,
} from './shared/repos';

export const failRepo = defineAction({
  type: 'failRepo',
  wire: { type: 25, fields: ['repo'] },
  kind: 'act',
  fields: { repo: debtField('Repo', 'Repos') },
  actors: (book, event) => repoActors(book, event.repo),

  label: 'Let a Borrower Default',
  verb: 'let default',
  compose: [ACTOR, 'lets', { slot: 'repo' }, 'go into default'],
  codes: ['REPO_PLEDGED_ON'],

  refuse: (state, event) => refusePledgedOn(state.book, creditOf(state.book, event.repo)),

  post(journal, event) {
    closeOut(journal, repoOf(journal.book, event.repo));
  },

  netWorthEffect: {
    reason: { endows: false, tell: (amount) => `${amount} on the repo in default` },
    gains: ({ before, event }) => closeOut(new Journal(before), repoOf(before.book, event.repo)),
  },

  narrate(context) {
    const repo = repoOf(context.before.book, context.event.repo);
    const { kept, released } = failureOf(context.before, repo);
    const balance = balanceOf(context.before, repo);
    const { book } = context.before;
    const outcome = tellOutcome(marketValueOf(book, kept) - balance);
    const owed = dollars(repurchasePrice(context.before, repo));
    const borrower = theParty(context, debtorOf(repo));
    const rest = released > 0 ? phrase` Bills of ${dollars(released)} go back to ${borrower}.` : [];
    const sources = sourcesOf(book, repo, kept).map(
      (source) => phrase` ${tellSource(context, source, kept, creditorOf(repo))}`,
    );
    return phrase`${theParty(context, debtorOf(repo), 'opening')} does not repurchase: ${owed} was owed, and ${theParty(context, creditorOf(repo))} keeps ${dollars(kept)} of Treasury Bills${worthClause(book, kept)}, ${outcome}.${sources.flat()}${rest}`;
  },

  examples: [{ board: 23, event: { type: 'failRepo', repo: 0 } }],
});

/** What the bills kept come to beside what was lent. */
function tellOutcome(excess: Cents): string {
  if (excess === 0) return 'just what it had lent';
  return `${dollars(Math.abs(excess))} ${excess > 0 ? 'more' : 'less'} than it had lent`;
}

/** Whose bills were kept that the borrower had itself received, and what that does to the debt under which it had. */
function tellSource(
  context: NarrationContext<unknown>,
  source: Source,
  kept: Cents,
  taker: number,
): Phrase {
  const { repo, own } = source;
  const [owner, lender] = [debtorOf(repo), creditorOf(repo)];
  const setOff = context.after.postings
    .filter(
      ({ claim }) => claim.kind === 'credit' && [claim.id, claim.accruedOnId].includes(repo.id),
    )
    .reduce((sum, { delta }) => sum - delta, 0);
  const left = balanceOf(context.after, findCredit(context.after.book, repo.id));
  const debt =
    setOff === 0
      ? phrase`debt to ${theParty(context, lender)} was set off before`
      : left > 0
        ? phrase`debt to ${theParty(context, lender)} falls by ${dollars(setOff)}`
        : phrase`debt of ${dollars(setOff)} to ${theParty(context, lender)} is set off`;
  if (own === 0) return phrase`${theParty(context, owner, 'opening')}’s ${debt}.`;
  if (owner === taker) {
    const what = own === kept ? 'its own bills' : `${dollars(own)} of its own bills`;
    return phrase`${theParty(context, owner, 'opening')} has ${what} back, and its ${debt}.`;
  }
  const what = own === kept ? 'They' : `${dollars(own)} of them`;
  return phrase`${what} were ${theParty(context, owner)}’s, whose ${debt}.`;
}
