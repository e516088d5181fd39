'use client';

/** Changing what one has said of a scenario of one’s own. */
import { changeScenario } from '@/src/contract/scenarios';
import { EditDialog } from './EditDialog';
import { type Words, WordsFields, wrongWords } from './WordsFields';

interface EditButtonProps {
  readonly id: string;
  readonly words: Words;
}

/** Opens the form in a dialog. */
export function EditButton({ id, words: published }: EditButtonProps) {
  return (
    <EditDialog
      title="Edit what you say of it"
      description="The steps stay as they were published."
      words={published}
      save={(go, body) => go(changeScenario, { params: { id }, body })}
      wrongIn={(words) => {
        const wrong = wrongWords(words);
        return Object.keys(wrong).length > 0 ? wrong : undefined;
      }}
      fields={(words, onChange, wrong = {}) => (
        <WordsFields words={words} onChange={onChange} wrong={wrong} />
      )}
    />
  );
}
