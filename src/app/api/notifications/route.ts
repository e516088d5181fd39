import { countUnread, markAllRead } from '@/src/server/notifications/markRead';

export const GET = countUnread;
export const PUT = markAllRead;
