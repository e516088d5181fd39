/** Confirming an e-mail address. The link alone does nothing: programs that look into mail open links too. */

import { firstValue, type Query } from '@/src/request/pageQuery';
import { ConfirmForm } from './ConfirmForm';
import { RegistrationPage, Ways } from './RegistrationPage';

/** The page that the link in mail leads to. */
export async function ConfirmPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const token = firstValue((await searchParams).token);
  if (token === undefined) {
    return (
      <RegistrationPage
        title="Confirm your address"
        lead="This address is not whole: open the link in the mail once more, or copy all of it."
      >
        <Ways to={[['/registration/signin', 'To the page to sign in']]} />
      </RegistrationPage>
    );
  }
  return (
    <RegistrationPage
      title="Confirm your address"
      lead="Write the password that you signed up with, to confirm that this address is yours. Then you can sign in."
    >
      <ConfirmForm token={token} />
    </RegistrationPage>
  );
}
