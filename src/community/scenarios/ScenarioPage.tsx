/** The page of a scenario: the board that plays it, what its author says of it, and what others say. */

import { notFound } from 'next/navigation';
import { parseLogText } from '@/events/log/parse';
import { pluralize } from '@/events/pluralize';
import { ScenarioBoard } from '@/src/board/scenario/ScenarioBoard';
import { IDENTIFIER } from '@/src/contract/identifier';
import { commentsOn } from '@/src/server/community/comments';
import type { ShownScenario } from '@/src/server/community/shownScenario';
import { Day } from '@/src/ui/Day';
import { QuietLink } from '@/src/ui/QuietLink';
import { categoryPath, categoryTitle } from '../categories';
import { COMMENTS_ID, Comments } from '../comments/Comments';
import { Linked } from '../linked';
import { Markdown } from '../Markdown';
import { HiddenNotice } from '../moderation/HiddenNotice';
import { TellRead } from '../notifications/TellRead';
import { ScenarioPicture } from '../picture/ScenarioPicture';
import { RememberOrigin } from '../RememberOrigin';
import { StillHere } from '../StillHere';
import { CommunitySlots } from '../share/CommunitySlots';
import { beginningOf } from '../share/origin';
import { boardName, memberPath, scenarioPath } from '../words';
import { ScenarioActions } from './ScenarioActions';
import { shownScenario } from './shownScenario';
import './scenarioPage.css';

interface ScenarioPageProps {
  readonly id: string;
  /** Which page of its comments is wanted; the last one where it is no number. */
  readonly commentPage: string | string[] | undefined;
  /** The comment that somebody comes for: it says which page, where no page is wanted. */
  readonly commentId: string | string[] | undefined;
}

/** The page; the page for what is not there, where it is not for whoever looks. */
export async function ScenarioPage({ id, commentPage, commentId }: ScenarioPageProps) {
  const { db, viewer, scenario } = await shownScenario(id);
  if (!scenario) return notFound();
  const wanted = Number(commentPage);
  const page = Number.isInteger(wanted) && wanted > 0 ? wanted : undefined;
  const isNamed = typeof commentId === 'string' && IDENTIFIER.test(commentId);
  const comment = isNamed ? commentId : undefined;
  const comments = await commentsOn(db, id, viewer, page ?? comment);
  const read = parseLogText(scenario.logText);
  return (
    <article className="scenario">
      {viewer && <TellRead about={id} />}
      <StillHere>
        <div className="scenario-head">
          <Head scenario={scenario} comments={comments.total} />
          {scenario.isHidden && (
            <HiddenNotice
              isOwn={viewer?.id === scenario.author.id}
              isItself={scenario.isHiddenItself}
              reason={scenario.hiddenReason}
            />
          )}
        </div>
        <div className="scenario-play">
          <CommunitySlots>
            <ScenarioBoard logText={scenario.logText} title={scenario.title}>
              <Waiting scenario={scenario} />
            </ScenarioBoard>
          </CommunitySlots>
        </div>
        <div className="scenario-foot">
          <About scenario={scenario}>
            <ScenarioActions scenario={scenario} viewer={viewer} />
          </About>
          <Comments scenario={scenario} viewer={viewer} comments={comments} />
        </div>
        {'log' in read && (
          <RememberOrigin id={id} title={scenario.title} beginning={beginningOf(read.log)} />
        )}
      </StillHere>
    </article>
  );
}

interface HeadProps {
  readonly scenario: ShownScenario;
  /** How many there are: far below, after the board. */
  readonly comments: number;
}

/** Short: whoever comes by a link is to see the board. */
function Head({ scenario, comments }: HeadProps) {
  const { title, author, category, rounds } = scenario;
  return (
    <>
      <nav aria-label="Where this is" className="lesson-crumbs">
        <ol>
          <li>
            <QuietLink href="/community">Shared scenarios</QuietLink>
          </li>
          <li>
            <QuietLink href={categoryPath(category)}>{categoryTitle(category)}</QuietLink>
          </li>
        </ol>
      </nav>
      <h1>{title}</h1>
      <p className="scenario-meta">
        By <QuietLink href={memberPath(author.id)}>{author.name}</QuietLink> ·{' '}
        {pluralize(rounds, 'step')} · <a href={`#${ABOUT_ID}`}>About it</a> ·{' '}
        <a href={`#${COMMENTS_ID}`}>
          {comments === 0 ? 'Comments' : pluralize(comments, 'comment')}
        </a>
      </p>
    </>
  );
}

const ABOUT_ID = 'about';

interface AboutProps {
  readonly scenario: ShownScenario;
  /** What can be done with it. */
  readonly children: React.ReactNode;
}

/** Under the board: what its author says of it, where it comes from, and what can be done with it. */
function About({ scenario, children }: AboutProps) {
  const { preview, createdAt, changedAt, original, description, notes } = scenario;
  return (
    <section className="scenario-about" aria-labelledby={ABOUT_ID}>
      <h2 id={ABOUT_ID} tabIndex={-1}>
        About this scenario
      </h2>
      {description !== '' && (
        <p dir="auto" className="scenario-words">
          <Linked text={description} />
        </p>
      )}
      {notes !== '' && <Notes text={notes} />}
      <p className="scenario-meta">
        {preview && `${boardName(preview)} · `}
        <Day date={createdAt} />
        {changedAt && (
          <>
            , changed on <Day date={changedAt} />
          </>
        )}
      </p>
      {original && (
        <p className="scenario-meta">
          Made from <QuietLink href={scenarioPath(original.id)}>{original.title}</QuietLink>
        </p>
      )}
      {children}
    </section>
  );
}

/** What to look at on the board; long ones can be folded away. */
function Notes({ text }: { readonly text: string }) {
  return (
    <details open className="scenario-notes">
      <summary>Notes</summary>
      <div dir="auto">
        <Markdown text={text} />
      </div>
    </details>
  );
}

/** Until the board has come: how the scenario ends, as a picture. */
function Waiting({ scenario: { id, preview } }: { readonly scenario: ShownScenario }) {
  return (
    <div className="scenario-waiting">
      {preview && <ScenarioPicture id={id} preview={preview} />}
      <p>The last step, as a picture. The board follows in a moment.</p>
      <noscript>
        <p>The board needs JavaScript. The steps can be downloaded without it.</p>
      </noscript>
    </div>
  );
}
