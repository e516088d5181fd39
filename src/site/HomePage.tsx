/** The first page: what Tallystick is, how a board works, where to start. */

import { ARTICLES } from '@/src/articles/catalogue';
import { HouseCards } from '@/src/community/shelf/HouseShelf';
import { houseShelf } from '@/src/community/shelf/shelf';
import { GLOSSARY } from '@/src/glossary/glossary';
import { lectureTextOf } from '@/src/lessons/content';
import { LECTURES, lessonsOf } from '@/src/lessons/course/catalogue';
import { QuietLink } from '@/src/ui/QuietLink';

import { ForTeachers } from './home/ForTeachers';
import { Story } from './home/Story';
import { Continue } from './lectures/Continue';
import { FeatureCards } from './shell/FeatureCards';

/** The home page. Its story and its scenarios are logs, folded by the core. */
export function HomePage() {
  return (
    <div className="home">
      <section className="home-opening">
        <h1>See what happens to the money</h1>
        <div className="home-words">
          <p className="home-lead">
            Somebody pays, and four balance sheets change. Here you make the payments yourself, and
            every sheet answers.
          </p>
          <Continue beginsWith="board" />
          <p className="home-teach">
            Do you teach? Put a board on the wall, set it as homework, and see who got how far.{' '}
            <QuietLink href="/teach">For teachers</QuietLink>
          </p>
        </div>
      </section>
      <Story />
      <HowItWorks />
      <Stories />
      <ForTeachers />
      <Lectures />
      <section aria-labelledby="features">
        <h2 id="features">Everything on the site</h2>
        <FeatureCards hasPlanned={false} />
      </section>
      <Reading />
    </div>
  );
}

/** Some of the scenarios by the house, each with the picture of its board. */
async function Stories() {
  const all = await houseShelf();
  return (
    <section aria-labelledby="stories">
      <h2 id="stories">Open a board that has a story to tell</h2>
      <HouseCards scenarios={all.filter(({ isShownFirst }) => isShownFirst)} />
      <p className="home-more">
        <QuietLink href="/community">All {all.length} stories, and what members made</QuietLink>
      </p>
    </section>
  );
}

function HowItWorks() {
  return (
    <section aria-labelledby="boards">
      <h2 id="boards">How a board works</h2>
      <ol className="home-steps">
        <li>
          <h3>Act</h3>
          <p>
            Choose a customer or a bank and what it does: pay, deposit, settle a debt. The form
            tells you what would work before you press the button.
          </p>
        </li>
        <li>
          <h3>Read</h3>
          <p>
            Each party has its <span className="whole">T-account</span>: what it owns on the left,
            what it owes on the right. What grew and what shrank is marked on the line, and both
            columns always agree.
          </p>
        </li>
        <li>
          <h3>Step back</h3>
          <p>
            Every action is kept. Go back to any step, try something else from there, and both lines
            stay. Nothing you did is lost.
          </p>
        </li>
      </ol>
    </section>
  );
}

/** The lectures, in order. */
function Lectures() {
  return (
    <section aria-labelledby="lectures">
      <h2 id="lectures">The lectures</h2>
      <ol className="home-lectures">
        {LECTURES.map((lecture) => (
          <li key={lecture.id}>
            <h3>
              <QuietLink href={`/lectures/${lecture.path}`}>{lecture.title}</QuietLink>
            </h3>
            <p>{lectureTextOf(lecture).description}</p>
            <p className="home-meta">{lessonsOf(lecture).length} lessons</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The articles and the glossary. */
function Reading() {
  return (
    <section aria-labelledby="articles">
      <h2 id="articles">To read and look up</h2>
      <ul className="home-reading">
        {ARTICLES.map(({ path, title, about }) => (
          <li key={path}>
            <h3>
              <QuietLink href={path}>{title}</QuietLink>
            </h3>
            <p>{about}</p>
          </li>
        ))}
        <li>
          <h3>
            <QuietLink href="/articles/glossary">Glossary</QuietLink>
          </h3>
          <p>{GLOSSARY.length} terms of money, banking and accounting, each in a few sentences.</p>
        </li>
      </ul>
    </section>
  );
}
