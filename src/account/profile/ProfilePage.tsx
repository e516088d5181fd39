/** A member’s own page: name and picture, what was shared, progress, security. */

import type { ReactNode } from 'react';
import { downloadData } from '@/src/contract/account';
import { addressOf } from '@/src/contract/endpoint';
import { LECTURES, lessonPath, lessonsOf } from '@/src/lessons/course/catalogue';
import { ownAccount } from '@/src/server/account/ownAccount';
import { requireMember } from '@/src/server/auth/pageVisitor';
import { type Database, database } from '@/src/server/database/database';
import { sendsMail } from '@/src/server/mail';
import { Day } from '@/src/ui/Day';
import { firstValue, pageNumber, type Query } from '../../request/pageQuery';
import { PROFILE } from '../../request/signIn';
import { DeleteAccount } from './DeleteAccount';
import { NameForm } from './NameForm';
import { Notifications } from './Notifications';
import { OwnProgress } from './OwnProgress';
import { PasswordForm } from './PasswordForm';
import { PictureForm } from './PictureForm';
import { SignOutButton } from './SignOutButton';
import { SignOutElsewhere } from './SignOutElsewhere';
import { SyncSwitch } from './SyncSwitch';
import '../account.css';
import './profile.css';
import '@/src/request/form.css';

interface ProfilePageProps {
  readonly searchParams: Promise<Query>;
  /** Draws what the member published and starred: the latest of it, or a page of all, from 1. */
  readonly Scenarios: (props: {
    readonly db: Database;
    readonly id: string;
    readonly ownPage: number | null;
    readonly starredPage: number | null;
  }) => Promise<ReactNode>;
}

/** The page; whoever is not signed in is sent to do that first. */
export async function ProfilePage({ searchParams, Scenarios }: ProfilePageProps) {
  const member = await requireMember(PROFILE);
  const [db, query] = await Promise.all([database(), searchParams]);
  const { email, hasPassword, createdAt } = await ownAccount(db, member);
  const { id, name, image, role, syncsProgress } = member;
  return (
    <div className="lesson-text account-page">
      <h1>Your profile</h1>
      <p className="account-lead">
        You are signed in as {name}
        {email === null ? '' : `, ${email}`}. Your account is from <Day date={createdAt} />.
      </p>
      <ul className="account-ways">
        <li>
          <a href={`/community/members/${id}`}>What others see of you</a>
        </li>
        <li>
          <a href="/community/classes">Your classes</a>
        </li>
        <li>
          <a href="/community/notifications">Your notifications</a>
        </li>
        {role === 'moderator' && (
          <li>
            <a href="/community/moderation">Moderation</a>
          </li>
        )}
      </ul>
      <SignOutButton />
      <section className="account-section" aria-labelledby="picture-and-name">
        <h2 id="picture-and-name">Picture and name</h2>
        <p>Others see both beside what you share. Your e-mail address is shown to nobody.</p>
        <PictureForm name={name} image={image} />
        <NameForm name={name} />
      </section>
      <Scenarios
        db={db}
        id={id}
        ownPage={firstValue(query.scenarios) === undefined ? null : pageNumber(query.scenarios)}
        starredPage={firstValue(query.starred) === undefined ? null : pageNumber(query.starred)}
      />
      <section className="account-section" aria-labelledby="progress">
        <h2 id="progress">Progress</h2>
        <OwnProgress lectures={lectures()} />
        <SyncSwitch isOn={syncsProgress} />
      </section>
      <Notifications db={db} member={member} />
      <section className="account-section" aria-labelledby="security">
        <h2 id="security">Security</h2>
        <Password hasPassword={hasPassword} />
        <h3>Other devices</h3>
        <p>
          Somebody who has a device on which you are signed in has your account. Signing out in one
          browser leaves the others as they are.
        </p>
        <SignOutElsewhere />
        <h3>Your data</h3>
        <p>
          One file with everything that is kept of you here: your profile, scenarios with their
          steps, comments, stars, classes, what you handed in, and your progress.
        </p>
        <a className="account-link" href={addressOf(downloadData, {})} download>
          Download my data
        </a>
        <h3>Leaving</h3>
        <DeleteAccount hasPassword={hasPassword} />
      </section>
    </div>
  );
}

function Password({ hasPassword }: { readonly hasPassword: boolean }) {
  if (hasPassword) {
    return (
      <>
        <h3>Password</h3>
        <p>With a new password you stay signed in here, and are signed out everywhere else.</p>
        <PasswordForm />
      </>
    );
  }
  return (
    <>
      <h3>Password</h3>
      <p>You sign in without a password here.</p>
      {sendsMail() && (
        <a className="account-link" href="/registration/forgot">
          Set one by a link in mail
        </a>
      )}
    </>
  );
}

function lectures() {
  return LECTURES.map((lecture) => ({
    title: lecture.title,
    lessons: lessonsOf(lecture).map((entry) => ({
      id: entry.id,
      title: entry.title,
      path: lessonPath(entry),
    })),
  }));
}
