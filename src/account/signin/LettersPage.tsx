/**
 * Where the link at the end of a letter leads: a button that ends letters of its kind. It is a form of
 * the browser’s own, and needs neither an account nor a script.
 */
import { addressOf } from '@/src/contract/endpoint';
import { unsubscribe } from '@/src/contract/notifications';
import { type LetterKind, letterAt } from '@/src/server/notifications/unsubscribe';
import { Button } from '@/src/ui/button';
import { firstValue, type Query } from '../../request/pageQuery';
import { RegistrationPage, Ways } from './RegistrationPage';

const NAMES: Readonly<Record<LetterKind, string>> = {
  news: 'the letter that says once a day what is new for you',
  week: 'the weekly letter about your classes',
};

const PROFILE: readonly (readonly [string, string])[] = [
  ['/community/profile#notifications', 'Choose in your profile what you are told'],
];

/** The page. */
export async function LettersPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const query = await searchParams;
  const [id = '', kind = '', code = ''] = [query.id, query.kind, query.code].map(firstValue);
  const letter = await letterAt({ id, kind, code });
  if (letter === null) {
    return (
      <RegistrationPage
        title="This link does not work"
        lead="Part of it may be missing. Open it again from the letter, or sign in and turn the letters off in your profile."
      >
        <Ways to={PROFILE} />
      </RegistrationPage>
    );
  }
  if (firstValue(query.done) !== undefined) {
    return (
      <RegistrationPage
        title="No more letters"
        lead={`You no longer get ${NAMES[letter]}. You can turn it on again at any time.`}
      >
        <Ways to={PROFILE} />
      </RegistrationPage>
    );
  }
  return (
    <RegistrationPage title="Stop these letters?" lead={`You get ${NAMES[letter]}.`}>
      <form method="post" action={addressOf(unsubscribe, { params: { id, kind, code } })}>
        <input type="hidden" name="from" value="page" />
        <div className="button-row">
          <Button type="submit" variant="primary">
            Send me no more of them
          </Button>
        </div>
      </form>
    </RegistrationPage>
  );
}
