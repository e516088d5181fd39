import { askReset, resetPassword } from '@/src/server/account/reset';

export const POST = askReset;
export const PUT = resetPassword;
