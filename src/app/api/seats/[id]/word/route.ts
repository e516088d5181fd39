import { changeWord } from '@/src/server/classroom/seats/ownSeat';

export const PUT = changeWord;
