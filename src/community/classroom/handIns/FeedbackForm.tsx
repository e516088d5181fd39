'use client';

/** Giving feedback and a mark to what a learner handed in. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { giveFeedback } from '@/src/contract/classroom';
import { MAX_FEEDBACK, MAX_MARK } from '@/src/contract/limits';
import { Done } from '@/src/request/Done';
import { onlyWrong, RequestForm } from '@/src/request/RequestForm';
import { useSending } from '@/src/request/useSending';
import { TextField } from '@/src/ui/field';
import { TextArea } from '@/src/ui/textArea';
import { LINK_HINT } from '../../words';

interface FeedbackFormProps {
  /** The assignment’s. */
  readonly id: string;
  readonly learnerId: string;
  readonly learner: string;
  /** The attempt that is on the page. */
  readonly attempt: number;
  readonly mark: string;
  readonly feedback: string;
}

function markWrong(mark: string): string | undefined {
  return mark.trim().length > MAX_MARK
    ? `It is too long: at most ${MAX_MARK} characters.`
    : undefined;
}

function feedbackWrong(feedback: string): string | undefined {
  const over = feedback.trim().length - MAX_FEEDBACK;
  return over > 0 ? `It is too long, by ${over} characters.` : undefined;
}

/** The form, with what was given before. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { id, learnerId, learner, attempt, mark, feedback } = props;
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [said, setSaid] = useState<string | null>(null);
  const give = async (fields: Readonly<Record<'mark' | 'feedback', string>>) => {
    setSaid(null);
    const body = { ...fields, attempt };
    const done = await go(giveFeedback, { params: { id, learner: learnerId }, body });
    if (done === null) return;
    const isNothing = done.mark === '' && done.feedback === '';
    setSaid(isNothing ? 'Taken back.' : `Saved. ${learner} can see it now.`);
    router.refresh();
  };
  return (
    <>
      <RequestForm
        initial={{ mark, feedback }}
        check={(fields) =>
          onlyWrong({ mark: markWrong(fields.mark), feedback: feedbackWrong(fields.feedback) })
        }
        submit="Save the feedback"
        busy="Saving"
        isSending={isSending}
        problem={problem}
        onSubmit={(fields) => void give(fields)}
      >
        {(bind) => (
          <>
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
      {said !== null && <Done key={said}>{said}</Done>}
    </>
  );
}
