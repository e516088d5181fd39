/**
 * Price changes, weights and years as short texts, for a page's address. A list is its whole numbers
 * with full stops between them; those that are as usual are left out. A year is its changes and,
 * where they are not those of the year before, a star and its weights. Years are parted by `_`.
 */
import { areWeights } from './basket';
import { areChanges, type Year } from './laspeyres';

/** More years than this make an address that some programs cut off. */
export const MAX_YEARS = 40;

const NUMBER = /^-?\d{1,6}$/;

/** A list of whole numbers, without those that are as usual. */
export function writeList(list: readonly number[], usual: readonly number[]): string {
  return list
    .map((one, index) => (one === usual[index] ? '' : `${one}`))
    .join('.')
    .replace(/\.+$/, '');
}

/** The list of a text; null where it is none. */
function readList(text: string, usual: readonly number[]): readonly number[] | null {
  const parts = text.split('.', usual.length + 1);
  if (parts.length > usual.length) return null;
  if (!parts.every((part) => part === '' || NUMBER.test(part))) return null;
  return usual.map((one, index) => {
    const part = parts[index] ?? '';
    return part === '' ? one : Number(part);
  });
}

/** The weights of a text; null where they do not make up 100 %. */
export function readWeights(text: string, usual: readonly number[]): readonly number[] | null {
  const weights = readList(text, usual);
  return weights && areWeights(weights, usual.length) ? weights : null;
}

/** The price changes of a text; null where one is out of range. */
export function readChanges(text: string, usual: readonly number[]): readonly number[] | null {
  const changes = readList(text, usual);
  return changes && areChanges(changes, usual.length) ? changes : null;
}

/** The years as a text. */
export function writeYears(years: readonly Year[], usual: readonly number[]): string {
  return years
    .map(({ changes, weights }, index) => {
      const before = years[index - 1]?.weights ?? usual;
      const zeros = changes.map(() => 0);
      const own = writeList(weights, before);
      // A year in which nothing changed is a year all the same: it must not read as none.
      return `${writeList(changes, zeros) || '0'}${own === '' ? '' : `*${own}`}`;
    })
    .join('_');
}

/** What could be read of a text with years. */
export interface ReadYears {
  readonly years: readonly Year[];
  /** Whether something of it could not be read, and was left out. */
  readonly isCut: boolean;
}

/**
 * The years of a text, up to the first that cannot be read: as each goes on from the one before,
 * those after it would mean something else.
 */
export function readYears(text: string, usual: readonly number[]): ReadYears {
  if (text === '') return { years: [], isCut: false };
  const years: Year[] = [];
  for (const part of text.split('_', MAX_YEARS + 1)) {
    const year = readYear(part, years.at(-1)?.weights ?? usual);
    if (!year || years.length === MAX_YEARS) return { years, isCut: true };
    years.push(year);
  }
  return { years, isCut: false };
}

function readYear(text: string, before: readonly number[]): Year | null {
  const [first = '', second = '', ...more] = text.split('*', 3);
  if (first === '' || more.length > 0) return null;
  const changes = readChanges(
    first,
    before.map(() => 0),
  );
  const weights = readWeights(second, before);
  return changes && weights ? { changes, weights } : null;
}
