/** The only list of banking systems. */
import type { Book, SystemType } from '../ledger/book';
import { correspondent } from './correspondent';
import { national } from './national';
import type { BankingSystem } from './system';

const systems: Readonly<Record<SystemType, BankingSystem>> = { national, correspondent };

/** Every system, in wire order. */
export const SYSTEM_TYPES = ['national', 'correspondent'] as const satisfies readonly SystemType[];

/** The rules of the system of this type. */
export function systemNamed(type: SystemType): BankingSystem {
  return systems[type];
}

/** The rules of the system a book is under. */
export function systemOf(book: Book): BankingSystem {
  return systems[book.system];
}
