/** What a change of an assignment does to what was handed in, in sentences for whoever makes it. */
import { pluralize } from '@/events/pluralize';
import type { GivenPoints } from '@/src/contract/marks';
import { type AssignmentPart, type BoardPart, isBoardPart } from '@/src/contract/parts';
import { type Dates, isLate } from '../dates';
import { isBoardWork, outlineOf, type WorkByPart, worthOfPart } from '../parts';
import { countMet } from '../table';
import { isOtherwiseWorth, type PartChange } from './compare';

/** A hand-in before and after a change of the parts. */
export interface Revised {
  readonly work: WorkByPart;
  readonly anew: WorkByPart;
  readonly points: GivenPoints;
  readonly handedInAt: Date;
  readonly isReturned: boolean;
}

/** Signs of a prompt that name a question. */
const NAMED = 60;

/** What a part is called: “Whose debt is it?” */
function calledSo(part: AssignmentPart): string {
  const line = isBoardPart(part) ? part.title : part.prompt.replace(/\s+/g, ' ').trim();
  return `“${line.length > NAMED ? `${line.slice(0, NAMED - 1).trimEnd()}…` : line}”`;
}

/** Where it stood, and what it is called. */
function nameOf(part: AssignmentPart, parts: readonly AssignmentPart[]): string {
  return `Part ${parts.indexOf(part) + 1}, ${calledSo(part)}`;
}

const worth = (part: AssignmentPart): string => pluralize(worthOfPart(outlineOf(part)), 'point');

const learners = (count: number): string => pluralize(count, 'learner');

/** Whether points were given by hand for a part or a task of it. */
const isPointed = (points: GivenPoints, id: string): boolean =>
  Object.keys(points).some((key) => key === id || key.startsWith(`${id}.`));

function goneSaid(
  name: string,
  { before, after }: PartChange,
  affected: readonly Revised[],
): string {
  const count = affected.length;
  const readable = `The work of ${learners(count)} on it stays readable in ${count === 1 ? 'that submission' : 'their submissions'}, with the words it was asked in, but no longer counts.`;
  const pointed = affected.filter(({ points }) => isPointed(points, before.id)).length;
  const given =
    pointed === 0
      ? ''
      : ` Nor do the points that you gave for it by hand (${pluralize(pointed, 'submission')}).`;
  return after === null
    ? `${name}, is taken out, with its ${worth(before)}. ${readable}${given}`
    : `${name}, asks something else from now on. ${readable}${given} It is asked anew: nobody has handed in anything of it yet.`;
}

const isRightIn = (work: WorkByPart, id: string): boolean => {
  const done = work[id];
  return done !== undefined && !isBoardWork(done) && done.isRight === true;
};

function answersAnewSaid(name: string, id: string, affected: readonly Revised[]): string {
  const becomes = affected.filter(
    (one) => !isRightIn(one.work, id) && isRightIn(one.anew, id),
  ).length;
  const ceases = affected.filter(
    (one) => isRightIn(one.work, id) && !isRightIn(one.anew, id),
  ).length;
  return `${name}, has another right answer: ${pluralize(affected.length, 'answer')} ${affected.length === 1 ? 'is' : 'are'} judged anew. ${becomes} that ${becomes === 1 ? 'was' : 'were'} not right ${becomes === 1 ? 'is' : 'are'} right now, and ${ceases} that ${ceases === 1 ? 'was' : 'were'} right ${ceases === 1 ? 'is' : 'are'} right no longer.`;
}

function metIn(work: WorkByPart, id: string): number {
  const done = work[id];
  return isBoardWork(done) ? countMet(done) : 0;
}

function boardsAnewSaid(
  name: string,
  before: BoardPart,
  after: BoardPart,
  affected: readonly Revised[],
): string {
  const numbers = (of: BoardPart) => of.tasks.map(({ index }) => index + 1);
  const [was, is] = [numbers(before), numbers(after)];
  const gone = was.filter((number) => !is.includes(number));
  const come = is.filter((number) => !was.includes(number));
  const boards = `${pluralize(affected.length, 'board')} that ${affected.length === 1 ? 'was' : 'were'} handed in`;
  if (gone.length + come.length === 0) {
    return `${name}, has another model: ${boards} ${affected.length === 1 ? 'is' : 'are'} compared with it. No points change by that.`;
  }
  const sums = [
    affected.reduce((sum, { work }) => sum + metIn(work, before.id), 0),
    affected.reduce((sum, { anew }) => sum + metIn(anew, before.id), 0),
  ];
  const what = [
    gone.length > 0 ? `no longer asks for task ${gone.join(', ')}` : '',
    come.length > 0 ? `asks for task ${come.join(', ')} too` : '',
  ];
  return `${name}, ${what.filter((words) => words !== '').join(' and ')}: ${boards} ${affected.length === 1 ? 'is' : 'are'} judged anew. Together they met ${pluralize(sums[0] ?? 0, 'task')}, and meet ${sums[1]} from now on.`;
}

/** What becomes of one part, where something was handed in of it. */
function partSaid(
  change: PartChange,
  parts: readonly AssignmentPart[],
  handIns: readonly Revised[],
): readonly string[] {
  const { before, after, isKept, isReworded, isJudgedAnew } = change;
  const affected = handIns.filter(({ work }) => work[before.id] !== undefined);
  if (affected.length === 0) return [];
  const name = nameOf(before, parts);
  if (!isKept || after === null) return [goneSaid(name, change, affected)];
  const said: string[] = [];
  if (isReworded) {
    said.push(
      `${name}, is worded anew. What ${learners(affected.length)} answered still counts, and stays readable with the words it was asked in.`,
    );
  }
  if (isJudgedAnew) {
    said.push(
      isBoardPart(before) && isBoardPart(after)
        ? boardsAnewSaid(name, before, after, affected)
        : answersAnewSaid(name, before.id, affected),
    );
  }
  if (isOtherwiseWorth(change)) {
    said.push(
      `${name}, is worth ${worth(after)} in place of ${worthOfPart(outlineOf(before))}: the points of ${learners(affected.length)} follow. Points that you gave by hand stay.`,
    );
  }
  return said;
}

/** What other dates and another late rule do. */
function datesSaid(before: Dates, after: Dates, handIns: readonly Revised[]): readonly string[] {
  const late = (dates: Dates) => handIns.filter((one) => isLate(one.handedInAt, dates.due));
  const [was, is] = [late(before), late(after)];
  const becomes = is.filter((one) => !was.includes(one)).length;
  const ceases = was.filter((one) => !is.includes(one)).length;
  const said: string[] = [];
  if (becomes > 0) said.push(`With this due date ${pluralize(becomes, 'submission')} came late.`);
  if (ceases > 0)
    said.push(`With this due date ${pluralize(ceases, 'submission')} came late no longer.`);
  const isOtherRule =
    before.lateRule !== after.lateRule || before.latePercent !== after.latePercent;
  const loses = (dates: Dates) => dates.lateRule === 'percent';
  if (is.length > 0 && isOtherRule && (loses(before) || loses(after))) {
    said.push(`What lateness takes off changes for ${pluralize(is.length, 'submission')}.`);
  }
  return said;
}

/** A change, as far as it is told. */
export interface ToldChange {
  readonly parts: readonly AssignmentPart[];
  readonly changes: readonly PartChange[];
  readonly added: readonly AssignmentPart[];
  readonly dates: { readonly before: Dates; readonly after: Dates };
}

/** What a change does to what was handed in, a sentence for each thing; none where it does nothing. */
export function effectsSaid(
  { parts, changes, added, dates }: ToldChange,
  handIns: readonly Revised[],
): string[] {
  if (handIns.length === 0) return [];
  const said = [
    ...changes.flatMap((change) => partSaid(change, parts, handIns)),
    ...added.map(
      (part) =>
        `${calledSo(part)} is new, with its ${worth(part)}: the ${learners(handIns.length)} who handed in ${handIns.length === 1 ? 'has' : 'have'} nothing of it yet.`,
    ),
    ...datesSaid(dates.before, dates.after, handIns),
  ];
  const returned = handIns.filter(({ isReturned }) => isReturned).length;
  if (said.length > 0 && returned > 0) {
    said.push(
      `${pluralize(returned, 'submission')} ${returned === 1 ? 'was' : 'were'} returned already: there the learner sees the change at once.`,
    );
  }
  return said;
}
