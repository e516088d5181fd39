import { returnToSeat } from '@/src/server/classroom/seats/takeSeat';

export const POST = returnToSeat;
