/** The only list of banking systems. */
import type { Book, SystemType } from '../ledger/book';
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

/** What each system is called. */
export const SYSTEM_TITLES: Readonly<Record<SystemType, string>> = {
  national: national.title,
  correspondent: correspondent.title,
  clearinghouse: clearinghouse.title,
  centralbank: centralbank.title,
  chips: chips.title,
};
