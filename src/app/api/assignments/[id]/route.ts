import { changeAssignment, deleteAssignment } from '@/src/server/classroom/changeAssignment';

export const PATCH = changeAssignment;
export const DELETE = deleteAssignment;
