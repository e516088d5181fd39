/**
 * How each kind of field is coded. One function per kind serves writing and
 * reading: it is given the symbol to write (anything, when reading) and gives
 * back the symbol written or read. A new kind is one more function here.
 */
import type { History } from './history';
import type { Model } from './model';
import { chancesOf, codeTree, codeWhole } from './numbers';
import {
  AMOUNT,
  ANYONE,
  CHOICE,
  CHOICE_LEAVES,
  CREDIT,
  LENGTHS_OF_CREDITS,
  LENGTHS_OF_FIVES,
  LENGTHS_OF_PARTIES,
  PARTY,
  PARTY_LEAVES,
  TYPE,
  TYPE_LEAVES,
  WHOLE_DOLLAR,
  WHOLE_FIVE,
} from './tables';

const join = (one: number, other: number): number => Math.imul(one + 1, 0x2545f491) + other;

const typeChances = chancesOf(6, TYPE_LEAVES);

/** The wire number of an event's type, 0 to 63. */
export function codeType(model: Model, history: History, type: number): number {
  const { previousType, earlierType, previous } = history;
  model.look(TYPE, [
    0,
    previousType,
    join(previousType, earlierType),
    join(previousType, previous[0] ?? -1),
  ]);
  return codeTree(model, 0, 6, type, typeChances);
}

const partyChances = chancesOf(4, PARTY_LEAVES);
const LARGE_PARTY = 15;

/** A party's id. */
export function codeParty(model: Model, history: History, id: number): number {
  const { field } = history;
  const last = history.party(1);
  const before = history.party(2);
  model.look(PARTY, [
    -1,
    field,
    last,
    join(field, last),
    join(join(field, last), before),
    join(field, history.sameField),
    join(join(field, last), history.sameField),
  ]);
  const small = codeTree(model, 0, 4, Math.min(id, LARGE_PARTY), partyChances);
  if (small < LARGE_PARTY) return small;
  return small + codeWhole(model, 64, id - small, lengthsOfParties);
}

/** Whether a field that may name everyone does. */
export function codeAll(model: Model, history: History, all: number): number {
  model.look(ANYONE, [history.field, join(history.field, history.sameField)]);
  return model.bit(0, ONE_OF_THEM, all);
}

/** How likely everyone is named, in 65536ths. */
const ONE_OF_THEM = 0x2000;

const lengthsOfCredits = chancesOf(3, LENGTHS_OF_CREDITS);

/** The id of a debt or a bill, as its distance from the one named last: nearer, and newer, is likelier. */
export function codeCredit(model: Model, history: History, id: number): number {
  const { field, sameField, credit } = history;
  model.look(CREDIT, [field, join(field, sameField), join(field, credit)]);
  const distance = id - credit;
  const folded = distance > 0 ? distance * 2 - 1 : distance * -2;
  const read = codeWhole(model, 0, folded, lengthsOfCredits);
  const found = credit + (read % 2 === 1 ? (read + 1) / 2 : -read / 2);
  if (found < 0) model.fail('damaged');
  return Math.max(0, found);
}

const lengthsOfParties = chancesOf(3, LENGTHS_OF_PARTIES);
const lengthsOfFives = chancesOf(3, LENGTHS_OF_FIVES);

/** A figure in cents or basis points: fives of dollars (or percent), then single ones, then hundredths. */
export function codeFigure(model: Model, history: History, figure: number): number {
  const { type, field, amount, parties } = history;
  model.look(AMOUNT, [
    0,
    field,
    join(type, amount),
    join(parties[0] ?? -1, parties[parties.length - 1] ?? -1),
    join(field, history.sameField),
  ]);
  const cents = figure % 100;
  const dollars = (figure - cents) / 100;
  const ones = dollars % 5;
  const isWhole = model.bit(0, WHOLE_DOLLAR, cents === 0 ? 1 : 0);
  const isFive = model.bit(1 + isWhole, isWhole ? WHOLE_FIVE : 0x3000, ones === 0 ? 1 : 0);
  const kind = 0x40000 * (1 + isWhole * 2 + isFive);
  const fives = codeWhole(model, kind, (dollars - ones) / 5, lengthsOfFives);
  const within = kind + 0x20000 + (fives % 0x1000) * 8;
  const single = isFive ? 0 : 1 + codeTree(model, within, 2, ones - 1);
  const read = fives * 5 + single;
  if (isWhole) return read * 100;
  return read * 100 + codeTree(model, 0x1000000 + (read % 0x1000) * 128, 7, cents);
}

const choiceChances = chancesOf(4, CHOICE_LEAVES);

/** A choice: the index of the option, counted from 1; 0 where it is left out. */
export function codeChoice(model: Model, history: History, option: number): number {
  const { field, sameField } = history;
  model.look(CHOICE, [field, join(field, sameField), join(field, history.party(2))]);
  return codeTree(model, 0, 4, option, choiceChances);
}
