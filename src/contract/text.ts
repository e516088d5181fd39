/** Text that members write, as it is kept: plain, and without what cannot be seen. */

/**
 * What is taken out: control characters, halves of characters, and the marks that turn the direction
 * of what follows them, with which a text could be made to look like another one.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** A text of several lines. Empty lines beyond two in a row are taken out. */
export function plainText(text: string): string {
  return (
    text
      .replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n')
      .split('\n')
      .map((line) => line.replaceAll('\t', ' ').replace(UNSEEN, '').trimEnd())
      .join('\n')
      .replace(/\n{4,}/g, '\n\n\n')
      .trim()
      // Last: what stood apart may be one letter now.
      .normalize('NFC')
  );
}

/** A text of one line. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}
