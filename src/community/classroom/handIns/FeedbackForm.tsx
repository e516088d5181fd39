'use client';

/** Giving feedback, a mark, and points in the place of those of the checks, to what a learner handed in. */
import { useRouter } from 'next/navigation';
import { useId, useRef, useState } from 'react';
import { giveFeedback } from '@/src/contract/classroom';
import { MAX_FEEDBACK, MAX_MARK } from '@/src/contract/limits';
import { keyOf, MAX_WHY, pointsWrong, readPoints } from '@/src/contract/marks';
import { Done } from '@/src/request/Done';
import { type Bound, onlyWrong, RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { TextField } from '@/src/ui/field';
import { TextArea } from '@/src/ui/textArea';
import { LINK_HINT } from '../../words';
import { checkSaid, type NamedScore, sumSaid } from '../feedback/pointsWords';
import { useUnsaved } from '../feedback/unsaved';

interface FeedbackFormProps {
  /** The assignment’s. */
  readonly id: string;
  readonly learnerId: string;
  readonly learner: string;
  /** The attempt that is on the page. */
  readonly attempt: number;
  readonly mark: string;
  readonly feedback: string;
  readonly scores: readonly NamedScore[];
  /** Percent of the points that are taken off for being late. */
  readonly loss: number;
  /** Whether the learner sees what is saved at once. */
  readonly isReturned: boolean;
}

type Fields = Readonly<Record<string, string>>;

const pointsField = (score: NamedScore): string => `points ${keyOf(score)}`;
const whyField = (score: NamedScore): string => `why ${keyOf(score)}`;

function tooLong(text: string, most: number): string | undefined {
  const over = text.trim().length - most;
  return over > 0 ? `It is too long: at most ${most} characters.` : undefined;
}

function feedbackWrong(feedback: string): string | undefined {
  const over = feedback.trim().length - MAX_FEEDBACK;
  return over > 0 ? `It is too long, by ${over} characters.` : undefined;
}

function whyWrong(points: string, why: string): string | undefined {
  if (points.trim() === '' && why.trim() !== '') return 'Write the points as well, or clear this.';
  return tooLong(why, MAX_WHY);
}

/** What is wrong, by field. */
function wrongIn(scores: readonly NamedScore[], fields: Fields) {
  const found: Record<string, string | undefined> = {
    mark: tooLong(fields.mark ?? '', MAX_MARK),
    feedback: feedbackWrong(fields.feedback ?? ''),
  };
  for (const score of scores) {
    const [points, why] = [fields[pointsField(score)] ?? '', fields[whyField(score)] ?? ''];
    found[pointsField(score)] = pointsWrong(points);
    found[whyField(score)] = whyWrong(points, why);
  }
  return onlyWrong(found);
}

function initialOf({ mark, feedback, scores }: FeedbackFormProps): Fields {
  const given = scores.flatMap((score) => [
    [pointsField(score), score.byHand === null ? '' : String(score.byHand.points)],
    [whyField(score), score.byHand?.why ?? ''],
  ]);
  return { mark, feedback, ...Object.fromEntries(given) };
}

/** The scores as the fields have them; a field that cannot be read leaves what the check gives. */
function scoredBy(scores: readonly NamedScore[], fields: Fields): readonly NamedScore[] {
  return scores.map((score) => {
    const points = readPoints(fields[pointsField(score)] ?? '');
    const why = fields[whyField(score)] ?? '';
    return { ...score, byHand: points === null ? null : { points, why } };
  });
}

/** Points as they are sent. */
function givenBy(scores: readonly NamedScore[], fields: Fields) {
  return Object.fromEntries(
    scoredBy(scores, fields).flatMap((score) =>
      score.byHand === null ? [] : [[keyOf(score), score.byHand]],
    ),
  );
}

/** Whether fields hold something else than what was saved. */
function isOther(fields: Fields, saved: Fields): boolean {
  return Object.entries(fields).some(([name, value]) => value !== saved[name]);
}

/** Whether fields give nothing at all, which takes back what was given. */
function isNothing(scores: readonly NamedScore[], fields: Fields): boolean {
  const { mark = '', feedback = '' } = fields;
  const isGiven = Object.keys(givenBy(scores, fields)).length > 0;
  return mark.trim() === '' && feedback.trim() === '' && !isGiven;
}

/** What is typed and what is saved of it, and the ways to save. */
function useGiving(props: FeedbackFormProps) {
  const { id, learnerId, attempt, scores } = props;
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [initial] = useState(() => initialOf(props));
  const [typed, setTyped] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [said, setSaid] = useState<Fields | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const lastSaved = useRef(initial);
  const underway = useRef<Promise<boolean>>(Promise.resolve(true));
  const send = async (fields: Fields): Promise<boolean> => {
    setSaid(null);
    const { mark = '', feedback = '' } = fields;
    const body = { mark, feedback, points: givenBy(scores, fields), attempt };
    const done = await go(giveFeedback, { params: { id, learner: learnerId }, body });
    if (done === null) return false;
    lastSaved.current = fields;
    setSaved(fields);
    router.refresh();
    return true;
  };
  const give = (fields: Fields): Promise<boolean> => {
    underway.current = send(fields);
    return underway.current;
  };
  const saveFirst = async (): Promise<boolean> => {
    // What was sent just now may be all that there is.
    await underway.current;
    if (!isOther(typed, lastSaved.current)) return true;
    if (Object.keys(wrongIn(scores, typed)).length === 0) return give(typed);
    // The form says what is wrong as it does when its own button is pressed.
    form.current?.querySelector('form')?.requestSubmit();
    return false;
  };
  useUnsaved(isOther(typed, saved), saveFirst);
  return {
    form,
    initial,
    typed,
    setTyped,
    isSending,
    problem,
    said,
    give: async (fields: Fields) => {
      if (await give(fields)) setSaid(fields);
    },
  };
}

/** The form, with what was given before. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { learner, scores, loss, isReturned } = props;
  const { form, initial, typed, setTyped, isSending, problem, said, give } = useGiving(props);
  return (
    <div ref={form}>
      <RequestForm
        initial={initial}
        check={(fields) => wrongIn(scores, fields)}
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
                {scores.map((score) => (
                  <Given key={keyOf(score)} score={score} bind={bind} />
                ))}
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
      {said !== null && (
        <Done>
          {isNothing(scores, said)
            ? clearedWords(learner, isReturned)
            : savedWords(learner, isReturned)}
        </Done>
      )}
    </div>
  );
}

function savedWords(learner: string, isReturned: boolean): string {
  return isReturned
    ? `Saved. ${learner} can see it now.`
    : `Saved. ${learner} sees it once you return the submission.`;
}

/** What is saved where everything was cleared: a submission that was returned stays so. */
function clearedWords(learner: string, isReturned: boolean): string {
  const cleared = 'Saved. No mark, no feedback and no points of yours stand here any more.';
  return isReturned ? `${cleared} The submission stays returned to ${learner}.` : cleared;
}

interface GivenProps {
  readonly score: NamedScore;
  readonly bind: (name: string) => Bound;
}

/** The points of one task or question. */
function Given({ score, bind }: GivenProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: WebKit leaves a legend of a sentence as wide as it was when the window becomes narrower.
    <div role="group" aria-labelledby={id} className="hand-in-given">
      <p id={id} className="hand-in-given-name">
        {score.name}
      </p>
      <p>{checkSaid(score)}</p>
      <TextField
        stacked
        {...bind(pointsField(score))}
        label={score.byCheck === null ? 'Points' : 'Other points'}
        inputMode="decimal"
      />
      <TextField stacked {...bind(whyField(score))} label="Why (optional)" />
    </div>
  );
}
