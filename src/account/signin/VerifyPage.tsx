/** After a link to sign in was asked for. */
import { RegistrationPage, Ways } from './RegistrationPage';

/** The page that says to look into one's mail. */
export function VerifyPage() {
  return (
    <RegistrationPage
      title="Look into your mail"
      lead="We have sent you a link. Open it in this browser to sign in. It works once, within 24 hours. It may take some minutes to come; look among the unwanted mail too."
    >
      <Ways to={[['/registration/signin', 'Back to the page to sign in']]} />
    </RegistrationPage>
  );
}
