import { markReadAbout } from '@/src/server/notifications/read';

export const PUT = markReadAbout;
