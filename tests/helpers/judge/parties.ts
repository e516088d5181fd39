/** Whether the parties that an event names exist and may stand where they do, and whether figures are whole. */
import type { Auditor } from '../auditor';
import type { Finding } from './limits';

export const WHOLE_RATE = 100_00;

/** The largest amount, 10,000,000,000.00. */
export const MOST = 10_000_000_000_00;

/** A party that an event names, and what it may be. */
export type Wanted = readonly [id: number, ...types: string[]];

export function isWhole(figure: number, least: number, most: number): boolean {
  return Number.isSafeInteger(figure) && figure >= least && figure <= most;
}

export function isRight(auditor: Auditor, [id, ...types]: Wanted): boolean {
  return types.includes(auditor.typeOf(id) ?? '');
}

export function parties(auditor: Auditor, ...wanted: readonly Wanted[]): readonly Finding[] {
  return [
    ['UNKNOWN_PARTY', wanted.some(([id]) => auditor.typeOf(id) === undefined)],
    ['WRONG_PARTY_TYPE', !wanted.every((one) => isRight(auditor, one))],
  ];
}
