'use client';
/** The composer in its place on the stage: it acts from the step that is shown, and not before the opening. */
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { Button } from '@/src/ui/button';
import type { Screen } from '../screen/useScreen';
import type { BankingGame } from '../session/game';
import type { Send } from '../session/useSession';
import { Composer } from './Composer';

interface ComposingProps {
  readonly game: BankingGame;
  readonly offers: Offers;
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  readonly screen: Screen;
  readonly send: Send;
  readonly onAct: (event: BankingEvent) => void;
}

/** The composer; before the opening, the way to it. */
export function Composing(props: ComposingProps) {
  const { game, offers, timeline, at, screen, send, onAct } = props;
  const { round } = nodeAt(timeline, at);
  const { parties } = round.book;
  const party = parties[screen.selected] ?? parties[0];
  if (!party || at < timeline.opening) return <NotYet send={send} />;
  return (
    <Composer
      game={game}
      offers={offers}
      round={round}
      parties={parties}
      party={party}
      onParty={screen.setSelected}
      onAct={onAct}
      type={screen.type}
      onType={screen.setType}
      opens={screen.role}
      writes={screen.writes}
      drafts={screen.drafts}
      onDrafts={screen.setDrafts}
      isPredicting={screen.isPredicting}
      onPredicting={screen.setPredicting}
      onPredict={screen.isPredicting ? screen.setPredicted : null}
      onNamed={screen.setNamed}
      onRefused={(event) => send({ type: 'ACT', event })}
    />
  );
}

function NotYet({ send }: { readonly send: Send }) {
  return (
    <div className="form-none">
      <p>This is how the opening came about. Acting begins at step 0.</p>
      <Button onClick={() => send({ type: 'FIRST' })}>Go to step 0</Button>
    </div>
  );
}
