/** The demonstration class: invented learners, whose lines are folded and judged as those of a real class are. */
import { z } from 'zod';
import { firstDivergence } from '@/events/log/divergence';
import { previewOf } from '@/events/log/folded';
import type { Preview } from '@/events/worlds';
import { tasksMetIn, tasksOf } from '@/src/lessons/course/handIn';
import { boardPath, type Played, playedFile } from '../shelf/playedFile';
import content from './class.json';

const CLASS = z
  .object({
    name: z.string(),
    title: z.string(),
    instructions: z.string(),
    due: z.coerce.date(),
    /** The content of a log file. */
    model: z.looseObject({}),
    learners: z.array(
      z.object({
        name: z.string(),
        handedIn: z.nullable(
          z.object({
            at: z.coerce.date(),
            times: z.int(),
            mark: z.string(),
            feedback: z.string(),
            events: z.array(z.unknown()),
          }),
        ),
      }),
    ),
  })
  .parse(content);

/** What an invented learner handed in. */
export interface ShownHandIn {
  /** For each task the number of the step that met it, or null. */
  readonly met: readonly (number | null)[];
  /** In words, where it first differs from the model; null where it does not. */
  readonly divergence: string | null;
  readonly handedInAt: Date;
  readonly isLate: boolean;
  readonly times: number;
  readonly mark: string;
  readonly feedback: string;
  /** How many steps it has. */
  readonly steps: number;
  /** The address of the board that plays it, at its last step. */
  readonly path: string;
}

/** The class, worked out. */
export interface Demonstration {
  readonly name: string;
  readonly title: string;
  readonly instructions: string;
  readonly due: Date;
  /** What the tasks ask, in order. */
  readonly tasks: readonly string[];
  /** The address of the board with the model on it. */
  readonly modelPath: string;
  /** The model’s last step. */
  readonly preview: Preview;
  readonly learners: readonly { readonly name: string; readonly handedIn: ShownHandIn | null }[];
}

const endPath = ({ log, folded }: Played): string => boardPath(log, folded.rounds.length - 1);

async function workedOut(): Promise<Demonstration> {
  const { name, title, instructions, due, model: file, learners } = CLASS;
  const model = await playedFile(file);
  const tasks = await tasksOf(model.log);
  return {
    name,
    title,
    instructions,
    due,
    tasks: tasks.map(({ goal }) => goal),
    modelPath: endPath(model),
    preview: previewOf(model.folded),
    learners: await Promise.all(
      learners.map(async ({ name: learner, handedIn }) => {
        if (!handedIn) return { name: learner, handedIn };
        const { at, events, ...told } = handedIn;
        const line = await playedFile({ ...file, events });
        const divergence = firstDivergence(line.folded, model.folded);
        return {
          name: learner,
          handedIn: {
            ...told,
            met: tasksMetIn(line.folded, tasks),
            divergence: divergence?.words ?? null,
            handedInAt: at,
            isLate: at > due,
            steps: line.folded.rounds.length - 1,
            path: endPath(line),
          },
        };
      }),
    ),
  };
}

let found: Promise<Demonstration> | null = null;

/** The class. It never changes, so that it is worked out once. */
export function demonstration(): Promise<Demonstration> {
  found ??= workedOut();
  return found;
}
