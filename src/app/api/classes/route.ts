import { makeClass } from '@/src/server/classroom/changeClass';

export const POST = makeClass;
