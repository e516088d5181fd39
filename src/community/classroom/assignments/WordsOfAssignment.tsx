'use client';

/** The fields of what an assignment is called, what it says, and when it is due. */
import type { Bound } from '@/src/request/RequestForm';
import { onlyWrong } from '@/src/request/RequestForm';
import { TextField } from '@/src/ui/field';
import { TextArea } from '@/src/ui/textArea';
import { LINK_HINT } from '../../words';
import { dueWrong, instructionsWrong, titleWrong } from '../checks';
import { DueField } from './DueField';

/** What the fields hold. */
export interface AssignmentWords {
  readonly title: string;
  readonly instructions: string;
  /** As a field for dates holds it, in the reader’s time zone. */
  readonly due: string;
}

/** What is wrong with them, by field. */
export function wrongWordsOf({ title, instructions, due }: AssignmentWords) {
  return onlyWrong({
    title: titleWrong(title, 'a title'),
    instructions: instructionsWrong(instructions),
    due: dueWrong(due),
  });
}

interface WordsOfAssignmentProps {
  readonly bind: (name: keyof AssignmentWords) => Bound;
  /** The due date that the assignment has, as the field holds it. */
  readonly given?: string;
}

/** The three fields. */
export function WordsOfAssignment({ bind, given = '' }: WordsOfAssignmentProps) {
  return (
    <>
      <TextField stacked {...bind('title')} label="Title" />
      <TextArea
        {...bind('instructions')}
        label="Instructions"
        rows={5}
        hint={`Optional: what to do, what to look at. ${LINK_HINT}`}
      />
      <DueField {...bind('due')} given={given} />
    </>
  );
}
