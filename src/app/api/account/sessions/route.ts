import { endOtherSessions } from '@/src/server/account/endOtherSessions';

export const DELETE = endOtherSessions;
