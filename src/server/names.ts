/** Names of members and of their addresses, as they are kept. */

/** Characters that a name may have. */
export const NAME_LENGTH = 60;

/** A name without outer and doubled spaces or invisible characters. */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
}

/** A name that another site gave, or what stands before the @ of the address. */
export function nameOr(name: string | null | undefined, email: string): string {
  const clean = cleanName(name ?? '')
    .slice(0, NAME_LENGTH)
    .trim();
  if (clean !== '') return clean;
  return cleanName(email.split('@')[0] ?? '').slice(0, NAME_LENGTH) || 'Member';
}

/** An e-mail address as it is kept and looked for. */
export function cleanEmail(email: string): string {
  return email.trim().toLowerCase();
}
