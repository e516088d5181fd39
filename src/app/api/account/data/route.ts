import { downloadData } from '@/src/server/account/download';

export const GET = downloadData;
