import { downloadGradebook } from '@/src/server/classroom/exports/gradebook';

export const GET = downloadGradebook;
