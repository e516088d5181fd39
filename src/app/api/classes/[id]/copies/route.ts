import { copyClass } from '@/src/server/classroom/copies';

export const POST = copyClass;
