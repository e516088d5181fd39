/** The story of the home page, each step drawn on the server as the board would draw it. */
import type { Party } from '@/events/banking/ledger/book';
import { Sentence } from '@/src/board/sentence/Sentence';
import { SANDBOX_PATH } from '@/src/board/session/game';
import { changedAt } from '@/src/board/sheets/changedAt';
import { PartyHeading } from '@/src/board/sheets/PartyHeading';
import { partyView } from '@/src/board/sheets/partyView';
import { TAccount } from '@/src/board/sheets/TAccount';
import { tiersOf } from '@/src/board/sheets/tiers';
import { STORY, type StoryStep } from './foldedStory';
import { StoryBoard } from './StoryBoard';
import '@/src/board/styles/stage.css';
import '@/src/board/styles/player.css';
import './story.css';

/** The board of the home page. */
export function Story() {
  const { title, steps } = STORY;
  const parties = steps[0]?.round.book.parties ?? [];
  return (
    <section aria-labelledby="story" className="home-story">
      <StoryBoard
        page={SANDBOX_PATH}
        names={parties.map(({ name }) => name)}
        heading={
          <h2 id="story" className="story-title">
            {title}
          </h2>
        }
        steps={steps.map((step) => ({
          sentence: <Told step={step} />,
          sheets: <Sheets step={step} />,
          moves: step.moves,
          hash: step.hash,
        }))}
      />
    </section>
  );
}

/** What is done, and why somebody does it. */
function Told({ step: { phrase, number, note } }: { readonly step: StoryStep }) {
  return (
    <>
      <Sentence phrase={phrase} round={number} />
      <p className="story-note">{note}</p>
    </>
  );
}

function Sheets({ step: { round, before } }: { readonly step: StoryStep }) {
  const changed = changedAt({ round, before });
  return tiersOf(round.book).map((tier) => (
    <div
      className="tier"
      key={tier[0]?.id}
      style={{ '--columns': tier.length, '--rows': Math.max(...tier.map(mostRows)) }}
    >
      {tier.map((party) => (
        <article
          className="party"
          key={party.id}
          data-sheet={party.name}
          data-changed={changed.has(party.id) ? '' : undefined}
        >
          <PartyHeading party={party} state={round} />
          <TAccount {...partyView({ round, before }, party, 'static', [])} />
        </article>
      ))}
    </div>
  ));
}

/** The most rows that a party's sheet has in the story, net worth included: each keeps its place. */
function mostRows({ id }: Party): number {
  return Math.max(
    ...STORY.steps.flatMap(({ round, before }) => {
      const party = round.book.parties[id];
      if (!party) return [];
      const { lines } = partyView({ round, before }, party, 'static', []);
      const assets = lines.filter(({ line }) => line.side === 'asset').length;
      return [assets, lines.length - assets + 1];
    }),
  );
}
