import { moveSeat } from '@/src/server/classroom/seats/instructSeats';

export const POST = moveSeat;
