/**
 * The companion beside a stage: which of its tabs is shown, and, where there is room for only one
 * of the two, whether companion or stage has the screen. It lies in a file below both, because the
 * companion is on the page long before the board that fills its tabs.
 */
import { createContext } from 'react';

/** The tabs, in their order. */
export const COMPANION_TABS = ['lessons', 'read', 'tasks', 'steps', 'explore'] as const;

export type CompanionTab = (typeof COMPANION_TABS)[number];

/** Which of the two a narrow screen shows: the companion or the board. */
export type Place = 'read' | 'board';

/** What a board knows of the companion beside it. */
export interface CompanionState {
  readonly tab: CompanionTab;
  readonly setTab: (tab: CompanionTab) => void;
  readonly place: Place;
  readonly setPlace: (place: Place) => void;
  /** The element that a tab's content is drawn into; null while it is not on the page. */
  readonly panels: Readonly<Partial<Record<CompanionTab, HTMLElement | null>>>;
  /** Shows a short text beside a tab's name, such as "1/3"; an empty text shows nothing. */
  readonly setNote: (tab: CompanionTab, note: string) => void;
}

/** null around a board without a companion, such as one that is presented. */
export const CompanionContext = createContext<CompanionState | null>(null);
