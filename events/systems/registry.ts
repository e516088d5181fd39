/** The only list of banking systems. */
import type { Book, Payment, SystemType } from '../ledger/book';
import { centralbank } from './centralbank';
import { chips } from './chips';
import { clearinghouse } from './clearinghouse';
import { correspondent } from './correspondent';
import { national } from './national';
import type { BankingSystem } from './system';

const systems: Readonly<Record<SystemType, BankingSystem>> = {
  national,
  correspondent,
  clearinghouse,
  centralbank,
  chips,
};

/** Every system, in wire order. */
export const SYSTEM_TYPES = [
  'national',
  'correspondent',
  'clearinghouse',
  'centralbank',
  'chips',
] as const satisfies readonly SystemType[];

/** The rules of the system of this type. */
export function systemNamed(type: SystemType): BankingSystem {
  return systems[type];
}

/** The rules of the system a book is under. */
export function systemOf(book: Book): BankingSystem {
  return systems[book.system];
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
export const SYSTEM_TITLES: Readonly<Record<SystemType, string>> = {
  national: national.title,
  correspondent: correspondent.title,
  clearinghouse: clearinghouse.title,
  centralbank: centralbank.title,
  chips: chips.title,
};
