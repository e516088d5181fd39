/** How the community names things, and where they are. */
import type { Preview, WorldName } from '@/events/worlds';
import { addressOf } from '@/src/contract/endpoint';
import { showScenarioPicture } from '@/src/contract/scenarios';

/** The board that a scenario was played on: "Lesson 2: Deposit Transfers". */
export function boardName<Name extends WorldName>(preview: Preview<Name>): string {
  return BOARD_NAMES[preview.world](preview);
}

/** By world. */
const BOARD_NAMES: { readonly [Name in WorldName]: (preview: Preview<Name>) => string } = {
  banking: ({ lesson, title }) => (lesson === 'sandbox' ? 'Sandbox' : `Lesson ${lesson}: ${title}`),
  bills: ({ title }) => `Bills of Exchange: ${title}`,
};

/** What is said at a field whose addresses become links. */
export const LINK_HINT =
  'A web address becomes a link where all of it is written, as in https://example.org/page.';

/** The address of a scenario’s page. */
export function scenarioPath(id: string): string {
  return `/community/scenarios/${id}`;
}

/** Where a comment stands on its page. */
export const commentPlace = (id: string): string => `comment-${id}`;

/** The address of a comment on its scenario’s page, whichever page of the comments it is on. */
export function commentPath(scenarioId: string, id: string): string {
  return `${scenarioPath(scenarioId)}?comment=${id}#${commentPlace(id)}`;
}

/** The address of a member’s page. */
export function memberPath(id: string): string {
  return `/community/members/${id}`;
}

/** The address of a scenario’s picture in the colours of a theme. */
export function picturePath(id: string, scheme: 'light' | 'dark'): string {
  const query = scheme === 'dark' ? { theme: scheme } : {};
  return addressOf(showScenarioPicture, { params: { id }, query });
}
