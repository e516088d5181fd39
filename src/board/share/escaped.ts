/** Text in markup that is written by hand. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as it stands between tags, or in an attribute between double quotes. */
export function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (letter) => ENTITIES[letter] ?? letter);
}
