/** Taking each figure once: it is kept in a file as it is taken, so that an audit that was cut off can go on. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { AnswerFigures, LighthouseFigures, Score, VisitFigures } from './figures';
import type { Weight } from './weight';

const words = z.array(z.string());

const score: z.ZodType<Score> = z.object({ points: z.number().nullable(), why: words });

/** What Lighthouse said. A shift that could not be told is no number in the file: it is taken anew. */
export const LIGHTHOUSE: z.ZodType<LighthouseFigures> = z.object({
  version: z.string(),
  speed: z.number(),
  scores: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  shift: z.number(),
  shifted: words,
});

const weight: z.ZodType<Weight> = z.object({
  script: z.number(),
  style: z.number(),
  font: z.number(),
  all: z.number(),
  fontFiles: z.number(),
  requests: z.number(),
});

const visit: z.ZodType<VisitFigures> = z.object({
  weight,
  complaints: words,
  axe: z.object({ light: words, dark: words }),
});

const answer: z.ZodType<AnswerFigures> = z.object({ deadLinks: words, headerFaults: words });

/** What is known of a page before Lighthouse runs. */
export const LOOK = z.object({ visit, answer });

export type Look = z.infer<typeof LOOK>;

const line = z.object({ of: z.string(), figures: z.unknown() });

/** Takes figures, or gives those that are kept: by what they are of, and in which shape. */
export type TakeOnce = <Figures>(
  of: string,
  shape: z.ZodType<Figures>,
  take: () => Promise<Figures>,
) => Promise<Figures>;

/** What was kept; a line that was cut off, as by the end of a run, tells nothing. */
function keptIn(file: string): Map<string, unknown> {
  const kept = new Map<string, unknown>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const text of lines) {
    const read = line.safeParse(parsed(text));
    if (read.success) kept.set(read.data.of, read.data.figures);
  }
  return kept;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Gives what takes figures once.
 *
 * @param file where they are kept; null keeps nothing, and every figure is taken
 * @param build by which name the figures of another build are told from these
 */
export function takeOnceIn(file: string | null, build: string): TakeOnce {
  if (file === null) return (_of, _shape, take) => take();
  mkdirSync(dirname(file), { recursive: true });
  const kept = keptIn(file);
  // What was cut off stays a line of its own.
  if (existsSync(file)) appendFileSync(file, '\n');
  return async (of, shape, take) => {
    const name = `${build} ${of}`;
    const known = shape.safeParse(kept.get(name));
    if (known.success) return known.data;
    const figures = await take();
    appendFileSync(file, `${JSON.stringify({ of: name, figures })}\n`);
    return figures;
  };
}
