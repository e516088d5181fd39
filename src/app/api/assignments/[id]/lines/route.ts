import { classLines } from '@/src/server/classroom/tree/classLines';

export const GET = classLines;
