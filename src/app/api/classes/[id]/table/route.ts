import { downloadTable } from '@/src/server/classroom/downloadTable';

export const GET = downloadTable;
