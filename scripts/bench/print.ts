/** The figures as tables for people, each beside what it is to reach. */
import type { ClassFigures } from './classFigures';
import type { FoldFigures, SessionFigures } from './foldFigures';
import type { LinkFigures } from './linkFigures';
import type { TimelineFigures } from './timelineFigures';

/** What the figures are to reach: at most so much, or at least. */
export const TARGETS = {
  foldVsMutable: 4,
  foldVsImmer: 10,
  growthExponent: 0.1,
  bytesPerRound: 800,
  jumpMicros: 2,
  branchMicros: 10,
  seriesMillis: 2,
  classTreeMillis: 1000,
  linkChars: { 10: 32, 50: 125, 100: 230, 500: 1000, 2000: 3800 },
  qrVersion100: 11,
  decodeFold500Millis: 5,
} as const;

const round = (figure: number | null, digits: number): number | null =>
  figure === null ? null : Number(figure.toFixed(digits));

const ratio = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : round(one / other, 1);

/** Prints everything. */
export function printFigures(
  sessions: readonly SessionFigures[],
  moves: TimelineFigures & ClassFigures,
  links: readonly LinkFigures[],
): void {
  console.log('The same work four ways, nanoseconds an event. Ours and immer keep every state,');
  console.log(
    'Redux keeps every state and action for its devtools, the mutable fold its last state.',
  );
  for (const { lesson, what, sizes, growthExponent, bytesPerRound } of sessions) {
    console.log(`\nLesson ${lesson}: ${what}`);
    console.table(sizes.map(row));
    console.log(
      `growth exponent from 1,000 to 100,000 events ${growthExponent.toFixed(3)} (at most ${TARGETS.growthExponent}); ${bytesPerRound} bytes a round (at most ${TARGETS.bytesPerRound})`,
    );
  }
  console.log('\nMoving in a log of 10,000 rounds');
  console.table(
    [
      ['jump to any round, µs', moves.jumpMicros, TARGETS.jumpMicros],
      ['the same on a line of 200 forks, µs', moves.branchedJumpMicros, TARGETS.jumpMicros],
      ['single step, µs', moves.stepMicros, TARGETS.jumpMicros],
      ['branch at any round, µs', moves.branchMicros, TARGETS.branchMicros],
      [`${moves.seriesCount} series over all rounds, ms`, moves.seriesMillis, TARGETS.seriesMillis],
      [
        `200 logs of 60 events as a tree of ${moves.classTreeNodes} nodes, ms`,
        moves.classTreeMillis,
        TARGETS.classTreeMillis,
      ],
    ].map(([what, figure, most]) => ({ what, figure: rounded(figure), 'at most': most })),
  );
  console.log('\nLinks of a mix of lessons, without titles and notes');
  console.table(links.map(linkRow));
  for (const line of verdicts(sessions, links)) console.log(line);
}

/** Whether each goal is reached, a line each, by the worst figure. */
function verdicts(
  sessions: readonly SessionFigures[],
  links: readonly LinkFigures[],
): readonly string[] {
  const link = links.find(({ events }) => events === 100)?.chars ?? Number.NaN;
  const costs = sessions.flatMap(({ lesson, sizes }) => {
    const others = sizes.flatMap(
      ({ immer, foldBesideOthers }) => ratio(immer, foldBesideOthers) ?? [],
    );
    const worst = Math.max(...sizes.map(({ fold, mutable }) => fold / mutable));
    return [
      told(`fold : mutable of lesson ${lesson}`, worst, 'at most', TARGETS.foldVsMutable),
      told(
        `immer : fold of lesson ${lesson}`,
        Math.min(...others),
        'at least',
        TARGETS.foldVsImmer,
      ),
    ];
  });
  const bytes = Math.max(...sessions.map(({ bytesPerRound }) => bytesPerRound));
  const growth = Math.max(...sessions.map(({ growthExponent }) => growthExponent));
  return [
    ...costs,
    told('growth exponent', growth, 'at most', TARGETS.growthExponent),
    told('bytes a round', bytes, 'at most', TARGETS.bytesPerRound),
    told('characters of a link of 100 events', link, 'at most', TARGETS.linkChars[100]),
  ];
}

function told(what: string, figure: number, than: 'at most' | 'at least', goal: number): string {
  const isMet = than === 'at most' ? figure <= goal : figure >= goal;
  return `${isMet ? 'reached' : 'MISSED'}: ${what} ${round(figure, 2)}, ${than} ${goal}`;
}

function rounded(figure: string | number | null | undefined): number | null {
  return typeof figure === 'number' ? round(figure, 2) : null;
}

function row({ events, fold, mutable, foldBesideOthers, immer, redux }: FoldFigures) {
  return {
    events,
    fold,
    mutable,
    immer,
    redux,
    'fold : mutable (at most 4)': ratio(fold, mutable),
    'immer : fold (at least 10)': ratio(immer, foldBesideOthers),
    'redux : fold': ratio(redux, foldBesideOthers),
  };
}

function linkRow(figures: LinkFigures) {
  const targets: Readonly<Record<number, number>> = TARGETS.linkChars;
  return {
    events: figures.events,
    characters: figures.chars,
    'at most': targets[figures.events],
    'longest of the lessons': figures.charsMost,
    'lz-string': figures.lzStringChars,
    deflate: figures.deflateChars,
    'encode, ms': round(figures.encodeMillis, 2),
    'decode, ms': round(figures.decodeMillis, 2),
    'and fold, ms': round(figures.decodeFoldMillis, 2),
    'QR version': figures.qrVersion,
    largest: figures.qrVersionMost,
  };
}
