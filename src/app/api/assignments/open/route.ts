import { openAssignments } from '@/src/server/classroom/openAssignments';

export const GET = openAssignments;
