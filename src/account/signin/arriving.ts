/** Who comes to a page of signing in or up, and from where. */
import { headers } from 'next/headers';
import { firstValue, type Query } from '@/src/request/pageQuery';
import { pageMember } from '@/src/server/auth/pageVisitor';
import { originOf } from '@/src/server/http/address';
import { wayBack } from './wayBack';

/** What the address asks for, who is signed in already, where they go on, and what hands that on to another such page. */
export async function arriving(searchParams: Promise<Query>) {
  const [query, member, head] = await Promise.all([searchParams, pageMember(), headers()]);
  const [asked, origin] = [firstValue(query.callbackUrl), originOf(head)];
  const way = wayBack(asked, origin);
  const more = asked === undefined ? '' : `?${new URLSearchParams({ callbackUrl: way })}`;
  return { query, member, asked, origin, way, more };
}
