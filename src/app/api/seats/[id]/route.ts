import { giveUpSeat } from '@/src/server/classroom/seats/ownSeat';

export const DELETE = giveUpSeat;
