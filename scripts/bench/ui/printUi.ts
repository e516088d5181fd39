/** The figures of the screen as tables for people, each beside what it is to reach. */
import type { TreeDrawn } from './classTree';
import type { ScriptWeight } from './scriptWeight';
import type { Scrubbing } from './scrub';
import type { Shifts } from './shifts';
import type { Touched, Work } from './steps';

/** What was found on the board with the long log. */
export interface LongFigures {
  readonly rounds: number;
  readonly parties: number;
  /** How many times slower the slow processor is. */
  readonly slowedDown: number;
  readonly step: Work;
  /** Redrawing the board when no round changes. */
  readonly nothing: Work;
  /** The pointer moving where it drags nothing. */
  readonly moving: Scrubbing;
  readonly scrubbing: Scrubbing;
  readonly slowMoving: Scrubbing;
  readonly slowScrubbing: Scrubbing;
  /** A sheet carried over all the others. */
  readonly carrying: Scrubbing;
  readonly touched: Touched;
  /** Rows of the move list in the page. */
  readonly rows: number;
  /** In twenty steps. */
  readonly shifts: Shifts;
}

/** What shifts while a page and its board arrive. */
export interface Arrival {
  readonly path: string;
  readonly width: number;
  readonly shifts: Shifts;
}

export interface UiFigures {
  readonly weights: readonly ScriptWeight[];
  readonly arrivals: readonly Arrival[];
  readonly long: LongFigures;
  readonly tree: TreeDrawn;
}

/** At most so many kilobytes, rows, cards and shifts. They are counted, not timed: whoever exceeds one is told. */
const LIMITS = {
  page: 155,
  board: 115,
  rows: 40,
  rowsOfStep: 2,
  idleCards: 0,
  shift: 0,
} as const;

/** What times are to reach on a machine like that of docs/performance.md; they fail nothing. */
const GOALS = { commitMillis: 16, slowFrames: 0, fewestFrames: 50, treeMillis: 1000 } as const;

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
const tenths = (figure: number): number => Math.round(figure * 10) / 10;
const orNone = (bytes: number | null): number | '-' => (bytes === null ? '-' : kilobytes(bytes));

interface Count {
  readonly what: string;
  readonly figure: number;
  /** null where nothing limits it. */
  readonly most: number | null;
}

const count = (what: string, figure: number, most: number | null): Count => ({
  what,
  figure: Math.round(figure * 10_000) / 10_000,
  most,
});

function countsOf({ arrivals, long }: UiFigures): readonly Count[] {
  const { rows, touched, shifts } = long;
  return [
    ...arrivals.map(({ path, width, shifts: { all } }) =>
      count(`shift while the board of ${path} arrives, ${width} px wide`, all, LIMITS.shift),
    ),
    count('rows of the move list in the page', rows, LIMITS.rows),
    count('rows that a step changes', touched.rows, LIMITS.rowsOfStep),
    count('cards that a step changes, at most', touched.cards, null),
    count('cards that a step draws as they were', touched.idleCards, LIMITS.idleCards),
    count('shift in twenty steps that no key asked for', shifts.unasked, LIMITS.shift),
    count('shift in twenty steps, what the key asked for included', shifts.all, null),
  ];
}

/** Says, in a sentence each, which counts are beyond their limits. */
export function beyondLimits(figures: UiFigures): readonly string[] {
  const weights = figures.weights.flatMap(({ path, page, board }) => [
    count(`kB of JavaScript that ${path} starts with`, kilobytes(page), LIMITS.page),
    count(`kB that the board of ${path} brings`, kilobytes(board ?? 0), LIMITS.board),
  ]);
  return [...weights, ...countsOf(figures)].flatMap(({ what, figure, most }) =>
    most !== null && figure > most ? `${figure} ${what}: at most ${most}` : [],
  );
}

/** Prints everything. */
export function printUi(figures: UiFigures): void {
  const { weights, long } = figures;
  console.log(`JavaScript in kB, gzipped (page at most ${LIMITS.page}, board ${LIMITS.board})`);
  console.table(
    weights.map(({ path, page, board, firstStep, closer, share }) => ({
      path,
      page: kilobytes(page),
      board: orNone(board),
      'first step': orNone(firstStep),
      'look closer, a chart': orNone(closer),
      sharing: orNone(share),
    })),
  );
  console.log(`\nCounts, on a board of ${long.parties} parties with ${long.rounds} rounds`);
  console.table(
    countsOf(figures).map(({ what, figure, most }) => ({ what, figure, 'at most': most ?? '-' })),
  );
  printTimes(long);
  printTree(figures.tree);
}

function printTree({ learners, steps, elements, answered, drawn, slowestDrawn }: TreeDrawn): void {
  console.log(`\nThe tree of a class of ${learners}: ${steps} steps, ${elements} elements`);
  console.table({
    milliseconds: {
      'until it is answered': Math.round(answered),
      [`until it is drawn from then on (goal ${GOALS.treeMillis})`]: Math.round(drawn),
      'slowest of five': Math.round(slowestDrawn),
    },
  });
}

function printTimes(long: LongFigures): void {
  const { slowedDown, step, nothing, moving, scrubbing, slowMoving, slowScrubbing, carrying } =
    long;
  console.log('\nMilliseconds; all that follows in those of the processor, without other programs');
  console.table({
    'nothing changes': workRow(nothing, slowedDown),
    'a step': workRow(step, slowedDown),
    'step : nothing': {
      commit: tenths(step.commit / nothing.commit),
      'slowest in 20': tenths(step.slowCommit / nothing.slowCommit),
      'all that follows': tenths(step.all / nothing.all),
    },
  });
  console.log('\nMoving the pointer for three seconds');
  console.table({
    'beside the track': scrubRow(moving),
    'along the track': scrubRow(scrubbing),
    'carrying a sheet over the others': scrubRow(carrying),
    [`beside it, ${slowedDown} times slower`]: scrubRow(slowMoving),
    [`along it, ${slowedDown} times slower`]: scrubRow(slowScrubbing),
  });
}

function workRow({ commit, slowCommit, all }: Work, slowedDown: number) {
  return {
    commit: tenths(commit),
    'slowest in 20': tenths(slowCommit),
    'all that follows': tenths(all),
    [`commit, ${slowedDown} times slower (goal ${GOALS.commitMillis})`]: tenths(
      commit * slowedDown,
    ),
  };
}

function scrubRow({ frames, fewest, slow, longest, shown }: Scrubbing) {
  return {
    frames,
    [`fewest in a second (goal ${GOALS.fewestFrames})`]: fewest,
    [`% over 33 ms (goal ${GOALS.slowFrames})`]: tenths(slow),
    'longest, ms': tenths(longest),
    'steps shown': shown,
  };
}
