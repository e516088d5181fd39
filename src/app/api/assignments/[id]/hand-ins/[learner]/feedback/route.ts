import { giveFeedback } from '@/src/server/classroom/feedback/giveFeedback';

export const PUT = giveFeedback;
