'use client';
/**
 * Predict, then reveal: before an action is posted, a learner names the entries
 * it will make. Revealing grades them and posts nothing; that is a press of its own.
 */
import { useMemo, useState } from 'react';
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { apply, type BankingRound, storyOf } from '@/events/banking/board/rules';
import { composedEvent } from '@/events/banking/composed';
import { type Grade, gradePrediction, type PredictedEntry } from '@/events/banking/views/predict';
import { sameEvent } from '@/events/timeline/equality';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/overlays/modal';
import { PhraseText } from '../sentence/Sentence';
import { PredictForm } from './PredictForm';
import { PredictResult } from './PredictResult';
import { emptyRow, type TypedRow } from './typedRows';
import './predict.css';
import { typeset } from '../sentence/plainText';

interface PredictDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The round shown, which the action would follow. */
  readonly before: BankingRound;
  /** The action that is about to be taken; null while there is none, and the dialog is closed. */
  readonly event: BankingEvent | null;
  readonly offers: Offers;
  /** Told how a first prediction of an action was graded. */
  readonly onGraded: (grade: Grade) => void;
  /** Takes the action; called once, after the result has been shown. Told whether the next one is to be predicted too. */
  readonly onPost: (isAgain: boolean) => void;
}

/** A prediction that was revealed, and what it was of. */
interface Revealed {
  readonly before: BankingRound;
  readonly event: BankingEvent;
  readonly entries: readonly PredictedEntry[];
}

/** Entries right at first sight, over all actions predicted while this dialog has been kept. */
interface Tally {
  readonly actions: number;
  readonly right: number;
  readonly of: number;
}

const NO_ROWS: readonly TypedRow[] = [emptyRow(1)];
const NO_TALLY: Tally = { actions: 0, right: 0, of: 0 };

/** The dialog. It keeps what is typed while it is closed; posting empties it. */
export function PredictDialog(props: PredictDialogProps) {
  const { open, onOpenChange, before, event, offers, onGraded, onPost } = props;
  const [rows, setRows] = useState(NO_ROWS);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  /** The result that was shown before the form was opened again. */
  const [again, setAgain] = useState<Revealed | null>(null);
  const [tally, setTally] = useState(NO_TALLY);
  const isOf = (one: Revealed | null): boolean =>
    one !== null && event !== null && one.before === before && sameEvent(one.event, event);
  const outcome = useMemo(
    () => (open && event ? apply(before, event, offers) : null),
    [open, before, event, offers],
  );
  const round = outcome?.round;
  const grade =
    round && revealed && isOf(revealed) ? gradePrediction(before, round, revealed.entries) : null;

  const reveal = (entries: readonly PredictedEntry[]) => {
    if (!event || !round) return;
    setRevealed({ before, event, entries });
    if (isOf(again)) return;
    const first = gradePrediction(before, round, entries);
    setTally((sums) => counted(sums, first.right, first.of));
    onGraded(first);
  };
  const predictAgain = () => {
    setAgain(revealed);
    setRevealed(null);
  };
  const post = (isAgain: boolean) => {
    setRows(NO_ROWS);
    setRevealed(null);
    setAgain(null);
    onOpenChange(false);
    onPost(isAgain);
  };

  return (
    <Modal
      open={open && event !== null}
      onOpenChange={onOpenChange}
      title="Predict, then reveal"
      variant="beside"
    >
      {event && <Terms before={before} event={event} />}
      {outcome?.refused && <Refused message={typeset(outcome.refused.message)} />}
      {round && !grade && (
        <PredictForm
          before={before}
          offers={offers}
          rows={rows}
          onRows={setRows}
          onReveal={reveal}
          takesFocus={isOf(again)}
        />
      )}
      {round && grade && (
        <Outcome
          before={before}
          round={round}
          grade={grade}
          tally={tally}
          onAgain={predictAgain}
          onPost={post}
        />
      )}
    </Modal>
  );
}

/** The tally after one more action, of whose entries so many were right. */
function counted(sums: Tally, right: number, of: number): Tally {
  return { actions: sums.actions + 1, right: sums.right + right, of: sums.of + of };
}

function Refused({ message }: { readonly message: string }) {
  return (
    <p className="form-error" role="alert">
      {message}
    </p>
  );
}

/** What is about to be done, in the sentence that it was composed in: with no word of what it does to the sheets. */
function Terms({ before, event }: Pick<Revealed, 'before' | 'event'>) {
  return (
    <p className="predict-terms">
      <PhraseText phrase={composedEvent(event, before)} />
    </p>
  );
}

interface OutcomeProps {
  readonly before: BankingRound;
  readonly round: BankingRound;
  readonly grade: Grade;
  readonly tally: Tally;
  readonly onAgain: () => void;
  readonly onPost: (isAgain: boolean) => void;
}

function Outcome({ before, round, grade, tally, onAgain, onPost }: OutcomeProps) {
  return (
    <div className="predict-result">
      <PredictResult grade={grade} book={round.book} />
      <p className="predict-story">
        <PhraseText phrase={storyOf(round, before)} />
      </p>
      {tally.actions > 1 && (
        <p className="predict-tally">
          At first attempt, over {tally.actions} actions: {tally.right} of {tally.of} entries right.
        </p>
      )}
      <div className="predict-buttons">
        <Button onClick={onAgain}>Predict again</Button>
        <Button onClick={() => onPost(true)}>Post it and predict the next</Button>
        <Button variant="primary" onClick={() => onPost(false)}>
          Post it
        </Button>
      </div>
    </div>
  );
}
