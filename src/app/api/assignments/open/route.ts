import { openAssignments } from '@/src/server/classroom/lists';

export const GET = openAssignments;
