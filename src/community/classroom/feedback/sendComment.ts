/** Sending comments on a hand-in, as a member or as a seat. */
import {
  answerFromSeat,
  changeAnswerFromSeat,
  changeHandInComment,
  commentHandIn,
  deleteAnswerFromSeat,
  deleteHandInComment,
} from '@/src/contract/feedback';
import type { Go } from '@/src/request/useSending';
import type { Target } from './places';
import type { ShownHandIn } from './shown';

/** What is written: a comment at a place, an answer under a comment, or other words for one. */
export type Writing =
  | { readonly kind: 'begin'; readonly target: Target }
  | { readonly kind: 'answer'; readonly under: string; readonly by: string }
  | { readonly kind: 'edit'; readonly comment: string; readonly text: string };

const ofMember = ({ id, learnerId }: ShownHandIn) => ({ id, learner: learnerId });

/**
 * Sends it; null where it was refused.
 *
 * @param requestId the same for the same words: sent twice, they are written once
 */
export function sendWriting(
  go: Go,
  handIn: ShownHandIn,
  writing: Writing,
  text: string,
  requestId: string,
): Promise<object | null> {
  const { id, seatIn, attempt } = handIn;
  switch (writing.kind) {
    case 'begin':
      return go(commentHandIn, {
        params: ofMember(handIn),
        body: { requestId, text, attempt, at: writing.target },
      });
    case 'answer': {
      const body = { requestId, text, under: writing.under };
      return seatIn === null
        ? go(commentHandIn, { params: ofMember(handIn), body })
        : go(answerFromSeat, { params: { id: seatIn, assignment: id }, body });
    }
    case 'edit': {
      const { comment } = writing;
      return seatIn === null
        ? go(changeHandInComment, { params: { ...ofMember(handIn), comment }, body: { text } })
        : go(changeAnswerFromSeat, {
            params: { id: seatIn, assignment: id, comment },
            body: { text },
          });
    }
  }
}

/** Takes a comment of one’s own away; null where it was refused. */
export function sendDeletion(go: Go, handIn: ShownHandIn, comment: string): Promise<object | null> {
  const { id, seatIn } = handIn;
  return seatIn === null
    ? go(deleteHandInComment, { params: { ...ofMember(handIn), comment } })
    : go(deleteAnswerFromSeat, { params: { id: seatIn, assignment: id, comment } });
}
