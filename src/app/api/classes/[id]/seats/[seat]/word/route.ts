import { renewWord } from '@/src/server/classroom/seats/instructSeats';

export const POST = renewWord;
