'use client';
import { useEffect, useRef } from 'react';
/** Where an act of the banking world is written, as the sentence that it will be told in. */
import type { Offers } from '@/events/banking/actions/offers';
import { wouldRefuse } from '@/events/banking/board/rules';
import type { Party } from '@/events/banking/ledger/book';
import { isOfferedTo } from '@/events/world/offers';
import { PredictToggle } from '../predict/PredictToggle';
import type { BankingGame } from '../session/game';
import { LimitNote } from './LimitNote';
import { NoteForm } from './NoteForm';
import { SentenceForm, toFigure } from './SentenceForm';
import { Settings } from './Settings';
import { type ComposingProps, useComposing } from './useComposing';

interface ComposerProps extends ComposingProps {
  readonly game: BankingGame;
  readonly isPredicting: boolean;
  readonly onPredicting: (isPredicting: boolean) => void;
  /** Is told which counterparties the sentence names, their ids with blanks between them. */
  readonly onNamed: (ids: string) => void;
}

/** The composer. It fills the width that it is given. */
export function Composer(props: ComposerProps) {
  const { game, offers, round, parties, party, onParty, onAct, onPredict, onNamed } = props;
  const composing = useComposing(props);
  const { button, shown, isPressed, takeAll } = composing;
  const named = composing.named.join(' ');
  useEffect(() => onNamed(named), [onNamed, named]);
  const place = useRef<HTMLDivElement>(null);
  const raiseLimit = (type: string) => {
    composing.choose(type);
    requestAnimationFrame(() => toFigure(place.current));
  };
  // The button goes as the amount stands: the figure is where one goes on.
  const settled = (take: () => void) => {
    take();
    requestAnimationFrame(() => toFigure(place.current));
  };
  return (
    <div className="composer" ref={place}>
      <SentenceForm
        parts={composing.parts}
        answer={composing.answer}
        isPressed={isPressed}
        advice={
          <>
            {takeAll && <AllOwed onPress={() => settled(takeAll)} />}
            {shown && (
              <LimitNote refusal={shown} round={round} offers={offers} onChoose={raiseLimit} />
            )}
          </>
        }
        button={button !== null && onPredict ? `Predict: ${button}` : button}
        isRefused={composing.isRefused}
        onSubmit={composing.submit}
        tools={
          <>
            <BillsNote offers={offers} parties={parties} party={party} onSelect={onParty} />
            <div className="composer-toggles">
              <PredictToggle isOn={props.isPredicting} onChange={props.onPredicting} />
              <details className="composer-more">
                <summary>Settings and notes</summary>
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
        }
      />
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
