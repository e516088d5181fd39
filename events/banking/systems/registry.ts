/** The only list of banking systems: which file each of them is. */
import { tableOf } from '../../keys';
import type { Book, Payment } from '../ledger/book';
import { SYSTEM_TYPES, type SystemType } from '../ledger/systemTypes';
import { centralbank } from './centralbank';
import { chips } from './chips';
import { clearinghouse } from './clearinghouse';
import { correspondent } from './correspondent';
import { national } from './national';
import type { BankingSystem } from './system';

/** Each as it is declared, with the names on its menu; whoever asks for rules takes `systemNamed`. */
export const SYSTEMS = {
  national,
  correspondent,
  clearinghouse,
  centralbank,
  chips,
} satisfies Readonly<Record<SystemType, BankingSystem>>;

/** The rules of the system of this type. */
export function systemNamed(type: SystemType): BankingSystem {
  return SYSTEMS[type];
}

/** The rules of the system a book is under. */
export function systemOf(book: Book): BankingSystem {
  return SYSTEMS[book.system];
}

/**
 * The payments that are made when one is ordered, it and others that had waited for it;
 * none where it waits itself. Within one bank no system has a say.
 */
export function paymentsMade(before: Book, after: Book, ordered: Payment): readonly Payment[] {
  return ordered.fromBank === ordered.toBank
    ? [ordered]
    : systemOf(before).paymentsMade(before, after, ordered);
}

/** What each system is called. */
export const SYSTEM_TITLES: Readonly<Record<SystemType, string>> = tableOf(
  SYSTEM_TYPES,
  (type) => systemNamed(type).title,
);
