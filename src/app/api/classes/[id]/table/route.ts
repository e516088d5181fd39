import { downloadTable } from '@/src/server/classroom/exports/downloadTable';

export const GET = downloadTable;
