import { downloadGradebook } from '@/src/server/classroom/exports/downloadGradebook';

export const GET = downloadGradebook;
