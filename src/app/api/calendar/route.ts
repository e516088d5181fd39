import { endCalendar, makeCalendar } from '@/src/server/calendar/memberFeed';

export const PUT = makeCalendar;
export const DELETE = endCalendar;
