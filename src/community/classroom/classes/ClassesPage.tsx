/** The classes that one teaches and learns in. */

import type { ReactNode } from 'react';
import { pluralize } from '@/events/pluralize';
import { requireMember } from '@/src/server/auth/page';
import { classesLearntIn, classesTaughtBy } from '@/src/server/classroom/lists';
import { database } from '@/src/server/database/database';
import { QuietLink } from '@/src/ui/QuietLink';
import { CodeForm } from '../joining/CodeForm';
import { CLASSES, classPath } from '../paths';
import { Section } from '../Section';
import { MakeClass } from './MakeClass';
import '@/src/request/form.css';
import '../classroom.css';
import '../classroomForms.css';

/** The page; whoever creates a class is its instructor, and may learn in others. */
export async function ClassesPage() {
  const member = await requireMember(CLASSES);
  const db = await database();
  const [taught, learnt] = await Promise.all([
    classesTaughtBy(db, member.id),
    classesLearntIn(db, member.id),
  ]);
  return (
    <div className="lesson-text classroom">
      <h1>Classes</h1>
      <p className="classroom-lead">
        An instructor creates a class and its assignments; learners join by a link or a code, do
        them on the boards, and hand in their steps.
      </p>
      <Section id="learning" title="Classes you take">
        {learnt.length === 0 ? (
          <p>
            In no class yet. Open the link that your instructor gives you, or type the code here.
          </p>
        ) : (
          <ul className="category-list">
            {learnt.map(({ id, name, instructor, assignments, handedIn }) => (
              <ClassCard key={id} id={id} name={name}>
                With {instructor}. Handed in {handedIn} of {pluralize(assignments, 'assignment')}.
              </ClassCard>
            ))}
          </ul>
        )}
        <CodeForm />
      </Section>
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
    </div>
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
