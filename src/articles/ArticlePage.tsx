/** The frame of the articles: a page that one reads, and a heading that lists what lies under it. */
import Link from 'next/link';
import { TermCards } from '@/src/glossary/TermCards';
import { Crumbs } from '@/src/lessons/Crumbs';
import { QuietLink } from '@/src/ui/QuietLink';
import type { ArticlePage } from './article';
import { ARTICLE_PAGES, type ArticleGroup, type PlacedArticle } from './catalogue';
import { articleTextOf } from './content';
import { aboutOf } from './describe';

/** The way to an article from the top. */
export function ArticleCrumbs({ within }: Pick<PlacedArticle, 'within'>) {
  return <Crumbs way={[{ title: 'Articles', path: '/articles' }, ...within]} />;
}

interface TextPageProps extends Pick<PlacedArticle, 'within'> {
  readonly page: ArticlePage;
}

/** An article. Throws when its address has no text. */
export function TextPage({ page, within }: TextPageProps) {
  const text = articleTextOf(page.path);
  if (!text) throw new Error(`the article ${page.path} has no text`);
  return (
    <article className="lesson-text">
      <ArticleCrumbs within={within} />
      <h1>{page.title}</h1>
      <p className="lesson-meta">{text.minutes} minutes</p>
      <div className="prose">
        <text.Text />
      </div>
      <TermCards />
      <ArticleNeighbours page={page} />
    </article>
  );
}

interface GroupPageProps extends Pick<PlacedArticle, 'within'> {
  readonly group: ArticleGroup;
}

/** A heading over articles: what they are about, and the ways to them. */
export function GroupPage({ group, within }: GroupPageProps) {
  return (
    <article className="lesson-text">
      <ArticleCrumbs within={within} />
      <h1>{group.title}</h1>
      <div className="prose article-about">
        <p>{group.about}</p>
      </div>
      <ArticleList group={group} />
    </article>
  );
}

/** What lies in a group, one level down, each with what it is about. */
export function ArticleList({ group }: { readonly group: ArticleGroup }) {
  return (
    <ol className="article-list">
      {group.routes.map((node) => (
        <li key={node.path}>
          <QuietLink href={node.path}>{node.title}</QuietLink>
          <p>{aboutOf(node)}</p>
        </li>
      ))}
    </ol>
  );
}

/** The articles before and after one, in reading order. */
export function ArticleNeighbours({ page }: { readonly page: ArticlePage }) {
  const index = ARTICLE_PAGES.findIndex(({ path }) => path === page.path);
  const previous = ARTICLE_PAGES[index - 1];
  const next = ARTICLE_PAGES[index + 1];
  return (
    <nav aria-label="Articles before and after" className="lesson-neighbours">
      {previous && (
        <Link href={previous.path} rel="prev">
          <span>Previous article</span> {previous.title}
        </Link>
      )}
      {next && (
        <Link href={next.path} rel="next">
          <span>Next article</span> {next.title}
        </Link>
      )}
    </nav>
  );
}
