import { removeLearner } from '@/src/server/classroom/membership';

export const DELETE = removeLearner;
