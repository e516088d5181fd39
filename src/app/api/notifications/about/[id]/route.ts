import { markReadAbout } from '@/src/server/notifications/markRead';

export const PUT = markReadAbout;
