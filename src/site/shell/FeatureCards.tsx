/** The features as cards: icon, title, what one does there, and in menus the address. */
import type { ComponentType, MouseEvent } from 'react';
import {
  AnalyticsIcon,
  ArticleIcon,
  BellIcon,
  BillIcon,
  ClassesIcon,
  CommunityIcon,
  GlossaryIcon,
  type IconProps,
  LecturesIcon,
  SandboxIcon,
  SearchIcon,
} from '@/src/ui/icons';
import { QuietLink } from '@/src/ui/QuietLink';
import { FEATURES, type Feature, type FeatureIconName } from '../features';

interface FeatureCardsProps {
  /** Called as a card is followed, where the cards lie over the page. */
  readonly onChoose?: ((event: MouseEvent) => void) | undefined;
  /** Whether each tells its address: for menus. On a page it says nothing that the title does not. */
  readonly hasPaths?: boolean;
  /** Whether what is planned is shown as well. */
  readonly hasPlanned?: boolean;
}

/** Every feature; what is planned has a card and no link. */
export function FeatureCards(props: FeatureCardsProps) {
  const { onChoose, hasPaths = false, hasPlanned = true } = props;
  const shown = FEATURES.filter(({ isPlanned }) => hasPlanned || !isPlanned);
  return (
    <ul className="feature-cards">
      {shown.map((feature) => (
        <li key={feature.title}>
          {feature.path === null ? (
            <div className="feature-card feature-planned">
              <Card feature={feature} hasPath={hasPaths} />
            </div>
          ) : (
            <QuietLink
              href={feature.path}
              className="feature-card"
              {...(onChoose && { onClick: onChoose })}
            >
              <Card feature={feature} hasPath={hasPaths} />
            </QuietLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What stands in a card. The spaces part the words for those who hear them. */
function Card({ feature, hasPath }: { readonly feature: Feature; readonly hasPath: boolean }) {
  const { icon, title, path, about, isPlanned } = feature;
  return (
    <>
      <FeatureIcon name={icon} />
      <span className="feature-words">
        <span className="feature-title">{title}</span>{' '}
        {isPlanned && <span className="feature-label">Planned</span>}
        {hasPath && path !== null && <span className="feature-path">{path}</span>}{' '}
        <span className="feature-about">{about}</span>
      </span>
    </>
  );
}

const ICONS: Readonly<Record<FeatureIconName, ComponentType<IconProps>>> = {
  lectures: LecturesIcon,
  articles: ArticleIcon,
  glossary: GlossaryIcon,
  sandbox: SandboxIcon,
  bills: BillIcon,
  community: CommunityIcon,
  classes: ClassesIcon,
  search: SearchIcon,
  analytics: AnalyticsIcon,
  notifications: BellIcon,
};

/** A feature's icon, 24 pixels square. */
function FeatureIcon({ name }: { readonly name: FeatureIconName }) {
  const Icon = ICONS[name];
  return <Icon />;
}
