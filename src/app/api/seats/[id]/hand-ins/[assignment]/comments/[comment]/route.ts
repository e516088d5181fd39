import {
  changeAnswerFromSeat,
  deleteAnswerFromSeat,
} from '@/src/server/classroom/feedback/comments';

export const PATCH = changeAnswerFromSeat;
export const DELETE = deleteAnswerFromSeat;
