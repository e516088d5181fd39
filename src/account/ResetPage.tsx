/** Setting a new password by the link that came by mail. */
import { PASSWORD_SHORTEST } from '@/src/server/password';
import { type Query, wordOf } from './query';
import { RegistrationPage, Ways } from './RegistrationPage';
import { ResetForm } from './ResetForm';

/** The page that the link in mail leads to. */
export async function ResetPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const token = wordOf((await searchParams).token);
  if (token === undefined) {
    return (
      <RegistrationPage
        title="Set a new password"
        lead="This address is not whole: open the link in the mail once more, or copy all of it."
      >
        <Ways to={[['/registration/forgot', 'Ask for another link']]} />
      </RegistrationPage>
    );
  }
  return (
    <RegistrationPage
      title="Set a new password"
      lead="Whoever is signed in with the old password is signed out everywhere."
    >
      <ResetForm token={token} shortest={PASSWORD_SHORTEST} />
      <Ways to={[['/registration/forgot', 'Ask for another link']]} />
    </RegistrationPage>
  );
}
