/** Setting a new password by the link that came by mail. */

import { firstValue, type Query } from '@/src/request/pageQuery';
import { holderOfToken } from '@/src/server/account/mailToken';
import { LINK_OVER } from '@/src/server/account/resetPassword';
import { database } from '@/src/server/database/database';
import { RegistrationPage, Ways } from './RegistrationPage';
import { ResetForm } from './ResetForm';

const NOT_WHOLE =
  'This address is not whole: open the link in the mail once more, or copy all of it.';

/** Why a link sets no password: looked at before somebody thinks of one. null where it does; it is not used up. */
async function troubleWith(token: string | undefined): Promise<string | null> {
  if (token === undefined) return NOT_WHOLE;
  const holder = await holderOfToken(await database(), token, 'reset');
  return holder === null ? LINK_OVER : null;
}

/** The page that the link in mail leads to. */
export async function ResetPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const token = firstValue((await searchParams).token);
  const trouble = await troubleWith(token);
  return (
    <RegistrationPage
      title="Set a new password"
      lead={trouble ?? 'Whoever is signed in with the old password is signed out everywhere.'}
    >
      {token !== undefined && trouble === null && <ResetForm token={token} />}
      <Ways to={[['/registration/forgot', 'Ask for another link']]} />
    </RegistrationPage>
  );
}
