/** The two tabs that each section of the site has. */
import { type Current, currentFor } from '../shell/current';

/** The sections that have a navbar. */
export type Section = 'lectures' | 'articles';

/** A tab: a link to the first page of what it stands for. */
export interface SectionTab {
  readonly title: string;
  readonly href: string;
  readonly current: Current;
}

/** The first tab holds the whole section but for what the second one holds. */
const TABS = {
  lectures: { first: 'Banking', second: 'Finance', secondHome: '/lectures/finance' },
  articles: { first: 'Dictionary', second: 'Community', secondHome: '/articles/users/home' },
} as const;

/** Whether an address lies under the second tab of its section. */
export function isUnderSecondTab(section: Section, pathname: string): boolean {
  return currentFor(TABS[section].secondHome, pathname) !== undefined;
}

/** The tabs of a section, as they are on a page of it. */
export function tabsOf(section: Section, pathname: string): readonly [SectionTab, SectionTab] {
  const { first, second, secondHome } = TABS[section];
  const href = `/${section}`;
  const isSecond = isUnderSecondTab(section, pathname);
  return [
    { title: first, href, current: isSecond ? undefined : currentFor(href, pathname) },
    { title: second, href: secondHome, current: currentFor(secondHome, pathname) },
  ];
}
