/**
 * Timing figures: `npm run bench [-- --json]`. All are taken in one run, turn by
 * turn, by mitata; what counts are the ratios, for the times are this machine's.
 */
import { parseArgs } from 'node:util';
import { assertDefined } from '@/events/assert';
import { lessonById } from '@/src/lessons/course/all';
import { classFigures } from './bench/classFigures';
import { foldFigures, type SessionFigures } from './bench/foldFigures';
import { type LinkFigures, linkFigures } from './bench/linkFigures';
import { printFigures, TARGETS } from './bench/print';
import { timelineFigures } from './bench/timelineFigures';
import { fail } from './cli';

/** The session whose figures stand for all, and its length. */
const HEADLINE = { lesson: 10, events: 10_000 } as const;

function headline(sessions: readonly SessionFigures[], links: readonly LinkFigures[]) {
  const session = sessions.find(({ lesson }) => lesson === HEADLINE.lesson);
  const costs = session?.sizes.find(({ events }) => events === HEADLINE.events);
  const link = (size: number) => links.find(({ events }) => events === size);
  if (!session || !costs) throw new Error('the session that stands for all is measured');
  return {
    foldVsMutable: costs.fold / costs.mutable,
    foldVsImmer: (costs.immer ?? Number.NaN) / (costs.foldBesideOthers ?? Number.NaN),
    growthExponent: session.growthExponent,
    bytesPerRound: session.bytesPerRound,
    linkChars: Object.fromEntries(links.map(({ events, chars }) => [events, chars])),
    linkCharsMost: Object.fromEntries(links.map(({ events, charsMost }) => [events, charsMost])),
    qrVersion100: link(100)?.qrVersion ?? null,
    qrVersion500: link(500)?.qrVersion ?? null,
    decodeFold500Millis: link(500)?.decodeFoldMillis ?? Number.NaN,
  };
}

/** The lesson of the session in which one moves: payments, netting and settling. */
const LONG_LESSON = 10;

async function measure(asJson: boolean): Promise<void> {
  const sessions = await foldFigures();
  const long = assertDefined(lessonById(LONG_LESSON), 'lesson of the long session');
  const moves = { ...(await timelineFigures(long)), ...(await classFigures(long)) };
  const links = await linkFigures();
  if (asJson) {
    const all = { ...headline(sessions, links), ...moves, sessions, links, targets: TARGETS };
    console.log(JSON.stringify(all, null, 2));
  } else {
    printFigures(sessions, moves, links);
  }
}

function isJsonWanted(): boolean {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch {
    return fail('Usage: npm run bench -- [--json]');
  }
}

await measure(isJsonWanted());
