/** What has been typed into the forms of a board: it outlasts a form, which a phone puts away. */
import type { Draft } from '@/events/world/form';

/** What has been typed, by who acts and how. */
export type Drafts = Readonly<Record<string, Draft>>;

export interface Drafting {
  readonly drafts: Drafts;
  readonly onDrafts: (update: (before: Drafts) => Drafts) => void;
}

const NOTHING_TYPED: Draft = {};

/** What has been typed for an action of somebody, and how to change it. */
export function typedFor(
  { drafts, onDrafts }: Drafting,
  actorId: number,
  type: string,
): readonly [Draft, (update: (before: Draft) => Draft) => void] {
  const key = `${actorId}-${type}`;
  return [
    drafts[key] ?? NOTHING_TYPED,
    (update) => onDrafts((before) => ({ ...before, [key]: update(before[key] ?? NOTHING_TYPED) })),
  ];
}
