import { leaveSeat } from '@/src/server/classroom/seats/ownSeat';

export const DELETE = leaveSeat;
