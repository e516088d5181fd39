import { returnAllMarked } from '@/src/server/classroom/feedback/returning';

export const PUT = returnAllMarked;
