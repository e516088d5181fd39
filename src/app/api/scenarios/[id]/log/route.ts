import { downloadLog } from '@/src/server/community/scenario';

export const GET = downloadLog;
