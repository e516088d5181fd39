/** What there is for whoever teaches, with three pictures: a board for the wall, a class's table, and feedback. */
import type { ReactNode } from 'react';
import { type Demonstration, demonstration } from '@/src/community/demonstration/demonstration';
import { BoardPicture } from '@/src/community/shelf/HouseShelf';
import { QuietLink } from '@/src/ui/QuietLink';
import './forTeachers.css';

/** Learners whose rows the picture of the table has room for. */
const ROWS = 5;

/** The part of the home page. Its pictures show the demonstration class. */
export async function ForTeachers() {
  const shown = await demonstration();
  return (
    <section aria-labelledby="teachers">
      <h2 id="teachers">If you teach</h2>
      <ol className="teachers">
        <Card href="/teach#present" title="Put a board on the wall">
          <p>Step through it in large type, or share it as a link, a QR code or a handout.</p>
          <div className="teachers-picture">
            <BoardPicture preview={shown.preview} />
          </div>
        </Card>
        <Card href="/teach/class#table" title="Set it as work, and see who got how far">
          <p>Tasks check themselves. Learners need no account: a code and a name will do.</p>
          <div className="teachers-picture">
            <MetTable shown={shown} />
          </div>
        </Card>
        <Card href="/teach/class#submissions" title="Answer what they did, step by step">
          <p>Open what somebody handed in on the board, say what you see, and give a mark.</p>
          <div className="teachers-picture">
            <Answered shown={shown} />
          </div>
        </Card>
      </ol>
      <p className="home-more">
        <QuietLink href="/teach">The guide for instructors</QuietLink> ·{' '}
        <QuietLink href="/teach/class">A class to look at</QuietLink>
      </p>
    </section>
  );
}

interface CardProps {
  readonly href: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Card({ href, title, children }: CardProps) {
  return (
    <li className="teachers-card">
      <h3>
        <QuietLink href={href}>{title}</QuietLink>
      </h3>
      {children}
    </li>
  );
}

/** The first rows of the class table: which task was met at which step. */
function MetTable({ shown: { tasks, learners, title } }: { readonly shown: Demonstration }) {
  return (
    <table className="teachers-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Learner</th>
          {tasks.map((goal, index) => (
            <th key={goal} scope="col">
              Task {index + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {learners.slice(0, ROWS).map(({ name, handedIn }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {tasks.map((goal, index) => {
              const step = handedIn?.met[index] ?? null;
              return <td key={goal}>{step === null ? '–' : `step ${step}`}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A submission that left something open, and what its learner was told. */
function Answered({ shown: { learners, tasks } }: { readonly shown: Demonstration }) {
  const open = learners.find(({ handedIn }) => handedIn?.met.includes(null) && handedIn.feedback);
  if (!open?.handedIn) return null;
  const { met, mark, feedback } = open.handedIn;
  const count = met.filter((step) => step !== null).length;
  return (
    <figure className="teachers-answer">
      <figcaption>
        {open.name}, {count} of {tasks.length} tasks
      </figcaption>
      <blockquote>{feedback}</blockquote>
      <p>Mark: {mark}</p>
    </figure>
  );
}
