/** The scenarios by the house as cards. Drawn on the server. */

import { pluralize } from '@/events/pluralize';
import type { Preview } from '@/events/worlds';
import { Drawing } from '../picture/drawing';
import { boardName } from '../words';
import type { HouseScenario } from './shelf';
import '../scenarios/scenarioList.css';
import './shelf.css';

interface HouseShelfProps {
  readonly scenarios: readonly HouseScenario[];
  /** Whether they are those that a search has found. */
  readonly isFound: boolean;
}

/** Each opens its board with what was played on it. */
export function HouseShelf({ scenarios, isFound }: HouseShelfProps) {
  return (
    <section className="house-shelf" aria-labelledby="house-shelf">
      <h2 id="house-shelf">{isFound ? 'From Tallystick' : 'Start with one of these'}</h2>
      <p>
        The figure under a name is what that party has at the end: its total assets, and under bills
        of exchange a banker’s coin or a merchant’s goods.
      </p>
      <HouseCards scenarios={scenarios} />
    </section>
  );
}

/** Cards of scenarios by the house, under a heading of the second level. */
export function HouseCards({ scenarios }: { readonly scenarios: readonly HouseScenario[] }) {
  return (
    <ul className="scenario-cards house-cards">
      {scenarios.map((scenario) => (
        <li key={scenario.title} className="scenario-card">
          <Card scenario={scenario} />
        </li>
      ))}
    </ul>
  );
}

/** A plain link: a page that is there already must see its new fragment. */
function Card({ scenario: { title, story, preview, path } }: { readonly scenario: HouseScenario }) {
  return (
    <>
      <h3 className="scenario-card-title">
        <a href={path}>{title}</a>
      </h3>
      <p className="scenario-card-by">By Tallystick</p>
      <p>{story}</p>
      <p className="scenario-card-board">{boardName(preview)}</p>
      <p className="scenario-card-facts">{pluralize(preview.rounds, 'step')}</p>
      <div className="scenario-card-picture">
        <BoardPicture preview={preview} />
      </div>
    </>
  );
}

/** The page's own colours: the picture changes with the theme. */
const ownPaint = (property: string): string => property;

/** As wide as its place. It says in a sentence what it shows. */
export function BoardPicture({ preview }: { readonly preview: Preview }) {
  return <Drawing preview={preview} paint={ownPaint} />;
}
