/** Reading a number as somebody writes it. */

/** The number in a text, with or without commas between thousands; null where it is none. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(/^\u2212/, '-');
  const isGrouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain);
  if (!isGrouped && !/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return null;
  const value = Number(plain.replaceAll(',', ''));
  return Number.isFinite(value) && Math.abs(value) <= 1e15 ? value : null;
}
