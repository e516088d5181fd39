/** The frame of all pages of the articles. */
import type { ReactNode } from 'react';
import { GlossarySearch } from '@/src/glossary/GlossarySearch';
import { LECTURES } from '@/src/lessons/course/catalogue';
import { ArticlesNavbar } from '@/src/site/navbar/ArticlesNavbar';
import { Beside } from '@/src/site/navbar/Beside';
import { ARTICLE_TREE } from '@/src/site/shell/articleTree';

/** What the navbar lists of the lectures. */
const lectures = LECTURES.map(({ title, path }) => ({ title, path: `/lectures/${path}` }));

/** Each page beside the navbar, which stays as one goes from page to page. */
export default function ArticlesLayout({ children }: { children: ReactNode }) {
  const navbar = (
    <ArticlesNavbar articles={ARTICLE_TREE} lectures={lectures} search={<GlossarySearch />} />
  );
  return (
    <Beside section="articles" name="Articles" navbar={navbar}>
      {children}
    </Beside>
  );
}
