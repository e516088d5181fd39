import { giveFeedback } from '@/src/server/classroom/feedback';

export const PUT = giveFeedback;
