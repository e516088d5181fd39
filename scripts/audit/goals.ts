/** What every page is to reach, and whether it does. */
import { BUDGET, type Kind } from './budget';
import type { Audited, Score } from './figures';

/** A figure beside its goal. */
export interface Judged {
  /** What is measured, as the table's head names it. */
  readonly name: string;
  /** As people read it. */
  readonly shown: string;
  /** The goal in words; null where the page is exempt. */
  readonly goal: string | null;
  readonly isMissed: boolean;
  /** What is known of the reasons, when it is missed. */
  readonly why: readonly string[];
}

const PERFORMANCE = 95;
const PERFORMANCE_WITH_BOARD = 90;
const FULL = 100;

/** Kinds of page that have no board to pay for. */
const WITHOUT_BOARD: ReadonlySet<Kind> = new Set([
  'text',
  'home',
  'gallery',
  'form',
  'member',
  'assignment',
]);

function score(name: string, { points, why }: Score, least: number | null): Judged {
  const isMissed = least !== null && (points === null || points < least);
  return {
    name,
    shown: least === null ? '–' : String(points ?? 'none'),
    goal: least === null ? null : `at least ${least}`,
    isMissed,
    why: isMissed ? why : [],
  };
}

function count(name: string, found: readonly string[]): Judged {
  const isMissed = found.length > 0;
  return { name, shown: String(found.length), goal: 'none', isMissed, why: found };
}

/** A figure that may be at most so much; one that could not be told is beyond it. */
function atMost(name: string, shown: string, figure: number, most: number): Judged {
  return { name, shown, goal: `at most ${most}`, isMissed: !(figure <= most), why: [] };
}

/** Bytes, in kilobytes of 1,000. */
function kilobytes(name: string, bytes: number, most: number): Judged {
  return atMost(name, (bytes / 1000).toFixed(1), bytes / 1000, most / 1000);
}

/** Every figure of a page beside its goal, in the order of the table. */
export function judge({ route, lighthouse, visit, answer }: Audited): readonly Judged[] {
  const { kind, isListed } = route.template;
  const { scores, shift, shifted } = lighthouse;
  const { weight, axe, complaints } = visit;
  const { script, style, font, fontFiles, requests, all } = BUDGET[kind];
  const performance = WITHOUT_BOARD.has(kind) ? PERFORMANCE : PERFORMANCE_WITH_BOARD;
  return [
    score('performance', scores.performance, performance),
    score('accessibility', scores.accessibility, FULL),
    score('best practices', scores['best-practices'], FULL),
    score('SEO', scores.seo, isListed ? FULL : null),
    {
      ...atMost('CLS', shift === 0 ? '0' : shift.toFixed(4), shift, 0),
      why: shift === 0 ? [] : shifted,
    },
    count('console errors', complaints),
    count('axe, light', axe.light),
    count('axe, dark', axe.dark),
    count('dead links', answer.deadLinks),
    count('header faults', answer.headerFaults),
    kilobytes('JS kB', weight.script, script),
    kilobytes('CSS kB', weight.style, style),
    kilobytes('font kB', weight.font, font),
    atMost('fonts', String(weight.fontFiles), weight.fontFiles, fontFiles),
    atMost('requests', String(weight.requests), weight.requests, requests),
    kilobytes('all kB', weight.all, all),
  ];
}
