/** The Community tab: ways in by category, the latest scenarios, and the search of the glossary. */

import { pluralize } from '@/events/pluralize';
import { ARTICLES, pagesOf } from '@/src/articles/catalogue';
import { CATEGORIES, categoryPath } from '@/src/community/categories';
import { LatestScenarios } from '@/src/community/scenarios/LatestScenarios';
import { HouseTitles } from '@/src/community/shelf/HouseTitles';
import { GlossarySearch } from '@/src/glossary/GlossarySearch';
import { GLOSSARY } from '@/src/glossary/glossary';
import { LECTURES, lessonsOf } from '@/src/lessons/course/catalogue';
import { QuietLink } from '@/src/ui/QuietLink';

/** Categories of lessons and articles, each with how many it holds; the glossary with its search box. */
export function CommunityPage() {
  return (
    <div className="lesson-text">
      <h1>Community</h1>
      <p className="articles-lead">
        Look a term up, browse by category, or play what others have published from their boards.
      </p>
      {/* From tablets on, the box stands in the navbar beside the page. */}
      <section className="article-group community-search" aria-label="Look a term up">
        <GlossarySearch />
      </section>
      <section className="article-group" aria-labelledby="browse-categories">
        <h2 id="browse-categories">Browse Categories</h2>
        <ul className="category-list">
          {LECTURES.map((lecture) => (
            <Category
              key={lecture.id}
              path={`/lectures/${lecture.path}`}
              title={lecture.title}
              holds={`${lessonsOf(lecture).length} lessons`}
            />
          ))}
          {ARTICLES.map((group) => (
            <Category
              key={group.path}
              path={group.path}
              title={group.title}
              holds={pluralize(pagesOf(group.routes).length, 'article')}
            />
          ))}
          <Category path="/articles/glossary" title="Glossary" holds={`${GLOSSARY.length} terms`} />
        </ul>
        <h3>Shared scenarios</h3>
        <ul className="category-list">
          {CATEGORIES.map(({ id, title, about }) => (
            <Category
              key={id}
              path={categoryPath(id)}
              title={title}
              of="Shared scenarios"
              holds={about}
            />
          ))}
        </ul>
      </section>
      <section className="article-group" aria-labelledby="house-scenarios">
        <h2 id="house-scenarios">
          <QuietLink href="/community">Scenarios to start with</QuietLink>
        </h2>
        <HouseTitles />
      </section>
      <section className="article-group" aria-labelledby="latest-scenarios">
        <h2 id="latest-scenarios">
          <QuietLink href="/community">Latest scenarios</QuietLink>
        </h2>
        <LatestScenarios />
      </section>
    </div>
  );
}

interface CategoryProps {
  readonly path: string;
  readonly title: string;
  /** What it is a category of, said to those only who hear a link by itself: a lecture has the same title. */
  readonly of?: string;
  /** How many of what it holds. */
  readonly holds: string;
}

function Category({ path, title, of, holds }: CategoryProps) {
  return (
    <li>
      <QuietLink href={path} aria-label={of && `${of}: ${title}`}>
        {title}
      </QuietLink>
      <span>{holds}</span>
    </li>
  );
}
