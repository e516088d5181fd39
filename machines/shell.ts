/**
 * The shell machine: what of all that the header can open lies over the page. Drawer, features menu and
 * search shut one another out, so they are states of one machine, of which it is in one.
 */
import { assign, type EventObject, type SetupTypes, setup } from 'xstate';

/** What the header can open over a page. */
export type ShellLayer = 'drawer' | 'features' | 'search';

/** The parts of the drawer that fold. */
type DrawerSection = 'lectures' | 'articles' | 'features';

/** What is unfolded in the drawer; null where nothing is. */
export interface Unfolded {
  readonly section: DrawerSection | null;
  /** The id of the lecture whose lessons are shown, in the section of lectures. */
  readonly lecture: number | null;
}

/** What the header, the layers over the page and the page itself can tell the machine. */
export type ShellEvent =
  | ({ readonly type: 'DRAWER.OPENED' } & Unfolded)
  | { readonly type: 'FEATURES.TOGGLED' | 'FEATURES.OPENED' | 'SEARCH.OPENED' }
  | { readonly type: 'SECTION.UNFOLDED'; readonly section: DrawerSection | null }
  | { readonly type: 'LECTURE.UNFOLDED'; readonly lecture: number | null }
  | { readonly type: 'PAGE.CHOSEN' | 'DISMISSED' }
  | { readonly type: 'VIEWPORT.WIDENED' | 'VIEWPORT.NARROWED' };

type Nothing = Record<never, never>;

/** Names the types to xstate without a value of them. */
const types: SetupTypes<
  Unfolded,
  ShellEvent,
  Nothing,
  string,
  undefined,
  Nothing,
  EventObject,
  Nothing
> = {};

/**
 * The machine of the shell. `DISMISSED` is Escape, a press outside and every close button;
 * `PAGE.CHOSEN` says that a link was followed or that the address changed by itself.
 */
export const shellMachine = setup({ types }).createMachine({
  id: 'shell',
  context: { section: null, lecture: null },
  initial: 'closed',
  on: {
    'DRAWER.OPENED': {
      target: '.drawer',
      actions: assign(({ event: { section, lecture } }) => ({ section, lecture })),
    },
    'FEATURES.OPENED': '.features',
    'FEATURES.TOGGLED': '.features',
    'SEARCH.OPENED': '.search',
    'PAGE.CHOSEN': '.closed',
    DISMISSED: '.closed',
  },
  states: {
    closed: {},
    drawer: {
      on: {
        'SECTION.UNFOLDED': { actions: assign(({ event }) => ({ section: event.section })) },
        'LECTURE.UNFOLDED': { actions: assign(({ event }) => ({ lecture: event.lecture })) },
        // Where there is room the header has what is in the drawer, and no button to close it by.
        'VIEWPORT.WIDENED': 'closed',
      },
    },
    features: {
      on: {
        'FEATURES.TOGGLED': 'closed',
        // The menu hangs on a word that only wide headers have.
        'VIEWPORT.NARROWED': 'closed',
      },
    },
    search: {},
  },
});
