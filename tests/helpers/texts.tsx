/** The texts of the lessons as a reader has them: rendered, and read again. */
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CATALOGUE, folderOf } from '@/src/lessons/course/catalogue';
import type { CatalogueEntry } from '@/src/lessons/course/lesson';
import { lessonOf } from './boards';

/** A text of a lesson. */
export interface LessonText {
  readonly entry: CatalogueEntry;
  readonly folder: string;
  /** As it was written. */
  readonly source: string;
}

/** Every lesson's text, in order. */
export const LESSON_TEXTS: readonly LessonText[] = CATALOGUE.map((entry) => {
  const folder = folderOf(entry);
  return { entry, folder, source: readFileSync(`src/lessons/${folder}/index.mdx`, 'utf8') };
});

interface TextModule {
  readonly default: ComponentType<{ readonly lesson: CatalogueEntry }>;
  readonly description: unknown;
  readonly minutes: unknown;
}

const MODULES = import.meta.glob<TextModule>('../../src/lessons/*/*/index.mdx');

/** What a text exports. Throws when it cannot be read. */
export function moduleOf({ folder }: LessonText): Promise<TextModule> {
  const load = MODULES[`../../src/lessons/${folder}/index.mdx`];
  if (!load) throw new Error(`no text in ${folder}`);
  return load();
}

/** The text as it is shown. Throws when a figure or a round of it is not there. */
export async function shown(text: LessonText): Promise<Element> {
  const { default: Text } = await moduleOf(text);
  const { entry } = text;
  const lesson = entry.hasBoard ? lessonOf(entry.id) : entry;
  return elementOf(renderToStaticMarkup(<Text lesson={lesson} />));
}

/** What stands in a page's main part. */
export function elementOf(html: string): Element {
  const found = new JSDOM(`<main>${html}</main>`).window.document.body.firstElementChild;
  if (!found) throw new Error('a document has a body');
  return found;
}

/** What is no running text, or stands in the board’s own words: examples, tables, formulas, chips, tasks, definitions. */
const NOT_PROSE =
  '.worked, table, pre, .round-chip, .task-situation, .task-list, .task-more, .key-terms, .cite, .case-when, .magnitudes, .real-sheet, [hidden], nav, svg, noscript';

/** The paragraphs and points of a text up to its sources. */
export function proseOf(main: Element): readonly string[] {
  const copy = main.cloneNode(true);
  if (!isElement(copy)) throw new Error('a copy of an element is one');
  for (const part of copy.querySelectorAll(NOT_PROSE)) part.remove();
  const sources = [...copy.querySelectorAll('h2')].find((one) => one.textContent === 'Sources');
  sources?.nextElementSibling?.remove();
  return [...copy.querySelectorAll('p, li, summary')]
    .map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}

function isElement(candidate: unknown): candidate is Element {
  return typeof candidate === 'object' && candidate !== null && 'querySelectorAll' in candidate;
}
