/**
 * Devices that an account knows: a browser in which its password has fitted carries a mark. Its tries count
 * apart from those of everybody else, so that a stranger who guesses does not lock the owner out. After
 * OWASP's “device cookies”.
 */
import { timingSafeEqual } from 'node:crypto';
import { newId } from '../identifiers';
import { codeFor } from '../secret';

/** The account as a mark is bound to it: another password, or signing out elsewhere, begins another epoch. */
export interface DeviceOwner {
  readonly id: string;
  readonly epoch: number;
}

/** Seconds that a browser keeps the mark: a year. */
const LASTS = 365 * 24 * 60 * 60;

const FORM = /^([\w-]{16})\.([0-9a-f]{32})$/;

/** The name of the cookie with the mark; under https it has a prefix that only https may set. */
export function deviceCookieName(isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}tallystick-device`;
}

function codeOf(name: string, { id, epoch }: DeviceOwner): Promise<string> {
  return codeFor(`device:${id}:${epoch}:${name}`);
}

/**
 * The name of a device, by the mark that it shows.
 *
 * @returns null where this account does not know it: no mark, one made up, or that of another account
 */
export async function knownDevice(mark: string | null, owner: DeviceOwner): Promise<string | null> {
  const [, name, code] = FORM.exec(mark ?? '') ?? [];
  if (name === undefined || code === undefined) return null;
  const right = Buffer.from(await codeOf(name, owner));
  return timingSafeEqual(Buffer.from(code), right) ? name : null;
}

/** The mark for a device in which the password has fitted: its own again, or that of a new device. */
export async function markFor(mark: string | null, owner: DeviceOwner): Promise<string> {
  const name = (await knownDevice(mark, owner)) ?? newId();
  return `${name}.${await codeOf(name, owner)}`;
}

/** The mark as a header sets it: no script can read it, and no other site can have it sent with a form. */
export function deviceCookie(mark: string, isSecure: boolean): string {
  const rest = `Path=/; Max-Age=${LASTS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${deviceCookieName(isSecure)}=${mark}; ${rest}`;
}
