import { confirmAddress } from '@/src/server/account/confirmAddress';

export const POST = confirmAddress;
