'use client';
/** Where an act of the banking world is written, as the sentence that it will be told in. */
import { useEffect, useRef } from 'react';
import { wouldRefuse } from '@/events/banking/board/rules';
import { PredictToggle } from '../predict/PredictToggle';
import type { BankingGame } from '../session/game';
import { BillsNote } from './BillsNote';
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
  const { button, shown, isPressed } = composing;
  const named = composing.named.join(' ');
  useEffect(() => onNamed(named), [onNamed, named]);
  const place = useRef<HTMLDivElement>(null);
  const raiseLimit = (type: string) => {
    composing.choose(type);
    requestAnimationFrame(() => toFigure(place.current));
  };
  return (
    <div className="composer" ref={place}>
      <SentenceForm
        parts={composing.parts}
        answer={composing.answer}
        isPressed={isPressed}
        advice={
          shown && <LimitNote refusal={shown} round={round} offers={offers} onChoose={raiseLimit} />
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
