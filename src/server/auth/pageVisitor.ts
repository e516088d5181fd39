/** Who looks at a page that is drawn for each request: a member, a seat, or nobody known. */
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { type Seat, seatOf, seatsOf } from '../classroom/seats/seat';
import { database } from '../database/database';
import { isSecure } from '../http/address';
import { type Member, memberOf } from './member';

/**
 * The browser that asks for a page, and the database. In this order: a build draws pages without a visit,
 * is stopped at the first, and must not hold the database that a server is about to open.
 */
export async function pageVisit() {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  return { browser: { cookies: jar, isSecure: isSecure(head) }, db: await database() };
}

/** The member who looks at the page; null when nobody is signed in. */
export async function pageMember(): Promise<Member | null> {
  const { browser, db } = await pageVisit();
  return memberOf(db, browser.cookies, browser.isSecure);
}

/** The seat of a class that the browser shows; null for none. */
export async function pageSeat(classId: string): Promise<Seat | null> {
  const { browser, db } = await pageVisit();
  return seatOf(db, browser.cookies, browser.isSecure, classId);
}

/** All seats that the browser shows. */
export async function pageSeats(): Promise<readonly Seat[]> {
  const { browser, db } = await pageVisit();
  return seatsOf(db, browser.cookies, browser.isSecure);
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
