/** Scenarios as cards. Drawn on the server. */
import { pluralize } from '@/events/pluralize';
import type { ScenarioCard } from '@/src/server/community/scenarioList';
import { Day } from '@/src/ui/Day';
import { QuietLink } from '@/src/ui/QuietLink';
import { categoryTitle } from '../categories';
import { ScenarioPicture } from '../picture/ScenarioPicture';
import { boardName, memberPath, scenarioPath } from '../words';
import './scenarioList.css';

interface ScenarioListProps {
  readonly scenarios: readonly ScenarioCard[];
  /** The level of the titles: one below the heading over the list, which is the page’s own unless told. */
  readonly level?: 2 | 3;
}

/** A list of cards: picture, title, author, board, and what became of it. */
export function ScenarioList({ scenarios, level = 2 }: ScenarioListProps) {
  return (
    <ul className="scenario-cards">
      {scenarios.map((scenario) => (
        <li key={scenario.id} className="scenario-card">
          <Card scenario={scenario} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly scenario: ScenarioCard;
  readonly level: 2 | 3;
}

/** The title comes first for whoever hears it; the picture stands above it. */
function Card({ scenario, level }: CardProps) {
  const { id, title, description, author, category, preview, rounds, stars, createdAt, isHidden } =
    scenario;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <>
      <Title className="scenario-card-title">
        <QuietLink href={scenarioPath(id)}>{title}</QuietLink>
      </Title>
      <p className="scenario-card-by">
        By <QuietLink href={memberPath(author.id)}>{author.name}</QuietLink>
      </p>
      {description !== '' && (
        <p dir="auto" className="scenario-card-words">
          {description}
        </p>
      )}
      <p className="scenario-card-board">
        {preview ? boardName(preview) : categoryTitle(category)}
      </p>
      <p className="scenario-card-facts">
        {pluralize(rounds, 'step')} · {pluralize(stars, 'star')} · <Day date={createdAt} />
      </p>
      {isHidden && (
        <p className="scenario-card-hidden">Hidden by a moderator. Only you see it here.</p>
      )}
      <div className="scenario-card-picture">
        {preview && <ScenarioPicture id={id} preview={preview} />}
      </div>
    </>
  );
}
