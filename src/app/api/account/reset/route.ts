import { askReset, resetPassword } from '@/src/server/account/resetPassword';

export const POST = askReset;
export const PUT = resetPassword;
