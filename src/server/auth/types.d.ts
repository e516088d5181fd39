/** What our sessions carry beside what next-auth knows of. */
import 'next-auth';
import 'next-auth/jwt';

declare module 'next-auth' {
  interface Session {
    user: {
      id: string;
      name: string;
      image: string | null;
      role: 'member' | 'moderator';
      syncsProgress: boolean;
    };
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
