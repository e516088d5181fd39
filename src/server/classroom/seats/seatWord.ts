/** Trying the secret word of a seat: limited for each name of a class, whether there is such a seat or not. */
import { nameKey } from '@/src/contract/names';
import { audit } from '../../audit';
import type { Database } from '../../database/database';
import { type Refused, refuse } from '../../http/answer';
import { TOO_FAST } from '../../http/throttle';
import { keepPace } from '../../pace';
import { fitsPassword } from '../../password';
import { countAgainst } from '../../rateLimit';

/** A word that is tried. */
interface Attempt {
  readonly classId: string;
  readonly name: string;
  readonly word: string;
  /** The hash of the seat’s word; null where the class has no such seat, which takes as long. */
  readonly wordHash: string | null;
  /** The network address it comes from. */
  readonly address: string;
}

const TOO_OFTEN = refuse(
  429,
  'This was tried too often: try again in a quarter of an hour, or ask your instructor for a new secret word.',
);

/**
 * Tries a word. It is counted, and what fails is recorded.
 *
 * @param wrong what is said where it does not fit
 * @returns null where it fits; 429 where it was tried too often, or the network is over its pace
 */
export async function refusedWord(
  db: Database,
  { classId, name, word, wordHash, address }: Attempt,
  wrong: Refused,
): Promise<Refused | null> {
  const limited = () => audit(db, { kind: 'rate-limited', address, detail: 'seat-word' });
  // One after the other: a network that is over its pace is slowed, and uses up nobody’s tries.
  const slowed = await keepPace(db, 'try', address);
  if (slowed > 0) {
    await limited();
    return { ...TOO_FAST, retryAfter: slowed };
  }
  const wait = await countAgainst(db, 'seat-word', `${classId}:${nameKey(name)}`);
  if (wait > 0) {
    await limited();
    return { ...TOO_OFTEN, retryAfter: wait };
  }
  if (await fitsPassword(word, wordHash)) return null;
  await audit(db, { kind: 'seat-word-failed', address });
  return wrong;
}
