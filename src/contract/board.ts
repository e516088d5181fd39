/** How requests and answers name a board: the number of a lesson, the sandbox, the bills. */
import * as z from 'zod/mini';

/** Which board a log belongs to, as logs say it. */
export const boardField = z.union([z.int(), z.enum(['sandbox', 'bills'])]);

/** An event, as far as it is compared with others. */
export const eventField = z.catchall(
  z.object({ type: z.string() }),
  z.optional(z.union([z.string(), z.number()])),
);
