import { addComment } from '@/src/server/community/comments';

export const POST = addComment;
