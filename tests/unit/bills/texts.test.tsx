/** The texts of the article on bills of exchange: each part as a reader has it. */
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BillsEvent } from '@/events/bills/registry';
import { BILLS_STAGES, type BillsStage } from '@/events/bills/stages';
import { decodePayload, readFragment } from '@/events/log/link';
import { billsTextAt } from '@/src/articles/bills/content';
import { exampleAt } from '@/src/articles/bills/examples';
import { wordsOf } from '../../helpers/sentences';
import { proseOf } from '../../helpers/texts';
import { voiceFaults } from '../../helpers/voice';
import { frozenBills, played, refusedAfter, stageAt } from './support';

const PARTS = BILLS_STAGES.map((stage) => [stage.title, stage] as const);

function textOf({ path }: BillsStage) {
  const text = billsTextAt(path);
  if (!text) throw new Error(`no text for ${path}`);
  return text;
}

function sourceOf({ path }: BillsStage): string {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return readFileSync(`src/articles/bills/${slug}/index.mdx`, 'utf8');
}

/** The text as it is shown. Throws when a figure or a step of it is not there. */
function shown(stage: BillsStage): Element {
  const { Text } = textOf(stage);
  const html = renderToStaticMarkup(<Text stage={stage} />);
  const main = new JSDOM(`<main>${html}</main>`).window.document.body.firstElementChild;
  if (!main) throw new Error(`${stage.title} shows nothing`);
  return main;
}

const headingsOf = (main: Element) =>
  [...main.querySelectorAll('h2')].map(({ textContent }) => textContent);

/** How many points the list after a heading has. */
function pointsUnder(main: Element, heading: string): number {
  const found = [...main.querySelectorAll('h2')].find((one) => one.textContent === heading);
  return found?.nextElementSibling?.querySelectorAll(':scope > li').length ?? 0;
}

const between = (count: number, least: number, most: number) => {
  expect(count).toBeGreaterThanOrEqual(least);
  expect(count).toBeLessThanOrEqual(most);
};

const ENDING = [
  ...['Try this on the board', 'Check yourself', 'What the exercise simplifies'],
  ...['Recap', 'Sources'],
];

/** A text without what names things rather than figures: code, tags, addresses, sources, list numbers, years. */
function bare(stage: BillsStage): string {
  return (sourceOf(stage).split('## Sources')[0] ?? '')
    .replace(/^(?:import|export)[\s\S]*?;$/gm, '')
    .replace(/<Case\b[\s\S]*?<\/Case>/g, '')
    .replace(/<[A-Z](?:[^<>]|"[^"]*")*>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\d+\. /gm, '')
    .replace(/\b8 March 1[45]\d\d\b|\b1[45]\d\d\b/g, '');
}

describe('the text of every part', () => {
  test.each(PARTS)('%s keeps to the frame', (_, stage) => {
    const main = shown(stage);
    const headings = headingsOf(main);
    expect(headings[0]).toBe('You will learn');
    expect(headings.slice(-ENDING.length)).toEqual(ENDING);
    expect(headings.length).toBeGreaterThan(ENDING.length + 2);
    expect(new Set(headings).size).toBe(headings.length);
    between(main.querySelectorAll('.you-will-learn li').length, 3, 5);
    between(pointsUnder(main, 'Try this on the board'), 2, 3);
    between(pointsUnder(main, 'Recap'), 3, 5);
    expect(pointsUnder(main, 'Sources')).toBeGreaterThanOrEqual(2);
    expect(main.querySelectorAll('.question')).toHaveLength(2);
    expect(main.querySelectorAll('.bills-steps table')).toHaveLength(1);
  });

  test.each(PARTS)('%s is as long as planned, and told as one would tell it', (_, stage) => {
    const main = shown(stage);
    // What is read, not what the ways to the board are called.
    for (const part of main.querySelectorAll('.visually-hidden, .bills-open')) part.remove();
    const prose = proseOf(main);
    between(prose.flatMap(wordsOf).length, 450, 1100);
    expect(voiceFaults(prose, false)).toEqual([]);
  });

  test.each(PARTS)('%s leads from a claim to each of its sources', (_, stage) => {
    const main = shown(stage);
    const leads = [...main.querySelectorAll('.cite a')].map((note) => note.getAttribute('href'));
    const sources = main.querySelectorAll('h2:last-of-type ~ ol > li');
    expect(sources.length).toBeGreaterThan(0);
    expect([...new Set(leads)].sort()).toEqual([...sources].map(({ id }) => `#${id}`).sort());
  });

  test.each(PARTS)('%s says what it is about, and how long it takes', (_, stage) => {
    const { description, minutes } = textOf(stage);
    expect(description).toMatch(/^[A-Z].{60,160}\.$/);
    between(minutes, 4, 30);
  });

  test.each(PARTS)('%s types no figure that the board could give', (_, stage) => {
    const typed = bare(stage)
      .split('\n')
      .filter((line) => /\d/.test(line));
    expect(typed).toEqual([]);
  });

  test.each(PARTS)('%s puts nothing into a paragraph that does not belong there', (_, stage) => {
    const main = shown(stage);
    expect(main.innerHTML).not.toContain('<p></p>');
    expect(main.textContent).not.toMatch(/undefined|NaN|\[object|\s[.,;:?]/);
    const loose = [...main.childNodes].filter(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    );
    expect(loose).toEqual([]);
  });

  test.each(PARTS)('%s speaks of nobody who is not on its board', (_, stage) => {
    const there = stage.opening.players.map(({ name }) => name);
    const spoken = shown(stage).textContent?.match(
      /(?:Florence|Lyons) (?:Exporter|Importer|Banker)/g,
    );
    expect(spoken?.length).toBeGreaterThan(0);
    for (const name of new Set(spoken)) expect(there).toContain(name);
  });
});

describe('what a text opens on the board', () => {
  test.each(PARTS)('%s: its example, step by step, as this stage offers it', (_, stage) => {
    const links = [...shown(stage).querySelectorAll('a[href^="#log="]')];
    const first = links.filter(
      ({ textContent }) => textContent === 'Open these steps on the board',
    );
    expect(first).toHaveLength(1);
    expect(links.length).toBeGreaterThan(2);
    const { events } = exampleAt(stage);
    for (const link of links) {
      const { payload = '', round } = readFragment(link.getAttribute('href') ?? '') ?? {};
      const decoded = decodePayload(payload);
      if (!('log' in decoded)) throw new Error('the link holds no log');
      expect(decoded.log).toMatchObject({ world: 'bills', stage: stage.stage, events });
      const named = link.textContent?.match(/step (\d)$/)?.[1];
      expect(round).toBe(named === undefined ? 0 : Number(named));
    }
    expect(played(stage.stage, events)).toHaveLength(events.length + 1);
  });

  test.each(PARTS)('%s: every link within the site is to a page', (_, stage) => {
    const known = [...BILLS_STAGES.map(({ path }) => path)];
    const inArticle = [...shown(stage).querySelectorAll('a[href^="/articles/historical"]')];
    for (const link of inArticle) expect(known).toContain(link.getAttribute('href'));
  });
});

/** What a reader is told to try, point by point. */
function pointsToTry(main: Element): readonly string[] {
  const heading = [...main.querySelectorAll('h2')].find(
    ({ textContent }) => textContent === 'Try this on the board',
  );
  const points = heading?.nextElementSibling?.querySelectorAll(':scope > li') ?? [];
  return [...points].map(({ textContent }) => textContent.replace(/\s+/g, ' '));
}

describe('what can be tried on the board can be done in the order of the points', () => {
  test('after the circuit the importer of Lyons has no coin for another: the board is reset first', () => {
    const { stage, events } = frozenBills('bills-full-circuit');
    const circuit = events.filter(({ type }) => type !== 'note');
    const half = [
      { type: 'trade', importer: 4, exporter: 0, amount: 50 },
      { type: 'drawBill', payee: 0, drawee: 2, bill: 2 },
      { type: 'remitBill', presenter: 2, presentee: 5, bill: 2 },
    ] as const;
    const collected = { type: 'drawBill', payee: 5, drawee: 4, bill: 2 } as const;
    expect(refusedAfter(stage, [...circuit, ...half], collected)?.code).toBe('INSUFFICIENT_COIN');
    const [, second, third] = pointsToTry(shown(stageAt(stage)));
    expect(second).toMatch(/^Reset the board.*half a marc/);
    expect(third).toMatch(/^Reset it again/);
  });

  test('after eight goods there are not enough left for two bills: the board is reset first', () => {
    const sold: readonly BillsEvent[] = [
      { type: 'trade', importer: 2, exporter: 0, amount: 100 },
      { type: 'drawBill', payee: 0, drawee: 1, bill: 0 },
      { type: 'trade', importer: 2, exporter: 0, amount: 800 },
    ];
    const more: BillsEvent = { type: 'trade', importer: 2, exporter: 0, amount: 200 };
    expect(refusedAfter(2, sold, more)?.code).toBe('INSUFFICIENT_GOODS');
    expect(pointsToTry(shown(stageAt(2)))[2]).toMatch(/^Reset the board and sell two bills/);
  });
});
