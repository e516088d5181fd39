/** Signing out, by a button: a link alone must not end anybody’s session. */
import { pageMember } from '@/src/server/auth/pageVisitor';
import { Deleted } from '../profile/Deleted';
import { SignOutButton } from '../profile/SignOutButton';
import { RegistrationPage, Ways } from './RegistrationPage';

/** The page to sign out. */
export async function SignOutPage() {
  const member = await pageMember();
  if (!member) {
    return (
      <RegistrationPage title="You are signed out" lead="Nobody is signed in here.">
        <Deleted />
        <Ways
          to={[
            ['/registration/signin', 'Sign in'],
            ['/', 'Home page'],
          ]}
        />
      </RegistrationPage>
    );
  }
  return (
    <RegistrationPage
      title="Sign out"
      lead={<>You are signed in as {member.name}. What you did on boards stays in this browser.</>}
    >
      <SignOutButton variant="primary" />
    </RegistrationPage>
  );
}
