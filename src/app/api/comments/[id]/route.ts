import { deleteComment } from '@/src/server/community/comments';

export const DELETE = deleteComment;
