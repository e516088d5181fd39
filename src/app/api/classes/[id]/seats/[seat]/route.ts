import { changeSeat, removeSeat } from '@/src/server/classroom/seats/instructSeats';

export const PATCH = changeSeat;
export const DELETE = removeSeat;
