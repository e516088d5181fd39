import { confirmAddress } from '@/src/server/account/confirm';

export const POST = confirmAddress;
