import { renewCode } from '@/src/server/classroom/changeClass';

export const POST = renewCode;
