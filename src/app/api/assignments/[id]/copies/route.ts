import { copyAssignment } from '@/src/server/classroom/copies';

export const POST = copyAssignment;
