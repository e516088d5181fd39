/** Who asks an endpoint: a member, a seat, or nobody; and whether they may. */

import type { NextRequest } from 'next/server';
import type { Access } from '@/src/contract/endpoint';
import { audit } from '../audit';
import { type Member, memberOf } from '../auth/member';
import { type Seat, seatOf } from '../classroom/seats/seat';
import type { Database } from '../database/database';
import { addressOf, isSecure } from './address';
import { type Refused, refuse } from './answer';
import { UnknownAsker } from './silence';

/** What an address names. */
export type Params = Readonly<Record<string, string>>;

type MemberFor<Who extends Access> = Who extends 'anyone'
  ? Member | null
  : Who extends 'seat'
    ? null
    : Member;

type SeatFor<Who extends Access> = Who extends 'seat' ? Seat : null;

/** Who asks. */
export interface Asker<Who extends Access> {
  /** Null where nobody is signed in, and need not be; a seat is asked for as such, whoever is signed in beside it. */
  readonly member: MemberFor<Who>;
  /** The seat, where the endpoint is for seats. */
  readonly seat: SeatFor<Who>;
}

/** The refusal of whoever would have to be a member. */
export const NOT_SIGNED_IN = refuse(401, 'Sign in to do this.');

// Not 401: there is nothing to sign in to.
const NO_SEAT = refuse(
  403,
  'This browser shows no place in this class. Come back to yours with the code of the class, your name and your secret word.',
);

/**
 * Looks up who asks. Where that fails, nobody must be taken for signed out.
 *
 * @throws UnknownAsker whatever went wrong
 */
async function lookUp<Found>(look: () => Promise<Found>): Promise<Found> {
  try {
    return await look();
  } catch (error) {
    throw new UnknownAsker('who asks could not be looked up', { cause: error });
  }
}

/** The member who asks; null for nobody. */
export const memberBehind = (
  db: Database,
  { cookies, headers }: NextRequest,
): Promise<Member | null> => lookUp(() => memberOf(db, cookies, isSecure(headers)));

/** The seat that the browser shows of the class that the address names. */
const seatBehind = (
  db: Database,
  { cookies, headers }: NextRequest,
  { id = '' }: Params,
): Promise<Seat | null> => lookUp(() => seatOf(db, cookies, isSecure(headers), id));

function isOf<Who extends Access>(
  asker: { readonly member: Member | null; readonly seat: Seat | null },
  access: Who,
): asker is Asker<Who> {
  const { member, seat } = asker;
  if (access === 'seat') return seat !== null;
  if (access === 'anyone') return true;
  if (access === 'member') return member !== null;
  return member?.role === 'moderator';
}

/**
 * Who asks, where they may: 401 for nobody, 403 for a browser without a seat of the class, and for members who are
 * no moderators, which is recorded.
 */
export async function authorize<Who extends Access>(
  db: Database,
  request: NextRequest,
  access: Who,
  params: Params,
): Promise<Asker<Who> | Refused> {
  // The two are never looked for together: what one may do the other may not.
  const asker =
    access === 'seat'
      ? { member: null, seat: await seatBehind(db, request, params) }
      : { member: await memberBehind(db, request), seat: null };
  if (isOf(asker, access)) return asker;
  if (access === 'seat') return NO_SEAT;
  const userId = asker.member?.id ?? null;
  if (userId === null) return NOT_SIGNED_IN;
  const detail = `${request.method} ${request.nextUrl.pathname}`;
  await audit(db, { kind: 'forbidden', userId, address: addressOf(request.headers), detail });
  return refuse(403, 'Only moderators may do this.');
}
