/** The page that lists the shared scenarios. Plain links and a form: it needs no JavaScript. */

import { redirect } from 'next/navigation';
import { pluralize } from '@/events/pluralize';
import {
  authorName,
  listScenarios,
  namesFound,
  type ScenarioCard,
} from '@/src/server/community/scenarioList';
import { type Database, database } from '@/src/server/database/database';
import { PageLinks } from '@/src/ui/PageLinks';
import { QuietLink } from '@/src/ui/QuietLink';
import { CATEGORIES, categoryPath, categoryTitle } from '../categories';
import { CLASSES } from '../classroom/paths';
import { SaidBefore } from '../SaidBefore';
import { HouseShelf } from '../shelf/HouseShelf';
import { type HouseScenario, houseShelf, wordsOf } from '../shelf/shelf';
import { memberPath } from '../words';
import { ListForm } from './ListForm';
import {
  type Asked,
  listPath,
  NO_MEMBER,
  readQuery,
  type SearchParams,
  withoutEmpty,
} from './listQuery';
import { ScenarioList } from './ScenarioList';
import './listPage.css';

export interface ListPageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** The scenarios that the address asks for. */
export async function ListPage({ searchParams }: ListPageProps) {
  const params = await searchParams;
  const db = await database();
  const shorter = withoutEmpty(params);
  if (shorter !== null) redirect(shorter);
  const { asked: wanted, problems: found } = readQuery(params);
  const author = wanted.author === undefined ? null : await authorName(db, wanted.author);
  const isStranger = wanted.author !== undefined && author === null;
  const asked = isStranger ? { ...wanted, author: undefined } : wanted;
  const [{ items, total, page, pages }, house] = await Promise.all([
    listScenarios(db, asked),
    houseFor(db, asked),
  ]);
  const problems = [
    ...found,
    ...(isStranger ? [NO_MEMBER] : []),
    ...(total > 0 && page < asked.page
      ? [`There is no page ${asked.page}. This is the last one.`]
      : []),
  ];
  return (
    <div className="community">
      <h1>Shared scenarios</h1>
      <SaidBefore />
      <p className="articles-lead">
        Stories played on the boards: step through one, go on from any step, and keep what you like.
        Members publish their own.
      </p>
      <p>
        For teachers and learners: <QuietLink href={CLASSES}>classes</QuietLink>, in which boards
        are set as work and handed in.
      </p>
      <Categories asked={asked} />
      <ListForm asked={asked} />
      {problems.map((problem) => (
        <p key={problem} className="community-problem">
          {problem}
        </p>
      ))}
      {house.length > 0 && <HouseShelf scenarios={house} isFound={asked.q !== undefined} />}
      <h2 className="community-members">From members</h2>
      <Found
        asked={asked}
        author={author}
        items={items}
        total={total}
        isByHouse={house.length > 0}
      />
      <PageLinks
        label="Pages of scenarios"
        page={page}
        pages={pages}
        pathOf={(next) => listPath({ ...asked, page: next })}
      />
    </div>
  );
}

/** The scenarios by the house that stand over a list: none over its later pages, nor over what a member made. */
async function houseFor(
  db: Database,
  { q, category, author, page }: Asked,
): Promise<readonly HouseScenario[]> {
  if (author !== undefined || page > 1) return [];
  const all = await houseShelf();
  const shown = all.filter((one) => category === undefined || one.category === category);
  if (q === undefined) return shown;
  const texts = shown.map((one) => ({ name: one.title, text: wordsOf(one) }));
  const found = await namesFound(db, q, texts);
  return shown.filter(({ title }) => found.has(title));
}

function Categories({ asked: { category } }: { readonly asked: Asked }) {
  return (
    <nav aria-label="Categories" className="community-categories">
      <QuietLink href="/community" aria-current={category === undefined ? 'page' : undefined}>
        All
      </QuietLink>
      {CATEGORIES.map(({ id, title }) => (
        <QuietLink
          key={id}
          href={categoryPath(id)}
          aria-current={category === id ? 'page' : undefined}
        >
          {title}
        </QuietLink>
      ))}
    </nav>
  );
}

interface FoundProps {
  readonly asked: Asked;
  /** The name of the author whose scenarios alone are listed. */
  readonly author: string | null;
  readonly items: readonly ScenarioCard[];
  readonly total: number;
  /** Whether the house has something for what is asked. */
  readonly isByHouse: boolean;
}

function Found({ asked, author, items, total, isByHouse }: FoundProps) {
  const { q, category } = asked;
  const isNarrowed = q !== undefined || author !== null;
  if (total === 0)
    return isNarrowed ? (
      <NoneFound asked={asked} isByHouse={isByHouse} />
    ) : (
      <NoneYet asked={asked} />
    );
  return (
    <>
      <p className="community-said">
        {pluralize(total, 'scenario')}
        {category !== undefined && ` in ${categoryTitle(category)}`}
        {q !== undefined && ` for “${q}”`}
        {author !== null && asked.author !== undefined && (
          <>
            {' by '}
            <QuietLink href={memberPath(asked.author)}>{author}</QuietLink>
          </>
        )}
        {isNarrowed && (
          <>
            . <QuietLink href={listPath({ category })}>Show all of them</QuietLink>
          </>
        )}
      </p>
      <ScenarioList scenarios={items} level={3} />
    </>
  );
}

function NoneFound({ asked: { q, category }, isByHouse }: Pick<FoundProps, 'asked' | 'isByHouse'>) {
  return (
    <div className="community-none">
      <p>
        {q === undefined
          ? 'There is nothing by this member here.'
          : `${isByHouse ? 'Nothing by members' : 'Nothing'} was found for “${q}”`}
        {q !== undefined && category !== undefined && ` in ${categoryTitle(category)}`}
        {q !== undefined && '. Another word may help.'}
      </p>
      <p>
        <QuietLink href={listPath({ category })}>
          {q === undefined ? 'Show all scenarios' : 'Clear the search'}
        </QuietLink>
      </p>
    </div>
  );
}

function NoneYet({ asked: { category } }: { readonly asked: Asked }) {
  return (
    <div className="community-none">
      <p>
        No member has shared anything {category === undefined ? 'yet' : 'in this category yet'}. To
        be the first, play a lesson, press Share on its board, then Publish.
      </p>
      <p>
        <QuietLink href="/lectures">Choose a lesson</QuietLink>
      </p>
    </div>
  );
}
