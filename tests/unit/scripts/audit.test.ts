/** What an audit makes of its figures: medians, sums, goals and the table. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUDGET, excessesOf, readBudget } from '@/scripts/audit/budget';
import type {
  AnswerFigures,
  Audited,
  LighthouseFigures,
  Route,
  Score,
  VisitFigures,
} from '@/scripts/audit/figures';
import { judge } from '@/scripts/audit/goals';
import { medianOf } from '@/scripts/audit/median';
import { markdownOf, missesOf } from '@/scripts/audit/table';
import { NOWHERE, templateOf } from '@/scripts/audit/templates';
import { type Weight, weightOf } from '@/scripts/audit/weight';
import { Visitor } from '@/scripts/site/visitor';

const full: Score = { points: 100, why: [] };

const spotless: LighthouseFigures = {
  version: '12.0.0',
  speed: 1800,
  scores: { performance: full, accessibility: full, 'best-practices': full, seo: full },
  shift: 0,
  shifted: [],
};

/** As much as a page of text may weigh. */
const heaviest: Weight = {
  script: 153_000,
  style: 18_500,
  font: 55_000,
  all: 230_000,
  fontFiles: 1,
  requests: 18,
};

/** A little more than that, of everything. */
const heavier: Weight = {
  script: 153_001,
  style: 18_501,
  font: 55_001,
  all: 230_001,
  fontFiles: 2,
  requests: 19,
};

const faultless: AnswerFigures = { deadLinks: [], headerFaults: [] };

const quiet: VisitFigures = { weight: heaviest, complaints: [], axe: { light: [], dark: [] } };

/** What differs from a page that reaches every goal. */
interface Changes {
  readonly lighthouse?: Partial<LighthouseFigures>;
  readonly visit?: Partial<VisitFigures>;
  readonly answer?: Partial<AnswerFigures>;
}

function page(path: string, { lighthouse, visit, answer }: Changes = {}): Audited {
  const template = templateOf(path);
  const visitor = new Visitor('http://site.example');
  const route: Route = { path, address: path, visitor, template, isSample: true };
  return {
    route,
    runs: 3,
    lighthouse: { ...spotless, ...lighthouse },
    // As much as its kind may weigh.
    visit: { ...quiet, weight: BUDGET[template.kind], ...visit },
    answer: { ...faultless, ...answer },
  };
}

const scores = (changed: Partial<LighthouseFigures['scores']>): Changes => ({
  lighthouse: { scores: { ...spotless.scores, ...changed } },
});

/** What a page misses, by the names of the columns. */
const missed = (audited: Audited) =>
  judge(audited).flatMap(({ name, isMissed }) => (isMissed ? name : []));

const LESSON = '/lectures/fundamentals/deposit-transfers';

describe('what several runs come to', () => {
  const run = (points: number | null, shift = 0): LighthouseFigures => ({
    ...spotless,
    scores: { ...spotless.scores, performance: { points, why: [`as of ${points}`] } },
    shift,
    shifted: [`by ${shift}`],
  });

  test('is the score in the middle, with its own reasons', () => {
    const { performance } = medianOf([run(97), run(80), run(91)]).scores;
    expect(performance).toEqual({ points: 91, why: ['as of 91'] });
  });

  test('counts a score that could not be told as the lowest', () => {
    expect(medianOf([run(null), run(null), run(91)]).scores.performance.points).toBeNull();
    expect(medianOf([run(95), run(null), run(91)]).scores.performance.points).toBe(91);
  });

  test('is the most of the shifts', () => {
    expect(medianOf([run(90), run(90, 0.2), run(90, 0.1)])).toMatchObject({
      shift: 0.2,
      shifted: ['by 0.2'],
    });
    expect(medianOf([run(90, Number.NaN), run(90), run(90)]).shift).toBeNaN();
  });

  test('is the speed in the middle', () => {
    const runs = [900, 2000, 1500].map((speed) => ({ ...run(90), speed }));
    expect(medianOf(runs).speed).toBe(1500);
    expect(medianOf(runs.slice(0, 2)).speed).toBe(900);
  });

  test('is nothing without runs', () => {
    expect(() => medianOf([])).toThrow('no runs');
  });
});

test('a weight sums up files by their kind', () => {
  const files = [
    ['document', 8],
    ['script', 100],
    ['script', 20],
    ['stylesheet', 5],
    ['font', 50],
    ['fetch', 1],
  ] as const;
  expect(weightOf(files.map(([type, bytes]) => ({ type, bytes })))).toEqual({
    script: 120,
    style: 5,
    font: 50,
    all: 184,
    fontFiles: 1,
    requests: 6,
  });
});

describe('the budget', () => {
  const written = (change: object) => JSON.stringify({ ...BUDGET, ...change });

  test('of a page of text is what the guides say', () => {
    expect(BUDGET.text).toEqual(heaviest);
    const { script, style, requests, all } = BUDGET.text;
    const guide = readFileSync('CONTRIBUTING.md', 'utf8');
    expect(guide).toContain(
      `${script / 1000} kB of JavaScript, ${style / 1000} of CSS, ${requests} requests`,
    );
    expect(guide).toContain(`${all / 1000} kB in all`);
  });

  test('is exceeded by what is a little more, and by nothing that is as much', () => {
    expect(excessesOf('text', heaviest)).toEqual([]);
    expect(excessesOf('text', heavier)).toEqual([
      'script 153001, at most 153000',
      'style 18501, at most 18500',
      'font 55001, at most 55000',
      'fontFiles 2, at most 1',
      'requests 19, at most 18',
      'all 230001, at most 230000',
    ]);
    expect(excessesOf('sandbox', heavier).join()).not.toContain('script');
  });

  test('is refused where it lacks a kind or a figure, or has one that is none', () => {
    expect(readBudget(written({}))).toEqual(BUDGET);
    const { fontFiles: _, ...rest } = BUDGET.text;
    for (const change of [
      ...[{ embed: undefined }, { more: heaviest }, { text: rest }],
      ...[{ text: { ...heaviest, all: 0 } }, { text: { ...heaviest, time: 1 } }],
    ]) {
      expect(() => readBudget(written(change))).toThrow('budget.json cannot be used');
    }
  });
});

describe('the goals', () => {
  test('are reached by a page that is at every limit', () => {
    expect(missed(page('/about', scores({ performance: { points: 95, why: [] } })))).toEqual([]);
    expect(missed(page(LESSON, scores({ performance: { points: 90, why: [] } })))).toEqual([]);
  });

  test('are missed by one that is a little beyond each', () => {
    const lower = { points: 94, why: [] };
    const beyond = page('/about', {
      lighthouse: {
        scores: { performance: lower, accessibility: lower, 'best-practices': lower, seo: lower },
        shift: 0.0001,
      },
      visit: {
        weight: heavier,
        complaints: ['an error'],
        axe: { light: ['a rule'], dark: ['a rule'] },
      },
      answer: { deadLinks: ['/gone answers 404'], headerFaults: ['X-Powered-By is sent'] },
    });
    expect(missed(beyond)).toHaveLength(judge(beyond).length);
  });

  test('limit the weight of a page by what its kind may carry', () => {
    const weight = { ...BUDGET.sandbox, script: BUDGET.sandbox.script + 1 };
    expect(missed(page('/sandbox', { visit: { weight } }))).toEqual(['JS kB']);
    expect(missed(page('/embed', { visit: { weight } }))).not.toContain('JS kB');
    expect(missed(page('/about', { visit: { weight: BUDGET.sandbox } }))).toContain('JS kB');
  });

  test('expect less speed where there is a board, and as much of who is signed in', () => {
    const slower = scores({ performance: { points: 90, why: [] } });
    const handIn = '/community/assignments/[id]/hand-ins/[learner]';
    for (const path of ['/sandbox', '/embed', '/community/scenarios/[id]', handIn]) {
      expect(missed(page(path, slower)), path).toEqual([]);
    }
    for (const path of ['/community', '/community/profile', '/registration/reset']) {
      expect(missed(page(path, slower)), path).toEqual(['performance']);
    }
  });

  test('ask nothing of search engines where a page is not to be listed', () => {
    const seo = { seo: { points: 60, why: ['is-crawlable'] } };
    for (const path of ['/search', '/embed', '/offline', '/community/profile', NOWHERE]) {
      expect(missed(page(path, scores(seo)))).toEqual([]);
    }
    expect(missed(page('/', scores(seo)))).toEqual(['SEO']);
  });

  test('are missed by what could not be told', () => {
    const untold = page('/', { lighthouse: { shift: Number.NaN } });
    expect(missed(untold)).toEqual(['CLS']);
    expect(missed(page('/', scores({ accessibility: { points: null, why: [] } })))).toEqual([
      'accessibility',
    ]);
  });
});

describe('the report', () => {
  const slow = page(LESSON, scores({ performance: { points: 71, why: ['speed-index (9 s)'] } }));
  const report = { chromium: '150.0', pages: [page('/'), slow], unmeasured: [] };

  test('names its tools, has a line a page, and marks what misses', () => {
    const lines = markdownOf(report).split('\n');
    expect(lines[0]).toContain('Chromium 150.0, Lighthouse 12.0.0');
    const table = lines.filter((line) => line.startsWith('|'));
    expect(table).toHaveLength(4);
    expect(new Set(table.map((line) => line.split('|').length)).size).toBe(1);
    expect(table[0]).toContain('| axe, dark | dead links | header faults | JS kB |');
    expect(table[2]).toContain('| / | **home** | 3 | 1800 | 100 | 100 |');
    expect(table[3]).toContain('| **lesson** | 3 | 1800 | **71** ✗ |');
  });

  test('says what misses, and why', () => {
    expect(missesOf(report)).toEqual([
      `${LESSON}, performance 71 (at least 90): speed-index (9 s)`,
    ]);
  });

  test('says which links are dead and which headers are wrong', () => {
    const answer = {
      deadLinks: ['/gone answers 404'],
      headerFaults: ['Permissions-Policy is missing'],
    };
    expect(missesOf({ ...report, pages: [page('/', { answer })] })).toEqual([
      '/, dead links 1 (none): /gone answers 404',
      '/, header faults 1 (none): Permissions-Policy is missing',
    ]);
  });

  test('says which pages could not be measured', () => {
    const unmeasured = [{ path: '/gone', problem: 'answers with status 404' }];
    expect(missesOf({ chromium: '', pages: [], unmeasured })).toEqual([
      '/gone answers with status 404',
    ]);
  });

  test('keeps a sentence with many reasons short', () => {
    const complaints = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const pages = [page('/', { visit: { complaints } })];
    expect(missesOf({ ...report, pages })).toEqual([
      '/, console errors 7 (none): a; b; c; d; e; 2 more',
    ]);
  });

  test('says so when every goal is reached', () => {
    expect(markdownOf({ ...report, pages: [page('/')] })).toContain('Every goal is reached.');
  });
});
