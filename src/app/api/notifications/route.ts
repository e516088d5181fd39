import { countUnread, markAllRead } from '@/src/server/notifications/read';

export const GET = countUnread;
export const PUT = markAllRead;
