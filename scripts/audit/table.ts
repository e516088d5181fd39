/** An audit in Markdown: a table with one line a page, and a sentence for every goal that is missed. */
import type { Audited, Unmeasured } from './figures';
import { judge } from './goals';

/** An audit of the site. */
export interface Report {
  readonly chromium: string;
  readonly pages: readonly Audited[];
  readonly unmeasured: readonly Unmeasured[];
}

/** As many reasons as a sentence bears. */
const REASONS = 5;

function reasons(why: readonly string[]): string {
  if (why.length === 0) return '';
  const more = why.length > REASONS ? `; ${why.length - REASONS} more` : '';
  return `: ${why.slice(0, REASONS).join('; ')}${more}`;
}

/** Says, in a sentence each, which goals are missed. */
export function missesOf({ pages, unmeasured }: Report): readonly string[] {
  return [
    ...unmeasured.map(({ path, problem }) => `${path} ${problem}`),
    ...pages.flatMap((page) =>
      judge(page).flatMap(({ name, shown, goal, isMissed, why }) =>
        isMissed ? `${page.route.path}, ${name} ${shown} (${goal})${reasons(why)}` : [],
      ),
    ),
  ];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table's lines; a figure that misses its goal is bold, with a cross. */
function tableOf(pages: readonly Audited[]): readonly string[] {
  const [first] = pages;
  if (!first) return [];
  const heads = ['page', 'template', 'runs', 'speed', ...judge(first).map(({ name }) => name)];
  const rows = pages.map((page) => {
    const { path, template, isSample } = page.route;
    const cells = judge(page).map(({ shown, isMissed }) => (isMissed ? `**${shown}** ✗` : shown));
    const name = isSample ? `**${template.name}**` : template.name;
    return line([path, name, String(page.runs), String(page.lighthouse.speed), ...cells]);
  });
  return [line(heads), line(heads.map(() => '---')), ...rows];
}

function headOf({ chromium, pages }: Report): string {
  const version = pages[0]?.lighthouse.version ?? 'not run';
  return [
    `Chromium ${chromium}, Lighthouse ${version} (mobile, simulated throttling); ${pages.length} pages.`,
    'A bold template marks the page that stands for it. Scores are medians of the runs, CLS the most of them.',
    'Speed is the machine’s, by Lighthouse’s benchmark: below 1,000 it calls a machine too slow for its scores to be compared.',
    'Weights are of a page that is only opened, on a phone, each file gzipped; 1 kB is 1,000 bytes.',
    'Pages that are not to be listed are exempt from SEO. What each kind of page may carry stands in budget.json.',
  ].join('\n');
}

/** The whole report. */
export function markdownOf(report: Report): string {
  const misses = missesOf(report);
  const verdict =
    misses.length === 0
      ? ['Every goal is reached.']
      : [`Goals missed: ${misses.length}`, '', ...misses.map((miss) => `- ${miss}`)];
  return [headOf(report), '', ...tableOf(report.pages), '', ...verdict].join('\n');
}
