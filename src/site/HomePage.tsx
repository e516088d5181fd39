/** The first page: what Tallystick is, how a board works, where to start. */
import Link from 'next/link';
import { lessonPath } from '@/events/lessons/catalogue';
import { depositTransfers } from '@/events/lessons/depositTransfers';
import { Worked } from '@/src/lessons/Worked';
import { BillsList } from './BillsList';
import { LectureList } from './LectureList';
import './home.css';

const payment = [
  { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 3000 },
] as const;

/** The home page. Its worked example is folded by the core from the opening of the lesson. */
export function HomePage() {
  return (
    <div className="home">
      <section className="home-opening">
        <div className="home-words">
          <h1>See what happens to the money</h1>
          <p className="home-lead">
            Tallystick teaches how money and banking work, one entry at a time. Read a lesson, make
            the payments yourself, and watch every balance sheet answer.
          </p>
          <p>
            <Link href={lessonPath(depositTransfers)} className="home-start">
              Start with {depositTransfers.title}
            </Link>
          </p>
        </div>
        <div>
          <h2 className="visually-hidden">An example: one payment</h2>
          <Worked lesson={depositTransfers} events={payment} parties={[0]} />
        </div>
      </section>

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
              Each party has its T-account: what it owns on the left, what it owes on the right.
              What grew and what shrank is marked on the line, and both columns always agree.
            </p>
          </li>
          <li>
            <h3>Step back</h3>
            <p>
              Every action is kept. Go back to any round, try something else from there, and both
              lines stay. Nothing you did is lost.
            </p>
          </li>
        </ol>
        <p>
          Every lesson opens with a system of its own. In the <Link href="/sandbox">sandbox</Link>{' '}
          you build one yourself, from the banks to the rules by which they pay one another.
        </p>
      </section>

      <section aria-labelledby="lectures">
        <h2 id="lectures">Lectures</h2>
        <LectureList />
      </section>

      <section aria-labelledby="articles">
        <h2 id="articles">Articles</h2>
        <BillsList />
      </section>
    </div>
  );
}
