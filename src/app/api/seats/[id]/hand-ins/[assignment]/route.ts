import { handInFromSeat } from '@/src/server/classroom/handIn';

export const PUT = handInFromSeat;
