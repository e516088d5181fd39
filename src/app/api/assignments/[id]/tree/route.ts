import { classTree } from '@/src/server/classroom/tree/classTree';

export const GET = classTree;
