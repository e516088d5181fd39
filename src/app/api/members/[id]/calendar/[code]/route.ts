import { showCalendar } from '@/src/server/calendar/memberFeed';

export const GET = showCalendar;
