import { lookAtReturnedFromSeat } from '@/src/server/classroom/feedback/returning';

export const PUT = lookAtReturnedFromSeat;
