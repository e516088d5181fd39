import { giveAssignment } from '@/src/server/classroom/changeAssignment';

export const POST = giveAssignment;
