/** The fields in which points, mark and feedback are given: what they hold, and what is wrong with it. */
import { MAX_FEEDBACK, MAX_MARK } from '@/src/contract/limits';
import { MAX_WHY, pointsOver, pointsWrong, readPoints, worthKey } from '@/src/contract/marks';
import { onlyWrong } from '@/src/request/onlyWrong';
import type { NamedScore } from '../feedback/pointsWords';

/** What is typed, by the names of the fields. */
export type Fields = Readonly<Record<string, string>>;

type Scores = readonly NamedScore[];

/** The name of the field of points. */
export const pointsField = (score: NamedScore): string => `points ${worthKey(score)}`;

/** The name of the field that says why. */
export const whyField = (score: NamedScore): string => `why ${worthKey(score)}`;

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
export function wrongIn(scores: Scores, fields: Fields) {
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

/** Where more points are given than something is worth, by field, without those that were saved so or agreed to. */
export function overIn(scores: Scores, fields: Fields, agreed: Fields) {
  const found: Record<string, string | undefined> = {};
  for (const score of scores) {
    const name = pointsField(score);
    const points = fields[name] ?? '';
    if (points !== agreed[name]) found[name] = pointsOver(points, score.worth);
  }
  return onlyWrong(found);
}

/** What the fields hold at first: what was given before. */
export function fieldsOf(mark: string, feedback: string, scores: Scores): Fields {
  const given = scores.flatMap((score) => [
    [pointsField(score), score.byHand === null ? '' : String(score.byHand.points)],
    [whyField(score), score.byHand?.why ?? ''],
  ]);
  return { mark, feedback, ...Object.fromEntries(given) };
}

/** The scores as the fields have them; a field that cannot be read leaves what the check gives. */
export function scoredBy(scores: Scores, fields: Fields): Scores {
  return scores.map((score) => {
    const points = readPoints(fields[pointsField(score)] ?? '');
    const why = fields[whyField(score)] ?? '';
    return { ...score, byHand: points === null ? null : { points, why } };
  });
}

/** Points as they are sent. */
export function givenBy(scores: Scores, fields: Fields) {
  return Object.fromEntries(
    scoredBy(scores, fields).flatMap((score) =>
      score.byHand === null ? [] : [[worthKey(score), score.byHand]],
    ),
  );
}

/** Whether fields hold something else than what was saved. */
export function isOther(fields: Fields, saved: Fields): boolean {
  return Object.entries(fields).some(([name, value]) => value !== saved[name]);
}

/** Whether fields give nothing at all, which takes back what was given. */
function isNothing(scores: Scores, fields: Fields): boolean {
  const { mark = '', feedback = '' } = fields;
  const isGiven = Object.keys(givenBy(scores, fields)).length > 0;
  return mark.trim() === '' && feedback.trim() === '' && !isGiven;
}

/**
 * What came of saving, in a sentence or two: a submission that was returned stays so where everything was cleared.
 *
 * @param isReturned whether the learner sees what is saved at once
 */
export function savedWords(
  scores: Scores,
  fields: Fields,
  learner: string,
  isReturned: boolean,
): string {
  if (isNothing(scores, fields)) {
    const cleared = 'Saved. No mark, no feedback and no points of yours stand here any more.';
    return isReturned ? `${cleared} The submission stays returned to ${learner}.` : cleared;
  }
  return isReturned
    ? `Saved. ${learner} can see it now.`
    : `Saved. ${learner} sees it once you return the submission.`;
}
