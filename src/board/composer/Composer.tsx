'use client';
/**
 * Where an act of the banking world is written, as the sentence that it will be told in. It acts from the
 * step that is shown, and not before the opening.
 */
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import type { Party } from '@/events/banking/ledger/book';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { isOfferedTo } from '@/events/world/offers';
import { Button } from '@/src/ui/button';
import { PredictToggle } from '../predict/PredictToggle';
import type { Screen } from '../screen/useScreen';
import type { BankingGame } from '../session/game';
import type { Send } from '../session/useSession';
import { LimitNote } from './LimitNote';
import { NoteForm } from './NoteForm';
import { SentenceForm, toFigure } from './SentenceForm';
import { Settings } from './Settings';
import { useComposing } from './useComposing';

interface ComposerProps {
  readonly game: BankingGame;
  readonly offers: Offers;
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  readonly screen: Screen;
  readonly send: Send;
  /** Whether the line plays. */
  readonly isPlaying: boolean;
  readonly onAct: (event: BankingEvent) => void;
}

/** The composer; before the opening, the way to it. It fills the width that it is given. */
export function Composer(props: ComposerProps) {
  const { timeline, at, screen, send } = props;
  const { parties } = nodeAt(timeline, at).round.book;
  const party = parties[screen.selected] ?? parties[0];
  if (!party || at < timeline.opening) return <NotYet send={send} />;
  return <Acting {...props} party={party} />;
}

function Acting(props: ComposerProps & { readonly party: Party }) {
  const { game, offers, timeline, at, screen, send, isPlaying, onAct, party } = props;
  const { naming, setNamed } = screen;
  const { round } = nodeAt(timeline, at);
  const composing = useComposing({
    offers,
    round,
    party,
    screen,
    onAct,
    onRefused: (event) => send({ type: 'ACT', event }),
  });
  const { shown, takeAll } = composing;
  const named = composing.named.join(' ');
  // Set before any layout effect runs, so that the sheets can tell that other names follow.
  useInsertionEffect(() => {
    naming.current = named;
  }, [naming, named]);
  // Before anything is painted: the sheets of the named parties stay open, and others may have to fold for it.
  useLayoutEffect(() => setNamed(named), [setNamed, named]);
  const container = useRef<HTMLDivElement>(null);
  const raiseLimit = (type: string) => {
    composing.choose(type);
    requestAnimationFrame(() => toFigure(container.current));
  };
  // The button goes as the amount stands: the figure is where one goes on.
  const settled = (take: () => void) => {
    take();
    requestAnimationFrame(() => toFigure(container.current));
  };
  return (
    <div className="composer" ref={container}>
      <SentenceForm
        composing={composing}
        isPlaying={isPlaying}
        advice={
          <>
            {takeAll && <AllOwed onPress={() => settled(takeAll)} />}
            {shown && (
              <LimitNote refusal={shown} round={round} offers={offers} onChoose={raiseLimit} />
            )}
          </>
        }
        tools={
          <Tools
            game={game}
            offers={offers}
            round={round}
            party={party}
            screen={screen}
            onAct={onAct}
          />
        }
      />
    </div>
  );
}

interface ToolsProps extends Pick<ComposerProps, 'game' | 'offers' | 'screen' | 'onAct'> {
  readonly round: BankingRound;
  readonly party: Party;
}

/** What can be done beside the act: predicting it first, settings, a note. */
function Tools({ game, offers, round, party, screen, onAct }: ToolsProps) {
  const { isPredicting, setPredicting, setSelected } = screen;
  // Boards on which days pass have none of their own: their rates are verbs.
  const hasSettings = game.sliders.length + game.rules.length > 0;
  return (
    <>
      <BillsNote
        offers={offers}
        parties={round.book.parties}
        party={party}
        onSelect={setSelected}
      />
      <div className="composer-toggles">
        <PredictToggle isOn={isPredicting} onChange={setPredicting} />
        <details className="composer-more">
          <summary>{hasSettings ? 'Settings and notes' : 'Pin a note'}</summary>
          <div className="composer-settings">
            <Settings game={game} round={round} onAct={onAct} />
            <NoteForm
              refusalOf={(text) => wouldRefuse(round, { type: 'note', text }, offers)}
              onPin={(text) => onAct({ type: 'note', text })}
            />
          </div>
        </details>
      </div>
    </>
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

/** Takes all that is owed as the amount: its last cents of interest are easily missed. */
function AllOwed({ onPress }: { readonly onPress: () => void }) {
  return (
    <>
      {' '}
      <button type="button" className="text-button" onClick={onPress}>
        all that is owed
      </button>
    </>
  );
}

interface BillsNoteProps {
  readonly offers: Offers;
  readonly parties: readonly Party[];
  readonly party: Party;
  readonly onSelect: (partyId: number) => void;
}

/**
 * The way to the central bank's form: a dealer looks for Treasury Bills among its own actions. Nothing
 * where the party trades by itself, or nobody does.
 */
function BillsNote({ offers, parties, party, onSelect }: BillsNoteProps) {
  const trader = parties.find(({ type }) => isOfferedTo('sellSecurities', type, offers));
  if (!trader || party.type !== 'bank' || trader.type === 'bank') return null;
  return (
    <p className="composer-note">
      Treasury Bills:{' '}
      <button type="button" className="text-button" onClick={() => onSelect(trader.id)}>
        act as the {trader.name}
      </button>
    </p>
  );
}
