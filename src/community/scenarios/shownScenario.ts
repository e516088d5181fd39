/** The scenario that a page shows, asked for once a request, and what shared links say of it. */

import type { Metadata } from 'next';
import { cache } from 'react';
import { pluralize } from '@/events/pluralize';
import { IDENTIFIER } from '@/src/contract/identifier';
import { pageMember } from '@/src/server/auth/pageVisitor';
import { type ShownScenario, scenarioFor } from '@/src/server/community/shownScenario';
import { database } from '@/src/server/database/database';
import { feedLinks } from '@/src/site/meta/feedLinks';
import { boardName, scenarioPath } from '../words';

/** A scenario with whoever looks at it; `scenario` is null where there is none for them. */
export const shownScenario = cache(async (id: string) => {
  const viewer = await pageMember();
  const db = await database();
  const scenario = IDENTIFIER.test(id) ? await scenarioFor(db, id, viewer) : null;
  return { db, viewer, scenario };
});

/** Words for whoever is sent the link, where its author has written none. */
function summaryOf({ description, rounds, preview, author }: ShownScenario): string {
  if (description !== '') return description;
  const board = preview ? ` on the board of ${boardName(preview)}` : '';
  return `${pluralize(rounds, 'step')}${board}, by ${author.name}.`;
}

const PICTURE = {
  url: '/og/site.png',
  width: 1200,
  height: 630,
  alt: 'A card of Tallystick with the outline of a T-account',
  type: 'image/png',
};

/** What a scenario’s page tells search engines and those who share its link. */
export async function scenarioMetadata(id: string): Promise<Metadata> {
  const { scenario } = await shownScenario(id);
  if (!scenario) return { title: 'No scenario here', robots: { index: false } };
  const { title, isHidden, isUnlisted } = scenario;
  const description = summaryOf(scenario);
  const path = scenarioPath(id);
  return {
    title,
    description,
    alternates: { canonical: path, types: feedLinks() },
    openGraph: {
      title,
      description,
      url: path,
      siteName: 'Tallystick',
      locale: 'en_GB',
      type: 'article',
      images: [PICTURE],
    },
    twitter: { card: 'summary_large_image', title, description, images: [PICTURE] },
    ...(isHidden || isUnlisted ? { robots: { index: false } } : {}),
  };
}
