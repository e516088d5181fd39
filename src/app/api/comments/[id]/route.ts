import { changeComment, deleteComment } from '@/src/server/community/comments';

export const PATCH = changeComment;
export const DELETE = deleteComment;
