/** What the parts of a goal may hold, key by key: what comes from outside is asked, and nothing is taken on trust. */
import { ACTIONS } from '../banking/actions/registry';
import { CREDITS } from '../banking/ledger/debtRows';
import { DEPOSITS, HOLDINGS } from '../banking/ledger/instruments';
import { PARTY_TYPES } from '../banking/ledger/partyTypes';
import { isList, isRecord, isText, isWhole, type Shape } from '../guards';
import { REFUSAL_CODES } from '../refusal';
import { SETTING_NAMES } from './grammar';

type Guard = Shape[string];

/** Accepts a value that is left out as well. */
const optional =
  (accepts: Guard): Guard =>
  (value): value is unknown =>
    value === undefined || accepts(value);

/** Accepts one of some words, a number of which never changes its meaning. */
const oneOf =
  (...words: readonly unknown[]): Guard =>
  (value): value is unknown =>
    words.includes(value);

const isTrue = oneOf(true);

/** A party's id, an amount, a number of acts: whole, and zero or more. */
const isCount: Guard = (value): value is number => isWhole(value) && value >= 0;

const isWord: Guard = (value): value is string => isText(value) && /^[a-zA-Z]{1,40}$/.test(value);

const listOf =
  (accepts: Guard, most: number): Guard =>
  (value): value is unknown =>
    isList(value) && value.length > 0 && value.length <= most && value.every(accepts);

const isPair: Guard = (value): value is unknown =>
  isList(value) && value.length === 2 && value.every(isWord);

/** Names and values of an event's fields. */
const isFieldValues: Guard = (value): value is object =>
  isRecord(value) &&
  Object.entries(value).length <= 8 &&
  Object.entries(value).every(([name, one]) => isWord(name) && (isWhole(one) || isWord(one)));

const isAnything: Guard = (_value): _value is unknown => true;

const isType = oneOf(...ACTIONS.map(({ type }) => type));
const isDebt = oneOf(...Object.keys(CREDITS));
const isLine = oneOf(...Object.keys(HOLDINGS), ...Object.keys(DEPOSITS), ...Object.keys(CREDITS));
const isMarket = oneOf(
  ...Object.entries(CREDITS).flatMap(([name, { market }]) => (market === null ? [] : name)),
);
const isSetting = oneOf(...SETTING_NAMES);
const isMoment = oneOf('now', 'before', 'dayBegan', 'task', 'opening', 'lowestOfTask', 'lowest');
const isRelation = oneOf('is', 'isNot', 'atLeast', 'atMost', 'moreThan', 'lessThan');
const isSpan = oneOf('last', 'lastOfTask', 'task', 'opening', 'day', 'dayOfTask');

/** What is itself a part, and is looked into by itself. */
const PART = isAnything;

/** Acts of a kind. */
export const ACT_SHAPE: Shape = {
  type: optional(isType),
  party: optional(isCount),
  names: optional(listOf(isCount, 8)),
  fields: optional(isFieldValues),
  least: optional(isCount),
  apart: optional(isPair),
  closesRound: optional(isTrue),
  entersAccount: optional(isTrue),
};

/** Debts that ended. */
export const CLOSED_SHAPE: Shape = {
  line: optional(isDebt),
  debtor: optional(isCount),
  principal: optional(isCount),
  rate: optional(isCount),
  haircut: optional(isCount),
  bearsInterest: optional(isTrue),
  collateral: optional(oneOf('more', 'less')),
  repaidIn: optional(oneOf('deposits', 'cash')),
  isNew: optional(isTrue),
};

/** A figure as it is read, its figure apart. */
export const READING_SHAPE: Shape = {
  of: PART,
  at: optional(isMoment),
  less: optional(oneOf('before', 'dayBegan', 'task', 'opening', 'lowestOfTask', 'lowest')),
  share: optional(isWhole),
  plus: optional(isWhole),
};

/** What a term of a debt must be. */
export const TERM_SHAPE: Shape = {
  term: oneOf('rate', 'amount', 'due'),
  is: isRelation,
  than: PART,
};

/** The terms of debts, each looked into by itself. */
const TERMS = optional(listOf(isAnything, 4));

/** Figures, by kind. */
export const FIGURE_SHAPES: ReadonlyMap<unknown, Shape> = new Map<unknown, Shape>([
  [
    'line',
    {
      line: isLine,
      party: optional(isCount),
      partyType: optional(oneOf(...PARTY_TYPES)),
      with: optional(isCount),
      side: optional(oneOf('asset', 'liability')),
      take: optional(oneOf('above', 'below', 'highest', 'lowest', 'countAbove')),
    },
  ],
  [
    'debts',
    {
      line: isDebt,
      take: oneOf('count', 'principal', 'firstDue', 'lastDue'),
      debtor: optional(isCount),
      creditor: optional(isCount),
      principal: optional(isCount),
      rate: optional(isCount),
      isNew: optional(isTrue),
      where: TERMS,
    },
  ],
  [
    'made',
    {
      line: isDebt,
      in: isSpan,
      take: oneOf('count', 'amount', 'firstRate', 'lastRate', 'firstDebtor', 'lastDebtor'),
      debtor: optional(isCount),
      creditor: optional(isCount),
      where: TERMS,
    },
  ],
  ['margin', { party: optional(isCount), take: oneOf('asked', 'short') }],
  ['bills', { party: isCount, take: oneOf('free', 'pledgedOn') }],
  ['repaidRate', { line: isDebt, debtor: isCount, take: oneOf('lowest', 'highest') }],
  ['sheet', { party: isCount, take: oneOf('total', 'netWorth', 'capital') }],
  ['insured', { party: isCount }],
  ['day', {}],
  ['money', {}],
  ['setting', { setting: isSetting }],
  ['median', { market: isMarket }],
  ['volume', { act: PART, in: optional(isSpan) }],
  ['certificatesPaid', { byLoan: oneOf(true, false) }],
  ['sum', { of: listOf(isAnything, 8), less: optional(listOf(isAnything, 8)) }],
]);

/** Goals, by kind. */
export const GOAL_SHAPES: ReadonlyMap<unknown, Shape> = new Map<unknown, Shape>([
  ['figure', { ...READING_SHAPE, is: isRelation, than: PART }],
  [
    'ratio',
    {
      of: PART,
      to: PART,
      is: isRelation,
      than: (value): value is unknown => isWhole(value) || isSetting(value),
    },
  ],
  ['act', { act: PART, in: isSpan, is: optional(isRelation), times: optional(isCount) }],
  ['refused', { event: PART, codes: listOf(oneOf(...REFUSAL_CODES), 8) }],
  ['closed', { debt: PART, in: isSpan, by: optional(isType) }],
  ['bankClosed', { party: isCount }],
  ['back', { part: oneOf('cash', 'rest', 'all') }],
  ['and', { of: listOf(isAnything, 60) }],
  ['or', { of: listOf(isAnything, 60), least: optional(isCount) }],
  ['not', { of: PART }],
  ['since', { from: oneOf('task', 'opening'), of: PART }],
  ['endsWith', { act: PART, in: oneOf('last', 'lastOfTask'), of: PART }],
]);
