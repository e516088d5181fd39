import { showCalendar } from '@/src/server/calendar/feed';

export const GET = showCalendar;
