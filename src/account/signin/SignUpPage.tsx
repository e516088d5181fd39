/** Creating an account. */
import type { Query } from '@/src/request/pageQuery';
import { arriving } from './arriving';
import { RegistrationPage, SignedInAlready, Ways } from './RegistrationPage';
import { SignUpForm } from './SignUpForm';
import { afterSigningUp } from './wayBack';

/** The page to create an account; afterwards it goes where signing in would have gone. */
export async function SignUpPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const { member, asked, origin, way, more } = await arriving(searchParams);
  if (member) return <SignedInAlready name={member.name} way={way} />;
  return (
    <RegistrationPage
      title="Create an account"
      lead="An account is for sharing scenarios and for classes. Everything else works without one."
    >
      <SignUpForm way={afterSigningUp(asked, origin)} />
      <Ways to={[[`/registration/signin${more}`, 'I have an account: sign in']]} />
    </RegistrationPage>
  );
}
