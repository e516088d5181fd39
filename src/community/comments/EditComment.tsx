'use client';

/** Changing the words of a comment of one’s own. */
import { changeComment } from '@/src/contract/scenarios';
import { TextArea } from '@/src/ui/textArea';
import { EditDialog } from '../scenarios/EditDialog';
import { COMMENT_HINT, wrongComment } from './commentWords';

interface EditCommentProps {
  readonly id: string;
  readonly text: string;
  /** What the button says for whoever does not see what it stands beside. */
  readonly name: string;
}

/** Opens the form in a dialog. */
export function EditComment({ id, text, name }: EditCommentProps) {
  return (
    <EditDialog
      name={name}
      title="Edit your comment"
      description="Everybody sees when it was edited."
      words={{ text }}
      save={(go, body) => go(changeComment, { params: { id }, body })}
      wrongIn={(words) => wrongComment(words.text)}
      fields={(words, onChange, wrong) => (
        <TextArea
          label="Comment"
          value={words.text}
          onChange={(typed) => onChange({ text: typed })}
          hint={COMMENT_HINT}
          error={wrong}
        />
      )}
    />
  );
}
