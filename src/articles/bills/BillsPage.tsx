/** The page of one stage of the bills exercise: its text in the companion, beside the stage of its board. */
import type { ReactNode } from 'react';
import { BILLS_STAGES, type BillsStage } from '@/events/bills/stages';
import { BillsIsland } from '@/src/board/bills/BillsIsland';
import { StaticBills } from '@/src/board/bills/StaticBills';
import { Companion } from '@/src/board/companion/Companion';
import { TermCards } from '@/src/glossary/TermCards';
import { ArticleCrumbs, ArticleNeighbours } from '../ArticlePage';
import { articleAt } from '../catalogue';
import { billsTextAt } from './content';
import './bills-page.css';

/** The last part of a stage's address. */
export function slugOf({ path }: BillsStage): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

interface BillsPageProps {
  readonly stage: BillsStage;
  /** The list of articles, which stands in the companion. */
  readonly navbar: ReactNode;
}

/** The page, drawn whole on the server; only the board brings JavaScript. Throws when the stage has no text. */
export function BillsPage({ stage, navbar }: BillsPageProps) {
  const placed = articleAt(stage.path);
  const text = billsTextAt(stage.path);
  if (!text) throw new Error(`stage ${stage.stage} of the article on bills has no text`);
  return (
    <Companion
      name="Read"
      title={stage.title}
      hasTasks
      lessons={navbar}
      read={
        <article className="lesson-text">
          <ArticleCrumbs within={placed?.within ?? []} />
          <h1>{stage.title}</h1>
          <p className="lesson-meta">
            Part {stage.stage} of {BILLS_STAGES.length} <span aria-hidden="true">·</span>{' '}
            {text.minutes} minutes{' '}
            <a className="lesson-to-board" href="#board">
              Go to the board
            </a>
          </p>
          <div className="prose">
            <text.Text stage={stage} />
          </div>
          <TermCards />
          {placed?.node.kind === 'page' && <ArticleNeighbours page={placed.node} />}
        </article>
      }
    >
      <BillsIsland key={stage.stage} stage={stage.stage}>
        <StaticBills stage={stage} />
      </BillsIsland>
    </Companion>
  );
}
