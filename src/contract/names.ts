/** Names of members and of their addresses, as they are kept. */

/** Characters that a name may have. */
export const MAX_NAME = 60;

/** A name without outer and doubled spaces or invisible characters. */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
}

/** A name as it is looked for: names that look the same to a reader are the same, in capitals or not. */
export function nameKey(name: string): string {
  return cleanName(
    name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
  ).toLowerCase();
}

/**
 * The word of a seat as it is hashed: phones begin with a capital by themselves, and a space more is
 * not seen.
 */
export function cleanWord(word: string): string {
  return cleanName(word.normalize('NFKC')).toLowerCase();
}

/** Whether a cleaned text can be a student id: what no spreadsheet runs, and no reader takes for something else. */
export function isStudentId(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._/@-]*$/u.test(text);
}

/** Whether a text shows anything: fillers and blanks count as letters and signs, and draw nothing. */
export function showsSomething(text: string): boolean {
  return /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** As much of a name as is kept; what is one letter or sign to a reader is kept whole or not at all. */
function shortened(name: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (kept.length + segment.length > MAX_NAME) break;
    kept += segment;
  }
  return kept.trim();
}

/** A name that another site gave, or what stands before the @ of the address. */
export function nameOr(name: string | null | undefined, email: string): string {
  const clean = shortened(cleanName(name ?? ''));
  if (showsSomething(clean)) return clean;
  return shortened(cleanName(email.split('@')[0] ?? '')) || 'Member';
}

/** An e-mail address as it is kept and looked for; next-auth takes equal forms for equal too. */
export function cleanEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** Characters that an e-mail address may have. */
export const MAX_EMAIL = 254;

/**
 * Whether a cleaned text is one e-mail address. What a mail program would read as several, or as a
 * name with an address, is none.
 */
export function isEmail(email: string): boolean {
  const form =
    /^[^\s@"(),:;<>[\\\]\p{C}]+@[^\s@."(),:;<>[\\\]\p{C}]+(?:\.[^\s@."(),:;<>[\\\]\p{C}]+)+$/u;
  return email.length <= MAX_EMAIL && form.test(email);
}
