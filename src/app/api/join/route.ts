import { joinClass } from '@/src/server/classroom/membership';

export const POST = joinClass;
