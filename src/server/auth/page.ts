/** Who looks at a page that is drawn for each request: a member, a seat, or nobody known. */
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { type Seat, seatOf, seatsOf } from '../classroom/seats/seat';
import { database } from '../database/database';
import { isSecure } from '../http/address';
import { type Member, memberOf } from './member';

/** The member who looks at the page; null when nobody is signed in. */
export async function pageMember(): Promise<Member | null> {
  const [jar, head, db] = await Promise.all([cookies(), headers(), database()]);
  return memberOf(db, jar, isSecure(head));
}

/** The seat of a class that the browser shows; null for none. */
export async function pageSeat(classId: string): Promise<Seat | null> {
  const [jar, head, db] = await Promise.all([cookies(), headers(), database()]);
  return seatOf(db, jar, isSecure(head), classId);
}

/** All seats that the browser shows. */
export async function pageSeats(): Promise<readonly Seat[]> {
  const [jar, head, db] = await Promise.all([cookies(), headers(), database()]);
  return seatsOf(db, jar, isSecure(head));
}

/**
 * The member who looks at the page; whoever is not signed in is sent to do that, and comes back.
 *
 * @param path the page's address
 */
export async function requireMember(path: string): Promise<Member> {
  const member = await pageMember();
  if (member) return member;
  const query = new URLSearchParams({ error: 'SessionRequired', callbackUrl: path });
  return redirect(`/registration/signin?${query}`);
}
