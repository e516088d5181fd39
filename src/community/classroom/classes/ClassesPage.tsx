/** The classes that one teaches and learns in. */

import type { ReactNode } from 'react';
import { withFullStop } from '@/events/phrase';
import { pluralize } from '@/events/pluralize';
import { signInPath, signUpPath } from '@/src/request/signIn';
import { pageMember, pageSeats } from '@/src/server/auth/pageVisitor';
import {
  classesLearntIn,
  classesOfSeats,
  classesTaughtBy,
} from '@/src/server/classroom/classLists';
import { type Database, database } from '@/src/server/database/database';
import { QuietLink } from '@/src/ui/QuietLink';
import { SaidBefore } from '../../SaidBefore';
import { CodeForm } from '../joining/CodeForm';
import { CLASSES, classPath } from '../paths';
import { Section } from '../Section';
import { MakeClass } from './MakeClass';
import '@/src/request/form.css';
import '../classroom.css';
import '../classroomForms.css';

/** The page; whoever creates a class is its instructor, and may learn in others. Without an account one may learn. */
export async function ClassesPage() {
  // Nobody is sent away: whoever has a code needs no account, and the header leads everybody here.
  const [seats, member] = await Promise.all([pageSeats(), pageMember()]);
  const db = await database();
  const [learnt, seated] = await Promise.all([
    member ? classesLearntIn(db, member.id) : [],
    classesOfSeats(db, seats),
  ]);
  return (
    <div className="lesson-text classroom">
      <h1>Classes</h1>
      <SaidBefore />
      <p className="classroom-lead">
        An instructor creates a class and its assignments; learners join by a link or a code, do
        them on the boards, and hand in their steps.
      </p>
      <Section id="learning" title="Classes you take">
        {learnt.length + seated.length === 0 ? (
          <p>
            In no class yet. Open the link that your instructor gives you, or type the code here.
          </p>
        ) : (
          <ul className="category-list">
            {learnt.map(({ id, name, instructor, assignments, handedIn }) => (
              <ClassCard key={id} id={id} name={name}>
                With {withFullStop(instructor)} Handed in {handedIn} of{' '}
                {pluralize(assignments, 'assignment')}.
              </ClassCard>
            ))}
            {seated.map(({ id, name, instructor, seat }) => (
              <ClassCard key={`seat ${id}`} id={id} name={name}>
                With {withFullStop(instructor)} You are there as {seat}, without an account.
              </ClassCard>
            ))}
          </ul>
        )}
        <CodeForm />
      </Section>
      {member ? <Teaching db={db} memberId={member.id} /> : <TeachWithAccount />}
    </div>
  );
}

interface TeachingProps {
  readonly db: Database;
  readonly memberId: string;
}

async function Teaching({ db, memberId }: TeachingProps) {
  const taught = await classesTaughtBy(db, memberId);
  return (
    <>
      <Section id="teaching" title="Classes you teach">
        {taught.length === 0 ? (
          <p>No class yet. Create one below, and pass its link on.</p>
        ) : (
          <ul className="category-list">
            {taught.map(({ id, name, learners, assignments }) => (
              <ClassCard key={id} id={id} name={name}>
                {pluralize(learners, 'learner')}, {pluralize(assignments, 'assignment')}
              </ClassCard>
            ))}
          </ul>
        )}
      </Section>
      <Section id="make" title="Create a class">
        <MakeClass />
      </Section>
    </>
  );
}

function TeachWithAccount() {
  return (
    <Section id="teaching" title="Classes you teach">
      <p>
        To teach a class you need an account. <a href={signInPath(CLASSES)}>Sign in</a> or{' '}
        <a href={signUpPath(CLASSES)}>create one</a>.
      </p>
    </Section>
  );
}

interface ClassCardProps {
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}

function ClassCard({ id, name, children }: ClassCardProps) {
  return (
    <li>
      <QuietLink href={classPath(id)}>{name}</QuietLink>
      <span>{children}</span>
    </li>
  );
}
