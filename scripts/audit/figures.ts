/** What an audit takes down of a page: the shapes that its parts hand one another. */
import type { Template } from './templates';

/** The two themes that every page is looked at in. */
export type Theme = 'light' | 'dark';

/** The categories of Lighthouse that are taken, by their ids there. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof CATEGORIES)[number];

/** A category's score, and what kept it from being full. */
export interface Score {
  /** 0 to 100; null where Lighthouse could not tell. */
  readonly points: number | null;
  readonly why: readonly string[];
}

/** One run of Lighthouse, or the median of some. */
export interface LighthouseFigures {
  readonly version: string;
  readonly scores: Readonly<Record<Category, Score>>;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** What shifted. */
  readonly shifted: readonly string[];
}

/** What a page fetches until it is quiet. */
export interface Weight {
  /** Bytes, each file gzipped where that makes it smaller. */
  readonly script: number;
  readonly style: number;
  readonly font: number;
  /** Bytes of everything, the document included. */
  readonly all: number;
  readonly fontFiles: number;
  readonly requests: number;
}

/** What opening a page in a browser tells, beside Lighthouse. */
export interface VisitFigures {
  readonly weight: Weight;
  /** Errors on the console and exceptions that nothing caught. */
  readonly complaints: readonly string[];
  /** What axe finds, a rule and its places each. */
  readonly axe: Readonly<Record<Theme, readonly string[]>>;
}

/** A page that is audited. */
export interface Route {
  /** Its path, by which it is named. */
  readonly path: string;
  /** What is opened: the path, with the log that an embedded board needs. */
  readonly address: string;
  readonly template: Template;
  /** Whether it stands for its template, and is run three times. */
  readonly isSample: boolean;
}

/** A page that could not be measured, and why. */
export interface Unmeasured {
  readonly path: string;
  readonly problem: string;
}

/** All that is known of a page in the end. */
export interface Audited {
  readonly route: Route;
  readonly runs: number;
  readonly lighthouse: LighthouseFigures;
  readonly visit: VisitFigures;
}
