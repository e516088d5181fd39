/** Creating an account. */
import { headers } from 'next/headers';
import { type Query, wordOf } from '@/src/request/pageQuery';
import { pageMember } from '@/src/server/auth/page';
import { originOf } from '@/src/server/http/address';
import { RegistrationPage, SignedInAlready, Ways } from './RegistrationPage';
import { SignUpForm } from './SignUpForm';
import { afterSigningUp, wayBack } from './wayBack';

/** The page to create an account; afterwards it goes where signing in would have gone. */
export async function SignUpPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const [query, member, head] = await Promise.all([searchParams, pageMember(), headers()]);
  const asked = wordOf(query.callbackUrl);
  const way = wayBack(asked, originOf(head));
  if (member) return <SignedInAlready name={member.name} way={way} />;
  const more = asked === undefined ? '' : `?${new URLSearchParams({ callbackUrl: way })}`;
  return (
    <RegistrationPage
      title="Create an account"
      lead="An account is for sharing scenarios and for classes. Everything else works without one."
    >
      <SignUpForm way={afterSigningUp(asked, originOf(head))} />
      <Ways to={[[`/registration/signin${more}`, 'I have an account: sign in']]} />
    </RegistrationPage>
  );
}
