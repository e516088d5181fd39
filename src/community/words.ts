/** How the community names things: dates, counts, boards. */
import type { Preview } from '@/events/banking/preview';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as a person writes it: 21 November 2026. Everybody reads the same one, that of UTC. */
export function dayOf(date: Date): string {
  return DAY.format(date);
}

/** The board that a scenario was played on: "Lesson 2: Deposit Transfers". */
export function boardName(preview: Preview): string {
  if (preview.world === 'bills') return `Bills of Exchange: ${preview.title}`;
  return preview.lesson === 'sandbox' ? 'Sandbox' : `Lesson ${preview.lesson}: ${preview.title}`;
}

/** What is said at a field whose addresses become links. */
export const LINK_HINT =
  'A web address becomes a link where all of it is written, as in https://example.org/page.';

/** The address of a scenario’s page. */
export function scenarioPath(id: string): string {
  return `/community/scenarios/${id}`;
}

/** Where a comment stands on its page. */
export const commentPlace = (id: string): string => `comment-${id}`;

/** The address of a comment on its scenario’s page, whichever page of the comments it is on. */
export function commentPath(scenarioId: string, id: string): string {
  return `${scenarioPath(scenarioId)}?comment=${id}#${commentPlace(id)}`;
}

/** The address of a member’s page. */
export function memberPath(id: string): string {
  return `/community/members/${id}`;
}

/** The address of a scenario’s picture in the colours of a theme. */
export function picturePath(id: string, scheme: 'light' | 'dark'): string {
  return `/api/scenarios/${id}/picture${scheme === 'dark' ? '?theme=dark' : ''}`;
}

/** The address to create an account at, for somebody who wants to come back. */
export function signUpPath(back: string): string {
  return `/registration/signup?callbackUrl=${encodeURIComponent(back)}`;
}

/** The address to sign in at, for somebody who wants to come back. */
export function signInPath(back: string): string {
  return `/registration/signin?callbackUrl=${encodeURIComponent(back)}`;
}
