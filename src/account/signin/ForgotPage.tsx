/** Asking for a link by which a new password is set. */

import { firstValue, type Query } from '@/src/request/pageQuery';
import { sendsMail } from '@/src/server/mail';
import { ForgotForm } from './ForgotForm';
import { RegistrationPage, Ways } from './RegistrationPage';

/** The page for whoever forgot the password. The way back to where they came from goes with them. */
export async function ForgotPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const asked = firstValue((await searchParams).callbackUrl);
  // The pages to sign in and to create an account judge whether it may be followed.
  const more = asked === undefined ? '' : `?${new URLSearchParams({ callbackUrl: asked })}`;
  if (!sendsMail()) {
    return (
      <RegistrationPage
        title="Forgotten your password?"
        lead="This site sends no mail, so it cannot send you a link to set a new password. Your browser may have kept the old one: look among its saved passwords. Otherwise you can make a new account with another address."
      >
        <p>
          What you did on boards, and how far you came, is kept in your browser. It does not need an
          account.
        </p>
        <Ways
          to={[
            [`/registration/signup${more}`, 'Create an account'],
            [`/registration/signin${more}`, 'Back to the page to sign in'],
          ]}
        />
      </RegistrationPage>
    );
  }
  return (
    <RegistrationPage
      title="Forgotten your password?"
      lead="Write the e-mail address of your account. We send a link to it, by which you set a new password."
    >
      <ForgotForm />
      <Ways to={[[`/registration/signin${more}`, 'Back to the page to sign in']]} />
    </RegistrationPage>
  );
}
