/** Who looks at the page of a class or of an assignment: a member, or a seat that the browser shows. */
import { type Cookies, memberOf } from '../auth/member';
import type { Database } from '../database/database';
import {
  assignmentFor,
  assignmentOfSeat,
  classFor,
  classIdOf,
  classOfSeat,
  type LearnerKey,
  type SeenAssignment,
  type SeenClass,
} from './access';
import { type Seat, seatOf } from './seats/seat';

/** The browser that asks for a page. */
export interface Browser {
  readonly cookies: Cookies;
  readonly isSecure: boolean;
}

/** Whoever looks at a page. */
export interface Viewer extends LearnerKey {
  readonly name: string;
}

/** What is seen and by whom; or that one has to sign in first, or that it is not for whoever is signed in. */
export type View<Seen> = { readonly viewer: Viewer; readonly seen: Seen } | 'sign in' | 'not found';

/** What members see and what seats see, of what an address names. */
interface Sights<Seen> {
  readonly asMember: (memberId: string) => Promise<Seen | null>;
  /** The class whose seat is looked for; null where the address names nothing. */
  readonly classId: () => Promise<string | null>;
  readonly asSeat: (seat: Seat) => Promise<Seen | null>;
}

/**
 * Somebody signed in comes first; the seat of the browser is looked for where they have nothing to do
 * with the thing. Whoever is neither is asked to sign in, whether there is such a thing or not.
 */
async function viewOf<Seen>(
  db: Database,
  { cookies, isSecure }: Browser,
  { asMember, classId, asSeat }: Sights<Seen>,
): Promise<View<Seen>> {
  const member = await memberOf(db, cookies, isSecure);
  const own = member && (await asMember(member.id));
  if (own) return { viewer: { kind: 'member', id: member.id, name: member.name }, seen: own };
  const ofClass = await classId();
  const seat = ofClass === null ? null : await seatOf(db, cookies, isSecure, ofClass);
  const seen = seat && (await asSeat(seat));
  if (seen) return { viewer: { kind: 'seat', id: seat.id, name: seat.name }, seen };
  return member ? 'not found' : 'sign in';
}

/** A class, for its instructor and its learners. */
export function viewOfClass(db: Database, browser: Browser, id: string): Promise<View<SeenClass>> {
  return viewOf(db, browser, {
    asMember: (memberId) => classFor(db, id, memberId),
    classId: async () => id,
    asSeat: (seat) => classOfSeat(db, seat),
  });
}

/** An assignment, for the instructor and the learners of its class. */
export function viewOfAssignment(
  db: Database,
  browser: Browser,
  id: string,
): Promise<View<SeenAssignment>> {
  return viewOf(db, browser, {
    asMember: (memberId) => assignmentFor(db, id, memberId),
    classId: () => classIdOf(db, id),
    asSeat: (seat) => assignmentOfSeat(db, id, seat),
  });
}
