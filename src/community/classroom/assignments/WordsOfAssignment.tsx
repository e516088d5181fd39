'use client';

/** The fields of what an assignment is called, what it says, when it opens and is due, and what becomes of late work. */
import { ANSWERS_SHOWN, type AnswersShown, LATE_RULES, type LateRule } from '@/src/contract/parts';
import { onlyWrong } from '@/src/request/onlyWrong';
import type { FieldBinding } from '@/src/request/RequestForm';
import { TextField } from '@/src/ui/field';
import { Select } from '@/src/ui/select';
import { TextArea } from '@/src/ui/textArea';
import { dueWrong, instructionsWrong, titleWrong } from '../checks';
import { DueField } from './DueField';

/** What the fields hold. */
export interface AssignmentWords {
  readonly title: string;
  readonly instructions: string;
  /** Both as a field for dates holds them, in the reader’s time zone. */
  readonly opens: string;
  readonly due: string;
  /** What becomes of late work, and how many percent it loses a day where it does. */
  readonly late: string;
  readonly percent: string;
  /** When learners are told which answers are right. */
  readonly answers: string;
}

/** What each late rule is called. */
const RULES: Readonly<Record<LateRule, string>> = {
  accepted: 'It counts in full, and is marked late',
  refused: 'It is not taken',
  percent: 'It loses points for each day',
};

/** What each rule about showing answers is called, and what it means. */
const SHOWN: Readonly<Record<AnswersShown, readonly [label: string, hint: string]>> = {
  'at once': [
    'At once, when they hand in',
    'Learners see which answers are right and what the right ones are, and can hand in again.',
  ],
  due: [
    'Once the due date has passed',
    'Without a due date, learners see at once whether an answer is right, but not what the right one is.',
  ],
  returned: [
    'When I return their work',
    'Until then, learners read that the answers come with the returned work.',
  ],
};

/** What is said where late work is still taken while answers are shown. */
const READ_FIRST =
  'Once it is due, whoever has handed in can read the right answers and hand in again, late: show them when you return the work instead, or take nothing late.';

/** When answers are shown, of what the field holds. */
export const shownIn = (answers: string): AnswersShown =>
  ANSWERS_SHOWN.find((rule) => rule === answers) ?? 'due';

const ruleIn = (late: string): LateRule => LATE_RULES.find((rule) => rule === late) ?? 'accepted';

const percentIn = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 100 ? Number(text) : null;

/** What is wrong with them, by field. */
export function wrongWordsOf({ title, instructions, opens, due, late, percent }: AssignmentWords) {
  const isPercent = late === 'percent' && percentIn(percent) === null;
  return onlyWrong({
    title: titleWrong(title, 'a title'),
    instructions: instructionsWrong(instructions),
    opens: dueWrong(opens),
    due: dueWrong(due),
    percent: isPercent ? 'Write whole percent, from 1 to 100.' : undefined,
  });
}

/** The late rule as it is sent; nothing where late work counts in full, as it does by itself. */
export function lateSent({ late, percent }: AssignmentWords) {
  const rule = ruleIn(late);
  if (rule === 'accepted') return {};
  return { late: rule === 'percent' ? { rule, percent: percentIn(percent) ?? 1 } : { rule } };
}

interface TitleFieldsProps {
  readonly bind: (name: keyof AssignmentWords) => FieldBinding;
}

/** What it is called, and what it says. */
export function TitleFields({ bind }: TitleFieldsProps) {
  return (
    <>
      <TextField stacked {...bind('title')} label="Title" />
      <TextArea
        {...bind('instructions')}
        label="Instructions"
        rows={5}
        hint="Optional, in Markdown: what to do, what to look at."
      />
    </>
  );
}

interface DatesAndMarksProps extends TitleFieldsProps {
  /** Whether it has a question, and so an answer to show. */
  readonly asksQuestions: boolean;
  /** The due date that the assignment has, as the field holds it. */
  readonly given?: string;
}

/** When it opens and is due, what becomes of late work, and when marks are shown. */
export function DatesAndMarks({ bind, asksQuestions, given = '' }: DatesAndMarksProps) {
  const late = bind('late');
  const answers = bind('answers');
  const shown = shownIn(answers.value);
  const isTakenLate = bind('due').value !== '' && ruleIn(late.value) !== 'refused';
  const isReadFirst = asksQuestions && isTakenLate && shown === 'due';
  return (
    <>
      <h2>Dates</h2>
      <DueField
        {...bind('opens')}
        label="Opening date"
        given=""
        hint="Until then, learners see only the title and the dates."
      />
      <DueField {...bind('due')} given={given} />
      <Select
        stacked
        label="Late work"
        value={ruleIn(late.value)}
        onChange={late.onChange}
        options={LATE_RULES.map((value) => ({ value, label: RULES[value] }))}
      />
      {ruleIn(late.value) === 'percent' && (
        <TextField
          stacked
          {...bind('percent')}
          label="Percent of all points reached in the assignment that each day takes off"
          hint="Also of the points for parts that were handed in before it was due."
          inputMode="numeric"
        />
      )}
      <h2>Marks</h2>
      <div>
        <Select
          stacked
          label="Show answers and marks"
          hint={`${SHOWN[shown][1]} Marks that you give yourself wait until you return them; tasks are told on the board itself.`}
          value={shown}
          onChange={answers.onChange}
          options={ANSWERS_SHOWN.map((value) => ({ value, label: SHOWN[value][0] }))}
        />
        <div role="status">{isReadFirst && <p className="log-choice-said">{READ_FIRST}</p>}</div>
      </div>
    </>
  );
}
