/** What has been typed into the forms of a board: it outlasts a form, which a phone puts away. */
import type { FormValues } from '@/events/world/form';

/** What has been typed, by who acts and how. */
export type Drafts = Readonly<Record<string, FormValues>>;

export interface Drafting {
  readonly drafts: Drafts;
  readonly onDrafts: (update: (before: Drafts) => Drafts) => void;
}

const NOTHING_TYPED: FormValues = {};

/** Under what is kept what has been typed for an action of somebody. */
export const draftKey = (actorId: number | 'board', type: string): string => `${actorId}-${type}`;

/** What has been typed for an action of somebody, and how to change it. */
export function typedFor(
  { drafts, onDrafts }: Drafting,
  actorId: number | 'board',
  type: string,
): readonly [FormValues, (update: (before: FormValues) => FormValues) => void] {
  const key = draftKey(actorId, type);
  return [
    drafts[key] ?? NOTHING_TYPED,
    (update) => onDrafts((before) => ({ ...before, [key]: update(before[key] ?? NOTHING_TYPED) })),
  ];
}
