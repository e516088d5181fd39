'use client';

/** What the author of a scenario says of it: title, description and notes. */
import { MAX_TITLE_LENGTH } from '@/events/log/log';
import { MAX_DESCRIPTION, MAX_NOTES } from '@/src/contract/limits';
import { TextField } from '@/src/ui/field';
import { TextArea } from '@/src/ui/textArea';
import { LINK_HINT } from '../words';

export interface Words {
  readonly title: string;
  readonly description: string;
  readonly notes: string;
}

/** What is wrong with each of them, in a sentence. */
export type WrongWords = Partial<Readonly<Record<keyof Words, string>>>;

/** Nothing is wrong where the answer is empty. */
export function wrongWords({ title, description, notes }: Words): WrongWords {
  const wrong: { -readonly [Field in keyof Words]?: string } = {};
  if (title.trim() === '') wrong.title = 'Give it a title.';
  else if (title.trim().length > MAX_TITLE_LENGTH)
    wrong.title = atMost('A title', MAX_TITLE_LENGTH);
  if (description.trim().length > MAX_DESCRIPTION) {
    wrong.description = atMost('A description', MAX_DESCRIPTION);
  }
  if (notes.trim().length > MAX_NOTES) wrong.notes = atMost('A text of notes', MAX_NOTES);
  return wrong;
}

const atMost = (name: string, most: number) =>
  `${name} has at most ${most.toLocaleString('en-GB')} characters.`;

interface WordsFieldsProps {
  readonly words: Words;
  readonly onChange: (words: Words) => void;
  readonly wrong: WrongWords;
}

/** The three fields. */
export function WordsFields({ words, onChange, wrong }: WordsFieldsProps) {
  return (
    <>
      <TextField
        stacked
        label="Title of the scenario"
        value={words.title}
        onChange={(title) => onChange({ ...words, title })}
        error={wrong.title}
      />
      <TextArea
        label="Description"
        rows={2}
        value={words.description}
        onChange={(description) => onChange({ ...words, description })}
        hint="Optional: what happens in it, in a sentence or two."
        error={wrong.description}
      />
      <TextArea
        label="Notes"
        rows={4}
        value={words.notes}
        onChange={(notes) => onChange({ ...words, notes })}
        hint={`Optional: what to look at, or questions to answer. **Bold**, lists and links as in Markdown. ${LINK_HINT}`}
        error={wrong.notes}
      />
    </>
  );
}
