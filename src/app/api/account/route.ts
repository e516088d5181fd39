import { signUp } from '@/src/server/account/signUp';

export const POST = signUp;
