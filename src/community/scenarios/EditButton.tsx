'use client';

/** Changing what one has said of a scenario of one’s own. */
import { changeScenario } from '@/src/contract/scenarios';
import { EditDialog } from './EditDialog';
import { UnlistedField } from './UnlistedField';
import { type Words, WordsFields, wrongWords } from './WordsFields';

interface EditButtonProps {
  readonly id: string;
  readonly words: Words;
  readonly isUnlisted: boolean;
}

/** What is changed. */
interface Changed extends Words {
  readonly isUnlisted: boolean;
}

/** Opens the form in a dialog. */
export function EditButton({ id, words: published, isUnlisted }: EditButtonProps) {
  const shown: Changed = { ...published, isUnlisted };
  return (
    <EditDialog
      title="Edit the title and the words"
      description="The steps stay as they were published."
      words={shown}
      save={(go, { isUnlisted: isNow, ...words }) => {
        const visibility = isNow ? ('unlisted' as const) : ('listed' as const);
        const body = isNow === isUnlisted ? words : { ...words, visibility };
        return go(changeScenario, { params: { id }, body });
      }}
      wrongIn={(words) => {
        const wrong = wrongWords(words);
        return Object.keys(wrong).length > 0 ? wrong : undefined;
      }}
      fields={(words, onChange, wrong = {}) => (
        <>
          <WordsFields
            words={words}
            onChange={(next) => onChange({ ...next, isUnlisted: words.isUnlisted })}
            wrong={wrong}
          />
          <UnlistedField
            checked={words.isUnlisted}
            onChange={(isNow) => onChange({ ...words, isUnlisted: isNow })}
          />
        </>
      )}
    />
  );
}
