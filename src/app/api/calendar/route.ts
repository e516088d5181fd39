import { endCalendar, makeCalendar } from '@/src/server/calendar/feed';

export const PUT = makeCalendar;
export const DELETE = endCalendar;
