import { NotificationsPage } from '@/src/community/notifications/NotificationsPage';

export const metadata = { title: 'Notifications', robots: { index: false } };

export default NotificationsPage;
