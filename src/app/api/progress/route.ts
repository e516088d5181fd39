import { putProgress, readProgress } from '@/src/server/account/progress';

export const GET = readProgress;
export const PUT = putProgress;
