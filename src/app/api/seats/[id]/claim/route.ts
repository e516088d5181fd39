import { claimSeat } from '@/src/server/classroom/seats/claimSeat';

export const POST = claimSeat;
