import { showUnsubscribe, unsubscribe } from '@/src/server/notifications/unsubscribe';

export const GET = showUnsubscribe;
export const POST = unsubscribe;
