import { changeAccount } from '@/src/server/account/changeAccount';
import { deleteAccount } from '@/src/server/account/deleteAccount';
import { signUp } from '@/src/server/account/signUp';

export const POST = signUp;
export const PATCH = changeAccount;
export const DELETE = deleteAccount;
