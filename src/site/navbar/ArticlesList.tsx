/** The navbar of the articles with its tabs: in the companion of those with a board. */
import { GlossarySearch } from '@/src/glossary/GlossarySearch';
import { LECTURES } from '@/src/lessons/course/catalogue';
import { ARTICLE_TREE } from '../shell/articleTree';
import { ArticlesNavbar } from './ArticlesNavbar';
import { SectionTabs } from './SectionTabs';

/** What the navbar lists of the lectures. */
const lectures = LECTURES.map(({ title, path }) => ({ title, path: `/lectures/${path}` }));

/** The articles and the glossary, as they stand beside every page of the section. */
export function ArticlesAside() {
  return <ArticlesNavbar articles={ARTICLE_TREE} lectures={lectures} search={<GlossarySearch />} />;
}

/** Tabs and articles. */
export function ArticlesList() {
  return (
    <nav aria-label="Articles" className="companion-lectures">
      <SectionTabs section="articles" replaces />
      <ArticlesAside />
    </nav>
  );
}
