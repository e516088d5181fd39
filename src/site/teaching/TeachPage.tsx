/** How to teach with the boards. */
import type { ReactNode } from 'react';
import { demonstration } from '@/src/community/demonstration/demonstration';
import { QuietLink } from '@/src/ui/QuietLink';
import Text from '../texts/teach.mdx';
import { AnswerPicture, TablePicture, WallPicture } from './pictures';

/** The guide for instructors. Its pictures show the demonstration class, and each leads there. */
export async function TeachPage() {
  const shown = await demonstration();
  return (
    <article className="lesson-text">
      <h1>Teaching with Tallystick</h1>
      <p className="lesson-meta">A guide for instructors</p>
      <div className="prose about">
        <Text
          wall={
            <Figure picture={<WallPicture shown={shown} />}>
              “{shown.title}” at its last step, as a map.{' '}
              <QuietLink href={shown.modelPath}>Open it on the board</QuietLink>
            </Figure>
          }
          table={
            <Figure picture={<TablePicture shown={shown} />}>
              Who met which task, and at which step.{' '}
              <QuietLink href="/teach/class#table">The whole table</QuietLink>
            </Figure>
          }
          answer={
            <Figure picture={<AnswerPicture shown={shown} />}>
              Feedback as the learner reads it.{' '}
              <QuietLink href="/teach/class#submissions">What else was handed in</QuietLink>
            </Figure>
          }
        />
      </div>
    </article>
  );
}

interface FigureProps {
  readonly picture: ReactNode;
  /** What it shows, and where to see more. */
  readonly children: ReactNode;
}

function Figure({ picture, children }: FigureProps) {
  return (
    <figure className="teaching-figure">
      {picture}
      <figcaption>{children}</figcaption>
    </figure>
  );
}
