/** The articles by their groups, and the glossary. */

import { ArticleList } from '@/src/articles/ArticlePage';
import { ARTICLES } from '@/src/articles/catalogue';
import { GLOSSARY } from '@/src/glossary/glossary';
import { QuietLink } from '@/src/ui/QuietLink';

/** The Dictionary tab: every group of articles with what lies in it. */
export function ArticlesPage() {
  return (
    <div className="lesson-text">
      <h1>Articles</h1>
      <p className="articles-lead">
        Longer reading on how people paid, what prices do and what interest comes to. For a single
        word, the <QuietLink href="/articles/glossary">glossary</QuietLink> defines{' '}
        {GLOSSARY.length} terms of money, banking and accounting.
      </p>
      {ARTICLES.map((group) => (
        <section key={group.path} className="article-group" aria-labelledby={idOf(group.path)}>
          <h2 id={idOf(group.path)}>
            <QuietLink href={group.path}>{group.title}</QuietLink>
          </h2>
          <ArticleList group={group} />
        </section>
      ))}
    </div>
  );
}

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
