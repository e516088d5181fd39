import { changeNotices } from '@/src/server/notifications/settings';

export const PATCH = changeNotices;
