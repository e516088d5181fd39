import { changeHandInComment, deleteHandInComment } from '@/src/server/classroom/feedback/comments';

export const PATCH = changeHandInComment;
export const DELETE = deleteHandInComment;
