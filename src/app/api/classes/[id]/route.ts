import { changeClass, deleteClass } from '@/src/server/classroom/changeClass';

export const PATCH = changeClass;
export const DELETE = deleteClass;
