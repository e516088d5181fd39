import { markRead } from '@/src/server/notifications/markRead';

export const PUT = markRead;
