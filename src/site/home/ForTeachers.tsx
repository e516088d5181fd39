/** What there is for whoever teaches, with three pictures: a board for the wall, a class's table, and feedback. */
import type { ReactNode } from 'react';
import { demonstration } from '@/src/community/demonstration/demonstration';
import { QuietLink } from '@/src/ui/QuietLink';
import { AnswerPicture, TablePicture, WallPicture } from '../teaching/pictures';
import './forTeachers.css';

/** The part of the home page. Its pictures show the demonstration class. */
export async function ForTeachers() {
  const shown = await demonstration();
  return (
    <section aria-labelledby="teachers">
      <h2 id="teachers">If you teach</h2>
      <ol className="teachers">
        <Card href="/teach#present" title="Put a board on the wall">
          <p>Step through it in large type, or share it as a link, a QR code or a handout.</p>
          <WallPicture shown={shown} />
        </Card>
        <Card href="/teach/class#table" title="Set it as work, and see who got how far">
          <p>Tasks check themselves. Learners need no account: a code and a name will do.</p>
          <TablePicture shown={shown} />
        </Card>
        <Card href="/teach/class#submissions" title="Answer what they did, step by step">
          <p>Open what somebody handed in on the board, say what you see, and give a mark.</p>
          <AnswerPicture shown={shown} />
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
