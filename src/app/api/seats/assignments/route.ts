import { seatAssignments } from '@/src/server/classroom/openAssignments';

export const GET = seatAssignments;
