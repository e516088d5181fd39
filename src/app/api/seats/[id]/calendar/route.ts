import { endSeatCalendar, makeSeatCalendar } from '@/src/server/calendar/seatFeed';

export const PUT = makeSeatCalendar;
export const DELETE = endSeatCalendar;
