import { addInstructor } from '@/src/server/classroom/instructors';

export const POST = addInstructor;
