import { removeInstructor } from '@/src/server/classroom/instructors';

export const DELETE = removeInstructor;
