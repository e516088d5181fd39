/**
 * The authority closes a bank that is worth less than nothing, or that cannot pay what falls due: another
 * bank takes over what is good and what is insured, and everybody else is paid by rank.
 */
import { assertDefined } from '../../../assert';
import { type Cents, dollars, total } from '../../../money';
import { type Phrase, phrase } from '../../../phrase';
import { refusal } from '../../../refusal';
import { ACTOR } from '../../../world/compose';
import { party } from '../../../world/fields';
import { CENTRAL_BANK } from '../../ledger/book';
import { capitalOf } from '../../ledger/capital';
import { findInsuranceFund, findResolutionAuthority } from '../../ledger/institutions';
import { Journal } from '../../ledger/journal';
import { type NarrationContext, tellParty, theParty } from '../../ledger/narration';
import { defineAction } from '../action';
import { listOverdrafts } from '../shared/overdrafts';
import { solvencyOf } from '../shared/solvency';
import { refuseMeans, refusePending, refuseSound } from './refusals';
import { type Closing, type WoundUp, windUp } from './windUp';

export const closeBank = defineAction({
  type: 'closeBank',
  wire: { type: 54, fields: ['bank', 'into'] },
  kind: 'act',
  needsClock: true,
  fields: { bank: party('Bank', ['bank']), into: party('Taken over by', ['bank']) },
  distinct: [['bank', 'into']],
  actors(book) {
    const authority = findResolutionAuthority(book);
    return authority === undefined ? [] : [authority];
  },
  refuseBoard: ({ book }) =>
    findResolutionAuthority(book) === undefined
      ? refusal(
          'NOT_OFFERED',
          'Neither an insurance fund nor a central bank is on this board to close a bank; choose one of the actions that it offers.',
        )
      : null,

  label: 'Close a Bank',
  verb: 'close',
  compose: [
    ACTOR,
    'closes',
    { slot: 'bank' },
    'and lets',
    { slot: 'into' },
    'take over what is good and what is insured',
  ],
  codes: [
    'NOT_OFFERED',
    'BANK_SOUND',
    'REPO_PLEDGED_ON',
    'PAYMENTS_WAIT',
    'INSUFFICIENT_CASH',
    'INSUFFICIENT_DEPOSITS',
    'DAYLIGHT_OVERDRAFT_LIMIT',
    'INSUFFICIENT_BILLS',
  ],

  refuse: (state, event) =>
    refuseSound(state, event.bank) ?? refusePending(state, event.bank) ?? refuseMeans(state, event),

  setsOffDebts: ['Dues', 'Fed Funds', 'Repos', 'Discount Loans', 'Shares', 'Accrued Interest'],
  post(journal, event) {
    windUp(journal, event);
  },

  netWorthEffect: {
    reason: { endows: false, tell: (sum) => `${sum} as a bank is closed` },
    gains: ({ before, event }) => windUp(new Journal(before), event).gains,
  },

  narrate(context) {
    const { before, event } = context;
    const { bank } = event;
    const wound = windUp(new Journal(before), event);
    const capital = capitalOf(before, bank);
    const why =
      solvencyOf(before, bank) === 'insolvent'
        ? `which owes ${dollars(-capital)} more than it has`
        : 'which cannot pay what falls due today';
    const authority = assertDefined(
      findResolutionAuthority(before.book),
      'authority on this board',
    );
    return phrase`${theParty(context, authority, 'opening')} closes ${tellParty(context, bank)}, ${why}. ${tellTakenOver(context, wound)}${tellOthers(context, wound)}${tellOwners(context, wound)}`;
  },
  // Told among what the bank owed to others, for a part of it may be lost.
  namesOverdrafts: ({ event }) => [event.bank],

  examples: [
    {
      board: [
        { type: 'setSystem', system: 'centralbank' },
        { type: 'startClock', basis: 360 },
        { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 0, deposit: 10_000 },
        { type: 'createBank', name: 'Bank 2', partyType: 'bank', cash: 0, deposit: 50_000 },
        { type: 'createBank', name: 'Ann', partyType: 'customer', cash: 30_000, deposit: 0 },
        { type: 'createBank', name: 'Ben', partyType: 'customer', cash: 0, deposit: 0 },
        { type: 'openAccount', holder: 3, issuer: 1, amount: 30_000 },
        { type: 'openAccount', holder: 4, issuer: 1, amount: 0 },
        { type: 'insureDeposits', limit: 25_000, amount: 50_000 },
      ],
      after: [
        { type: 'getLoan', customer: 4, bank: 1, amount: 40_000 },
        { type: 'withdraw', customer: 4, bank: 1, amount: 40_000 },
        { type: 'writeOff', claim: 0, amount: 15_000 },
      ],
      event: { type: 'closeBank', bank: 1, into: 2 },
    },
  ],
});

/** What the other bank takes over, and who pays for what is missing. */
function tellTakenOver(
  context: NarrationContext<Closing>,
  { estate, assumed, claims, shortfall }: WoundUp,
): Phrase {
  const { into } = context.event;
  const { book } = context.before;
  const insured = sumOf(claims, 'insured');
  const loans =
    assumed > 0 ? `, with the ${dollars(assumed)} that the discount window lent on them` : '';
  const opening = phrase`${tellParty(context, into)} takes over assets of ${dollars(estate + assumed)}${loans}`;
  const fund = findInsuranceFund(book);
  if (fund === undefined || insured === 0) return phrase`${opening}.`;
  const taken = phrase`${opening} and ${dollars(insured)} of insured deposits`;
  if (shortfall === 0) return phrase`${taken}.`;
  const how = book.notes
    ? phrase`sells bills to ${theParty(context, CENTRAL_BANK)} and pays the missing ${dollars(shortfall)}`
    : phrase`pays the missing ${dollars(shortfall)} with bills`;
  return phrase`${taken}; ${theParty(context, fund)} ${how}.`;
}

/** What becomes of secured creditors, and of those who share. */
function tellOthers({ before, event }: NarrationContext<Closing>, { claims }: WoundUp): string {
  const [pledged, rest, paid] = [
    sumOf(claims, 'pledged'),
    sumOf(claims, 'rest'),
    sumOf(claims, 'paid'),
  ];
  const secured = pledged > 0 ? ` Pledges cover ${dollars(pledged)}.` : '';
  if (rest === 0) return secured;
  const overdrafts = listOverdrafts(before, event.bank);
  const including = overdrafts.length > 0 ? `including ${overdrafts.join(' and ')}, ` : '';
  const what = ` Of ${dollars(rest)} owed to others, ${including}`;
  if (paid === 0) return `${secured}${what}nothing is paid.`;
  return paid === rest
    ? `${secured}${what}all is paid.`
    : `${secured}${what}${dollars(paid)} is paid, in proportion.`;
}

/** What becomes of the owners. */
function tellOwners(context: NarrationContext<Closing>, { owners, left }: WoundUp): Phrase {
  if (left > 0) {
    return phrase` The ${dollars(left)} beyond that stays with ${tellParty(context, context.event.into)}, for no owner is on the board.`;
  }
  const shares = total(owners.map((one) => one.shares));
  if (shares === 0) return [];
  const paid = total(owners.map((one) => one.paid));
  return [
    paid > 0
      ? ` Shareholders are paid ${dollars(paid)} for share capital of ${dollars(shares)}.`
      : ` The share capital of ${dollars(shares)} is gone.`,
  ];
}

const sumOf = (claims: WoundUp['claims'], part: 'pledged' | 'insured' | 'rest' | 'paid'): Cents =>
  total(claims.map((claim) => claim[part]));
