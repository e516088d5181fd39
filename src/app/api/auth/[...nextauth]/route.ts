import { answerAuth } from '@/src/server/auth/route';

export const GET = answerAuth;
export const POST = answerAuth;
