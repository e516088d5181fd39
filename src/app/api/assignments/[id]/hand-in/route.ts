import { handIn } from '@/src/server/classroom/handIn';

export const PUT = handIn;
