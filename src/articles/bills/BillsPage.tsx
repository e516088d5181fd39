/** The page of one stage of the bills exercise: its outline on the left, its board on the right; one after the other where narrow. */
import Link from 'next/link';
import { BILLS_STAGES, type BillsStage } from '@/events/bills/stages';
import { BillsIsland } from '@/src/board/bills/BillsIsland';
import { StaticBills } from '@/src/board/bills/StaticBills';
import { BillsOutline } from './BillsOutline';
import '@/src/lessons/lesson.css';
import '@/src/lessons/prose.css';
import './bills-page.css';

/** The last part of a stage's address. */
export function slugOf({ path }: BillsStage): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The page, drawn whole on the server; only the board brings JavaScript. */
export function BillsPage({ stage }: { readonly stage: BillsStage }) {
  return (
    <div className="lesson">
      <article className="lesson-text">
        <nav aria-label="Breadcrumb" className="lesson-crumbs">
          <ol>
            <li>
              <Link href="/#articles">Articles</Link>
            </li>
            <li>
              <Link href="/#bills-of-exchange">Bills of Exchange</Link>
            </li>
          </ol>
        </nav>
        <h1>{stage.title}</h1>
        <p className="lesson-meta">
          Part {stage.stage} of {BILLS_STAGES.length}{' '}
          <a className="lesson-to-board" href="#board">
            Go to the board
          </a>
        </p>
        <div className="prose">
          <BillsOutline stage={stage} />
        </div>
        <Neighbours stage={stage} />
      </article>
      <div className="lesson-board" id="board">
        <div className="lesson-board-inner">
          <BillsIsland stage={stage.stage}>
            <StaticBills stage={stage} />
          </BillsIsland>
        </div>
      </div>
    </div>
  );
}

/** The parts before and after this one. */
function Neighbours({ stage }: { readonly stage: BillsStage }) {
  const place = BILLS_STAGES.indexOf(stage);
  const previous = BILLS_STAGES[place - 1];
  const next = BILLS_STAGES[place + 1];
  return (
    <nav aria-label="Parts before and after" className="lesson-neighbours">
      {previous && (
        <Link href={previous.path} rel="prev">
          <span>Previous part</span> {previous.title}
        </Link>
      )}
      {next && (
        <Link href={next.path} rel="next">
          <span>Next part</span> {next.title}
        </Link>
      )}
    </nav>
  );
}
