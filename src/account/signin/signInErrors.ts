/** Why signing in did not work: a sentence for each code that next-auth or this site puts into an address. */

const ELSEWHERE =
  'Signing in through the other site did not work. Try again, or sign in another way.';

const UNKNOWN = 'Signing in did not work. Try again.';

const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['Signin', 'This way of signing in did not work. Try again, or sign in another way.'],
  ['OAuthSignin', ELSEWHERE],
  ['OAuthCallback', ELSEWHERE],
  [
    'OAuthCreateAccount',
    'The other site’s account could not become one here. Try again, or sign in another way.',
  ],
  [
    'EmailCreateAccount',
    'No account could be made for this address. Try again, or sign up with a password.',
  ],
  ['Callback', ELSEWHERE],
  [
    'OAuthAccountNotLinked',
    'There is an account with this e-mail address already. Sign in the way you did the first time.',
  ],
  [
    'EmailSignin',
    'The mail with the link could not be sent. Look at the address, and try again in a while.',
  ],
  [
    'CredentialsSignin',
    'The e-mail address and the password do not fit each other. Look at both, and try again.',
  ],
  ['SessionRequired', 'Sign in to see this page. You come back to it afterwards.'],
  [
    'Verification',
    'This link was used already, or is too old. Ask for another on the page to sign in.',
  ],
  ['AccessDenied', 'This account may not sign in: a moderator has closed it.'],
  [
    'Configuration',
    'Signing in does not work at the moment: the fault is on our side. Try again later.',
  ],
  [
    'TooManyAttempts',
    'There were too many tries with this address. Wait a quarter of an hour, then try again.',
  ],
  [
    'NetworkBusy',
    'Very many people sign in from your network right now. Wait a moment, then try again.',
  ],
  ['NoAnswer', 'The site cannot answer at the moment. Nothing was changed; try again shortly.'],
  [
    'EmailNotConfirmed',
    'This address is not confirmed yet. Open the link in the mail we sent; if it is lost, ask for a new password, which confirms the address as well.',
  ],
  ['Default', UNKNOWN],
]);

/** By their letters alone: next-auth writes some codes with capitals and without. */
const BY_LETTERS = new Map([...SENTENCES].map(([code, text]) => [code.toLowerCase(), text]));

/** What happened and what to do, in plain words. A code that nobody knows gets what is always true. */
export function signInSentence(code: string): string {
  return BY_LETTERS.get(code.toLowerCase()) ?? UNKNOWN;
}
