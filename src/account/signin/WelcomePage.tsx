/** The one question after signing up: does somebody want to teach, or to learn? Nothing is kept of the answer. */
import { PROFILE } from '@/src/request/signIn';
import { QuietLink } from '@/src/ui/QuietLink';
import { RegistrationPage } from './RegistrationPage';

const WAYS = [
  {
    title: 'Teach',
    about: 'Create a class, set boards as work, and see who got how far.',
    path: '/community/classes',
  },
  {
    title: 'Learn',
    about: 'Start with the first lesson, or go on where you were.',
    path: '/lectures',
  },
] as const;

/** The page. */
export function WelcomePage() {
  return (
    <RegistrationPage title="What brings you here?">
      <ul className="welcome-ways">
        {WAYS.map(({ title, about, path }) => (
          <li key={path}>
            <QuietLink href={path}>{title}</QuietLink>
            <p>{about}</p>
          </li>
        ))}
      </ul>
      <p className="account-lead">
        You can do both, and change your mind at any time. Your name and your settings are in{' '}
        <QuietLink href={PROFILE}>your profile</QuietLink>.
      </p>
    </RegistrationPage>
  );
}
