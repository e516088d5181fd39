import { answerFromSeat } from '@/src/server/classroom/feedback/comments';

export const POST = answerFromSeat;
