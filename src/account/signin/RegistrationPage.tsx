/** What the pages of signing in and up have in common. */
import type { ReactNode } from 'react';
import '@/src/request/form.css';
import '../account.css';

interface RegistrationPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A narrow page with its title and a sentence or two. */
export function RegistrationPage({ title, lead, children }: RegistrationPageProps) {
  return (
    <div className="lesson-text registration">
      <h1>{title}</h1>
      {lead !== undefined && <p className="account-lead">{lead}</p>}
      {children}
    </div>
  );
}

/** Ways on from such a page, each a path and what it is called. */
export function Ways({ to }: { readonly to: readonly (readonly [path: string, name: string])[] }) {
  return (
    <ul className="account-ways">
      {to.map(([path, name]) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** For somebody who is signed in already: whoever that is, and the ways on. */
export function SignedInAlready({ name, way }: { readonly name: string; readonly way: string }) {
  return (
    <RegistrationPage
      title="You are signed in"
      lead={<>You are signed in as {name}; to use another account, sign out first.</>}
    >
      <Ways
        to={[
          [way, way === '/community/profile' ? 'Your profile' : 'Go on to where you were'],
          ['/registration/signout', 'Sign out'],
        ]}
      />
    </RegistrationPage>
  );
}
