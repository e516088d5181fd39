import { changePassword } from '@/src/server/account/changePassword';

export const PUT = changePassword;
