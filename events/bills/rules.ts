/** The rules of the Renaissance exercise: what its events are judged by, and how they become rounds. */
import { MAX_AMOUNT } from '../money';
import {
  refuseActor,
  refusePair,
  refuseReferences,
  refuseTypes,
  refuseUnknown,
} from '../world/checks';
import { defineRules, type OffersIn } from '../world/rules';
import { BillsJournal } from './journal';
import { type AnyBillsAction, BILLS_LIST, type BillsEvent } from './registry';
import { type BillsState, type BillsStep, findBill, type Player, playerOf } from './state';
import { quantity } from './words';

/** A round of the Renaissance exercise. */
export type BillsRound = BillsStep<BillsEvent>;

/** The types that the exercise is made of. */
export interface Bills {
  readonly state: BillsState;
  readonly position: BillsState;
  readonly round: BillsRound;
  readonly journal: BillsJournal;
  readonly party: Player;
  readonly action: AnyBillsAction;
}

/** What a stage of the exercise lets people do. */
export type BillsOffers = OffersIn<Bills>;

/**
 * No balance can pass what is kept exactly: goods and coins only change hands, and no
 * more is ever owed than goods were sold for.
 */
export const BILLS = defineRules<Bills>({
  actions: BILLS_LIST,
  parties: ({ players }) => players,
  nameOf: (state, id) => playerOf(state, id).name,
  actors: () => null,

  references: {
    code: 'UNKNOWN_BILL',
    none: 'there is no such bill on this board; choose one of those shown.',
    exists: (state, _bill, id) => typeof id === 'number' && findBill(state, id) !== undefined,
  },

  words: {
    where: 'at this stage',
    party: 'player',
    parties: 'players',
    withArticle: (type) => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`,
    amount: {
      none: 'That is not an amount; type a figure such as 2 or 1.50.',
      decimals: 'An amount has at most two decimals.',
      largest: quantity(MAX_AMOUNT, 'marcs'),
    },
  },
  opensAtZero: false,

  // Whom a stage binds comes first: most of it binds one type of player alone.
  checks: [refuseActor, refuseUnknown, refuseReferences, refuseTypes, refusePair],

  open: (before) => new BillsJournal(before),

  close: ({ state: { players, bills, claim }, postings }, _before, event, count) => ({
    round: { players, bills, claim, event, postings, count },
    refused: null,
  }),

  tellAlso: () => [],
});

export const {
  apply: applyBills,
  refuse: refuseBills,
  read: readBillsEvent,
  tell: billsStory,
} = BILLS;
