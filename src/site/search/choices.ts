/** What the dialog of the search offers to choose from. */
import type { Engine } from './engine';
import { groupsOf, lineOf, placeOf } from './groups';
import { WAYS } from './ways';

/** One line of the list. */
export interface Choice {
  readonly path: string;
  readonly title: string;
  /** Where it is; empty where its group says that. */
  readonly place: string;
  readonly line: string;
  /** The words to mark. */
  readonly terms: readonly string[];
}

export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** What is offered, and how much there is in all. */
export interface Choices {
  readonly groups: readonly ChoiceGroup[];
  readonly count: number;
  /** Whether it is what was looked for, the nearest to it, or the ways that always help. */
  readonly sort: 'found' | 'near' | 'ways';
}

/** A dialog is to be taken in at a glance: the rest is on the page of the search. */
const MAX_PER_GROUP = 4;
const MAX_NEAR = 6;

const WAYS_IN: Choices = {
  groups: [
    {
      name: 'Where to begin',
      choices: WAYS.map(({ path, title, text }) => ({
        path,
        title,
        place: '',
        line: text,
        terms: [],
      })),
    },
  ],
  count: 0,
  sort: 'ways',
};

const NOTHING: Choices = { groups: [], count: 0, sort: 'found' };

/** What is offered for what is typed so far. */
export function choicesOf(engine: Engine | null, query: string): Choices {
  if (query.trim() === '') return WAYS_IN;
  if (!engine) return NOTHING;
  const { found, isNear } = engine.search(query);
  if (found.length === 0) return WAYS_IN;
  const groups = groupsOf(isNear ? found.slice(0, MAX_NEAR) : found);
  return {
    count: isNear ? 0 : found.length,
    sort: isNear ? 'near' : 'found',
    groups: groups.map((group) => ({
      name: group.name,
      choices: group.found.slice(0, MAX_PER_GROUP).map((one) => ({
        path: one.document.path,
        title: one.document.title,
        place: placeOf(one.document),
        line: lineOf(one),
        terms: one.terms,
      })),
    })),
  };
}

/** The id of the list, in the dialog of this id. */
export function listId(id: string): string {
  return `${id}-list`;
}

/** The id of a choice in it. */
export function idOf(id: string, { path }: Choice): string {
  return `${id}-${path}`;
}
