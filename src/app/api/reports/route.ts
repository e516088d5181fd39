import { reportSubject } from '@/src/server/community/reports';

export const POST = reportSubject;
