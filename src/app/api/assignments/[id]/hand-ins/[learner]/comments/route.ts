import { commentHandIn } from '@/src/server/classroom/feedback/comments';

export const POST = commentHandIn;
