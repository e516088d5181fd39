import { returnHandIn } from '@/src/server/classroom/feedback/returning';

export const PUT = returnHandIn;
