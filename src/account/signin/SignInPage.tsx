/** Signing in. The server knows which ways it has been set up for. */
import { firstValue, type Query } from '@/src/request/pageQuery';
import { readEnvironment } from '@/src/server/environment';
import { ElsewhereButtons } from '../profile/ElsewhereButtons';
import { arriving } from './arriving';
import { EmailLinkForm } from './EmailLinkForm';
import { RegistrationPage, SignedInAlready, Ways } from './RegistrationPage';
import { SignInForm } from './SignInForm';
import { signInSentence } from './signInErrors';

/** The sites that one may sign in with here. */
function elsewhere(): readonly { readonly id: string; readonly name: string }[] {
  const { github, google } = readEnvironment();
  return [
    ...(github ? [{ id: 'github', name: 'GitHub' }] : []),
    ...(google ? [{ id: 'google', name: 'Google' }] : []),
  ];
}

/** Pages that somebody without an account may have been sent here from, whose browser shows their seat no longer. */
const OF_CLASSES = /^\/community\/(?:classes|assignments)\//;

const TO_SEAT: readonly [string, string] = [
  '/community/join',
  'In a class without an account? Come back by its code',
];

/** The page to sign in, from wherever one was sent to it. */
export async function SignInPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const { query, member, way, more } = await arriving(searchParams);
  if (member) return <SignedInAlready name={member.name} way={way} />;
  const [code, others] = [firstValue(query.error), elsewhere()];
  const hasMail = readEnvironment().mail !== null;
  return (
    <RegistrationPage
      title="Sign in"
      lead="Lessons, boards and links work without an account. With one you share scenarios, comment on those of others, and teach classes."
    >
      {code !== undefined && (
        <p className="account-notice" role="alert">
          {signInSentence(code)}
        </p>
      )}
      <SignInForm way={way} />
      <Ways
        to={[
          [`/registration/signup${more}`, 'Create an account'],
          [`/registration/forgot${more}`, 'Forgotten your password?'],
          ...(OF_CLASSES.test(way) ? [TO_SEAT] : []),
        ]}
      />
      {others.length > 0 && (
        <section className="account-section" aria-labelledby="elsewhere">
          <h2 id="elsewhere">With an account elsewhere</h2>
          <ElsewhereButtons sites={others} way={way} />
        </section>
      )}
      {hasMail && (
        <section className="account-section" aria-labelledby="by-mail">
          <h2 id="by-mail">Without a password</h2>
          <p>We send you a link by mail. Opening it signs you in.</p>
          <EmailLinkForm way={way} />
        </section>
      )}
    </RegistrationPage>
  );
}
