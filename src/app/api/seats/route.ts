import { takeSeat } from '@/src/server/classroom/seats/takeSeat';

export const POST = takeSeat;
