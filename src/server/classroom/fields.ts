/** The fields that forms of a class have. */
import { z } from 'zod';
import { textField } from '@/src/server/community/fields';
import { plainLine, plainText } from '@/src/server/community/text';
import { INSTRUCTIONS_LENGTH, TITLE_LENGTH } from './lengths';

/** Tasks that an assignment may have; no lesson has as many. */
const MOST_TASKS = 20;

export const classNameField = textField('The name of a class', TITLE_LENGTH, plainLine, true);

export const assignmentTitleField = textField(
  'The title of an assignment',
  TITLE_LENGTH,
  plainLine,
  true,
);

export const instructionsField = textField(
  'The text of instructions',
  INSTRUCTIONS_LENGTH,
  plainText,
  false,
);

/** A moment, as JSON writes it; null for none. */
export const dueField = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2100, {
    error: 'The due date must lie between the years 2000 and 2100.',
  })
  .nullable();

/** The indexes of tasks of a lesson, each once, rising. */
export const tasksField = z
  .array(z.int().min(0))
  .max(MOST_TASKS)
  .transform((tasks) => [...new Set(tasks)].sort((one, other) => one - other));

/** What an assignment is about: the number of a lesson, or the address of a scenario or its id. */
export const aboutField = z.union([
  z.strictObject({ lesson: z.int() }),
  z.strictObject({ scenario: z.string().trim().min(1).max(300) }),
]);

export type About = z.infer<typeof aboutField>;
