import { endOtherSessions } from '@/src/server/account/sessions';

export const DELETE = endOtherSessions;
