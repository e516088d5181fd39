import { downloadCartridge } from '@/src/server/classroom/exports/downloadCartridge';

export const GET = downloadCartridge;
