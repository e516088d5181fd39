/** Passwords: argon2id with the parameters that OWASP’s Password Storage Cheat Sheet recommends. */
import { hash, verify } from '@node-rs/argon2';
import { MAX_PASSWORD } from '@/src/contract/limits';

/** 19 MiB, two passes, one lane; argon2id is what the library takes by itself, and a test holds it to that. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** The hash of a password, with its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Whether a password fits a hash. Where there is none, it takes as long and answers no: the time
 * must not tell whether there is an account.
 */
export async function fitsPassword(password: string, kept: string | null): Promise<boolean> {
  if (password.length > MAX_PASSWORD) return false;
  decoy ??= hashPassword('nobody has this password');
  const fits = await verify(kept ?? (await decoy), password);
  return kept !== null && fits;
}
