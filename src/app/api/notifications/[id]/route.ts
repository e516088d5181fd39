import { markRead } from '@/src/server/notifications/read';

export const PUT = markRead;
