/** Where next-auth sends whoever could not be signed in. */
import { firstValue, type Query } from '@/src/request/pageQuery';
import { RegistrationPage, Ways } from './RegistrationPage';
import { signInSentence } from './signInErrors';

/** The page that says why. */
export async function ErrorPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const { error } = await searchParams;
  return (
    <RegistrationPage
      title="Signing in did not work"
      lead={signInSentence(firstValue(error) ?? 'Default')}
    >
      <Ways
        to={[
          ['/registration/signin', 'To the page to sign in'],
          ['/registration/forgot', 'Ask for a new password'],
          ['/', 'Home page'],
        ]}
      />
    </RegistrationPage>
  );
}
