'use client';

/** Giving feedback, a mark, and points in the place of those of the checks, to what a learner handed in. */
import { Done } from '@/src/request/Done';
import { RequestForm } from '@/src/request/RequestForm';
import { TextField } from '@/src/ui/field';
import { TextArea } from '@/src/ui/textArea';
import { LINK_HINT } from '../../words';
import { sumSaid } from '../feedback/pointsWords';
import { GivenPoints, type ToMark } from './GivenPoints';
import { scoredBy } from './given';
import { LeaveDialog } from './LeaveDialog';
import { type Giving, useGiving } from './useGiving';

interface FeedbackFormProps extends Giving {
  /** Percent of the points that are taken off for being late. */
  readonly loss: number;
  /** The answers that wait for a mark, by what points for them are kept as. */
  readonly toMark?: Readonly<Record<string, ToMark>>;
}

const NOTHING_TO_MARK = {};

/** The form, with what was given before. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { learner, scores, loss, toMark = NOTHING_TO_MARK } = props;
  const { form, initial, typed, setTyped, isSending, problem, said, check, give, ...leaving } =
    useGiving(props);
  return (
    <div ref={form}>
      <RequestForm
        initial={initial}
        check={check}
        submit="Save the feedback"
        busy="Saving"
        isSending={isSending}
        problem={problem}
        onChange={setTyped}
        onSubmit={(fields) => void give(fields)}
      >
        {(bind) => (
          <>
            {scores.length > 0 && (
              <fieldset>
                <legend>Points</legend>
                <GivenPoints scores={scores} toMark={toMark} bind={bind} />
                <p>
                  Together: <strong>{sumSaid(scoredBy(scores, typed), loss)}</strong>
                </p>
              </fieldset>
            )}
            <TextField
              stacked
              {...bind('mark')}
              label="Mark (optional)"
              hint="As you write it: 17/20, B+, passed. It stands in the class table and in its file."
            />
            <TextArea
              {...bind('feedback')}
              label="Feedback (optional)"
              rows={5}
              hint={`Only ${learner} sees it. ${LINK_HINT}`}
            />
          </>
        )}
      </RequestForm>
      {said !== null && <Done>{said}</Done>}
      <LeaveDialog
        learner={learner}
        heldUp={leaving.heldUp}
        isSending={isSending}
        problem={problem}
        onSave={(path) => void leaving.saveAndLeave(path)}
        onDiscard={leaving.discardAndLeave}
        onStay={leaving.stay}
      />
    </div>
  );
}
