import { showSeatCalendar } from '@/src/server/calendar/seatFeed';

export const GET = showSeatCalendar;
