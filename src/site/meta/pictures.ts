/** Which pictures for shared links there are: one for the site, one for each page that has its own. */
import { PAGES, type PageKind } from '@/src/site/pages';
import { picturePath } from './pageMetadata';

/** What a picture says. */
export interface Picture {
  /** Where it is served. */
  readonly address: string;
  readonly title: string;
  /** The line above the title. */
  readonly section: string;
}

const KINDS: Readonly<Record<PageKind, string>> = {
  lesson: 'Lesson',
  lecture: 'Lecture',
  article: 'Article',
  group: 'Articles',
  glossary: 'Glossary',
  page: 'Tallystick',
};

const SITE: Picture = {
  address: '/og/site.png',
  title: 'Learn how money and banking really work',
  section: 'Lessons, boards, articles and a glossary',
};

/** Every picture, the site's first. */
export const PICTURES: readonly Picture[] = [
  SITE,
  ...PAGES.flatMap((page) => {
    const address = picturePath(page);
    if (address === SITE.address) return [];
    const section = [KINDS[page.kind], page.section].filter((part) => part !== null);
    // The articles’ own groups lie in “Articles”: that need not be said twice.
    return [{ address, title: page.title, section: [...new Set(section)].join(' · ') }];
  }),
];
