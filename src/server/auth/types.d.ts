/** What our sessions carry beside what next-auth knows of. */
import 'next-auth';
import 'next-auth/jwt';
import type { z } from 'zod/mini';
import type { sessionAnswer } from '@/src/contract/session';

declare module 'next-auth' {
  interface Session {
    user: z.infer<typeof sessionAnswer>['user'];
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    /** The epoch of the member’s sessions in which it was sealed. */
    epoch?: number;
    /** The name of the session, given as it begins: whoever copies it has the same. */
    sid?: string;
  }
}
