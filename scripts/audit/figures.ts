/** What an audit takes down of a page: the shapes that its parts hand one another. */
import type { Visitor } from '../site/visitor';
import type { Template } from './templates';
import type { Weight } from './weight';

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
  /** How fast the machine was, by Lighthouse's own benchmark: a fast desktop has 1,500 to 2,000. */
  readonly speed: number;
  readonly scores: Readonly<Record<Category, Score>>;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** What shifted. */
  readonly shifted: readonly string[];
}

/** What opening a page in a browser tells, beside Lighthouse. */
export interface VisitFigures {
  readonly weight: Weight;
  /** Errors on the console and exceptions that nothing caught. */
  readonly complaints: readonly string[];
  /** What axe finds, a rule and its places each. */
  readonly axe: Readonly<Record<Theme, readonly string[]>>;
}

/** What a page's answer tells before any script has run. */
export interface AnswerFigures {
  /** Links that lead to no page of the site, or to no place on it. */
  readonly deadLinks: readonly string[];
  /** What is missing or wrong among the security headers. */
  readonly headerFaults: readonly string[];
}

/** A page to be opened. */
export interface Opened {
  /** Its path, by which it is named; a pattern where it holds what was made for the audit. */
  readonly path: string;
  /** What is opened: the path, with all that the page needs to show what it is for. */
  readonly address: string;
  /** Who opens it. */
  readonly visitor: Visitor;
}

/** A page that is audited. */
export interface Route extends Opened {
  readonly template: Template;
  /** Whether it stands for its template: a quick audit looks at no other. */
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
  readonly answer: AnswerFigures;
}
