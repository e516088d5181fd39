/** The icon of a feature, by the name that the list of features gives it. */
import type { ComponentType } from 'react';
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
import type { FeatureIconName } from '../features';

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
export function FeatureIcon({ name }: { readonly name: FeatureIconName }) {
  const Icon = ICONS[name];
  return <Icon />;
}
