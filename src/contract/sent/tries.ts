/** What is sent of a learner’s tries: counts, of rules that there are. */
import * as z from 'zod/mini';
import { RULES } from '@/events/rules';
import { plainLine } from '../text';
import { MAX_COUNT, MAX_TRIES } from '../tries';
import { textField } from './fields';

/** Characters that the name of an account has at most. */
const MAX_ACCOUNT = 60;

/** Tasks that a board may have at most, and one more for what comes after them. */
const MAX_TASK = 40;

const count = z.int().check(z.minimum(0), z.maximum(MAX_COUNT));

/** The tries of a board. */
export const triesField = z.strictObject({
  refused: z
    .array(
      z.strictObject({
        task: z.int().check(z.minimum(0), z.maximum(MAX_TASK)),
        code: z.string().check(z.refine((code) => Object.hasOwn(RULES, code))),
        count,
      }),
    )
    .check(z.maxLength(MAX_TRIES)),
  predicted: z
    .array(
      z.strictObject({
        account: textField('An account', MAX_ACCOUNT, plainLine, true),
        side: z.enum(['asset', 'liability']),
        right: count,
        wrong: count,
        missed: count,
      }),
    )
    .check(z.maxLength(MAX_TRIES)),
});
