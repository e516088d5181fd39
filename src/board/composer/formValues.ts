/** Text typed into the forms of a board. It is kept while a form is closed, as phones close it between acts. */
import type { FormValues } from '@/events/world/form';

/** Typed text, by party and action. */
export type Drafts = Readonly<Record<string, FormValues>>;

export interface Drafting {
  readonly drafts: Drafts;
  readonly onDrafts: (update: (before: Drafts) => Drafts) => void;
}

const NOTHING_TYPED: FormValues = {};

/** The key of the text typed for a party's action. */
export const draftKey = (actorId: number | 'board', type: string): string => `${actorId}-${type}`;

/** The text typed for a party's action, and its setter. */
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
