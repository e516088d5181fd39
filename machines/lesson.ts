/**
 * The lesson machine: it drives one board. The ledger remembers: here are only
 * the timeline as a value, cursors and modes. Two things go on side by side:
 * where in the line the board stands, and whose line it is.
 */
import { assign, type EventObject, type SetupTypes, setup } from 'xstate';
import type { Cursor } from '@/events/log/tree';
import { makeMainLine, promote, type Timeline } from '@/events/timeline/timeline';
import type { AnyEvent, AnyRound, Board } from '@/events/world/board';
import { acted, removed, reset, undone } from './lesson/changes';
import { type LessonContext, opened, type Speed } from './lesson/context';
import {
  atBranch,
  atEnd,
  atNextFork,
  atNode,
  atPreviousFork,
  atRound,
  atStep,
  whereToPlay,
} from './lesson/moves';
import { kept, left, loaded, merged, unreadable, type Visit, visited } from './lesson/sources';

export type { LessonContext } from './lesson/context';

/** What a board, its player and its page can ask of the machine. */
export type LessonEvent =
  | { readonly type: 'ACT'; readonly event: AnyEvent }
  | { readonly type: 'FIRST' | 'BACK' | 'FORWARD' | 'LAST' }
  | { readonly type: 'GO_ROUND'; readonly round: number }
  | { readonly type: 'GO_NODE'; readonly node: number; readonly line?: number }
  | { readonly type: 'CHOOSE_BRANCH'; readonly by: 1 | -1 }
  | { readonly type: 'PREVIOUS_FORK' | 'NEXT_FORK' }
  | { readonly type: 'PLAY' | 'PAUSE' | 'TOGGLE_PLAY' }
  | { readonly type: 'SET_SPEED'; readonly speed: Speed }
  | { readonly type: 'PROMOTE' | 'MAKE_MAIN' | 'REMOVE'; readonly node: number }
  | { readonly type: 'RESET' | 'UNDO' }
  | { readonly type: 'LOADED'; readonly cursor: Cursor<AnyRound>; readonly problem: string | null }
  | { readonly type: 'MERGED'; readonly timeline: Timeline<AnyRound>; readonly replaced: boolean }
  | VisitEvent
  | { readonly type: 'INVALID' | 'NOT_OPENED'; readonly problem: string }
  | { readonly type: 'KEEP' | 'LEAVE' | 'DISMISS' };

/** Opens a shared log. */
export type VisitEvent = { readonly type: 'VISIT' } & Visit;

interface LessonInput {
  readonly board: Board<AnyRound>;
  /** The shared log that the board opens with, where it is known already; its own opening when left out. */
  readonly visit?: Visit | null;
}

type Nothing = Record<never, never>;

/** Names the types to xstate without a value of them. */
const types: SetupTypes<
  LessonContext,
  LessonEvent,
  Nothing,
  string,
  LessonInput,
  Nothing,
  EventObject,
  Nothing
> = {};

const parts = setup({
  types,
  delays: { round: ({ context }) => context.speed },
  guards: {
    isPast: ({ context }) => isPast(context),
    isAtEnd: ({ context }) => !isPast(context),
    isAside: ({ context }) => context.own !== null,
  },
});

/**
 * The lesson machine. `position` says where the board stands on its line: `live`
 * at its end, `replaying` in its past, `playing` on towards the end. Whatever
 * moves the cursor by hand targets `live`, which pauses play; from there the past
 * is recognised. `source` says whose line it is: one's `own`, a shared log one is
 * `visiting`, or none, because a shared log is `invalid`.
 */
export const lessonMachine = parts.createMachine({
  id: 'lesson',
  type: 'parallel',
  context: ({ input }) => {
    const context = opened(input.board);
    return input.visit ? { ...context, ...visited(context, input.visit) } : context;
  },
  on: {
    SET_SPEED: { actions: assign(({ event }) => ({ speed: event.speed })) },
    PROMOTE: {
      actions: assign(({ context, event }) => ({
        timeline: promote(context.timeline, event.node),
      })),
    },
    MAKE_MAIN: {
      actions: assign(({ context, event }) => ({
        timeline: makeMainLine(context.timeline, event.node),
      })),
    },
    // A file that is no log changes nothing: what is shown stays, a shared log too.
    NOT_OPENED: { actions: assign(({ event }) => ({ problem: event.problem })) },
    DISMISS: { actions: assign({ problem: null }) },
  },
  states: {
    position: {
      initial: 'live',
      on: {
        ACT: {
          target: '.live',
          actions: assign(({ context, event }) => acted(context, event.event)),
        },
        FIRST: { target: '.live', actions: assign(({ context }) => atRound(context, 0)) },
        BACK: { target: '.live', actions: assign(({ context }) => atStep(context, -1)) },
        FORWARD: { target: '.live', actions: assign(({ context }) => atStep(context, 1)) },
        LAST: { target: '.live', actions: assign(({ context }) => atEnd(context)) },
        GO_ROUND: {
          target: '.live',
          actions: assign(({ context, event }) => atRound(context, event.round)),
        },
        GO_NODE: {
          target: '.live',
          actions: assign(({ context, event }) => atNode(context, event.node, event.line)),
        },
        CHOOSE_BRANCH: {
          target: '.live',
          actions: assign(({ context, event }) => atBranch(context, event.by)),
        },
        PREVIOUS_FORK: {
          target: '.live',
          actions: assign(({ context }) => atPreviousFork(context)),
        },
        NEXT_FORK: { target: '.live', actions: assign(({ context }) => atNextFork(context)) },
        PLAY: { target: '.playing', actions: assign(({ context }) => whereToPlay(context)) },
        TOGGLE_PLAY: { target: '.playing', actions: assign(({ context }) => whereToPlay(context)) },
        REMOVE: {
          target: '.live',
          actions: assign(({ context, event }) => removed(context, event.node)),
        },
        RESET: { target: '.live', actions: assign(({ context }) => reset(context)) },
        UNDO: { target: '.live', actions: assign(({ context }) => undone(context)) },
        LOADED: {
          target: '.live',
          actions: assign(({ context, event }) => loaded(context, event.cursor, event.problem)),
        },
        MERGED: {
          actions: assign(({ context, event }) => merged(context, event.timeline, event.replaced)),
        },
        VISIT: '.live',
        INVALID: '.live',
        KEEP: '.live',
        LEAVE: '.live',
      },
      states: {
        live: { always: { guard: 'isPast', target: 'replaying' } },
        replaying: { always: { guard: 'isAtEnd', target: 'live' } },
        playing: {
          always: { guard: 'isAtEnd', target: 'live' },
          after: {
            round: {
              target: 'playing',
              reenter: true,
              actions: assign(({ context }) => atStep(context, 1)),
            },
          },
          on: {
            PLAY: {},
            PAUSE: 'live',
            TOGGLE_PLAY: 'live',
            SET_SPEED: {
              target: 'playing',
              reenter: true,
              actions: assign(({ event }) => ({ speed: event.speed })),
            },
          },
        },
      },
    },
    source: {
      initial: 'own',
      on: {
        VISIT: {
          target: '.visiting',
          actions: assign(({ context, event }) => visited(context, event)),
        },
        INVALID: {
          target: '.invalid',
          actions: assign(({ context, event }) => unreadable(context, event.problem)),
        },
        KEEP: { target: '.own', actions: assign(({ context }) => kept(context)) },
        LEAVE: { target: '.own', actions: assign(({ context }) => left(context)) },
      },
      states: {
        // Only a board that opens with a shared log begins with its own set aside.
        own: { always: { guard: 'isAside', target: 'visiting' } },
        visiting: {},
        invalid: {},
      },
    },
  },
});

/** Whether the line shown goes on after what is shown. */
export function isPast({ at, leaf }: Cursor<AnyRound>): boolean {
  return at !== leaf;
}
