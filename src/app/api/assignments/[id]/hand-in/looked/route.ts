import { lookAtReturned } from '@/src/server/classroom/feedback/returning';

export const PUT = lookAtReturned;
