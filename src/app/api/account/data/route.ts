import { downloadData } from '@/src/server/account/downloadData';

export const GET = downloadData;
