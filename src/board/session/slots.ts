'use client';
/**
 * The board’s slots for what stands above it: parts of its share dialog, such as publishing, and a line
 * over it that says for which assignment it was opened. A provider around a board fills them; around an
 * embedded board there is none.
 */
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { AnyEvent, AnyRound, Board, BoardKey } from '@/events/world/board';
import type { Log } from '@/events/worlds';
import type { BillsStudy, Study } from '../studies/study';
import type { Session } from './useSession';

/** What came of something that a part sent. */
export interface Outcome {
  /** In sentences. */
  readonly text: string;
  /** Whether it did not succeed. */
  readonly isTrouble: boolean;
  /** Where what was made is; left out where there is nothing to look at. */
  readonly path?: string;
}

/** What a part is given of the line that is shared. */
export interface SharePartProps {
  /** The line from the opening to its end, under the title that was given. */
  readonly log: Log;
  /** What this browser keeps of the board is kept under it: its lines, and counts of what was tried. */
  readonly storageKey: string;
  /** Writes the log as the text of a log file. */
  readonly logText: () => string;
  /** The title as it was typed; empty where there is none. */
  readonly title: string;
  readonly onTitle: (title: string) => void;
  /** What the board is called, and the address of the page that plays it. */
  readonly gameTitle: string;
  readonly gamePath: string;
  /** The lesson's number, or which other board it is. */
  readonly lessonId: Log['lesson'];
  /** Tells what came of something that was sent where the part was closed meanwhile: the board says it then. */
  readonly onLate: (outcome: Outcome) => void;
}

/** A part of the share dialog. */
export interface SharePart {
  /** Names the part among the others; no two have the same. */
  readonly value: string;
  /** What its tab says. */
  readonly label: string;
  /** One sentence under the dialog's title while the part is shown: what is sent, and to whom. */
  readonly description: string;
  /** The dialog's title while the part is shown, where it is not about sharing the steps that are shown. */
  readonly heading?: string;
  /** Fetches what the part shows, when its tab is first opened. */
  readonly load: () => Promise<ComponentType<SharePartProps>>;
}

/** What the line over the board is given. */
export interface BannerProps {
  /** What was done on the line that is shown, after the opening. */
  readonly events: readonly AnyEvent[];
  /** Opens sharing where handing in is offered; left out while it is not. */
  readonly onHandIn?: (() => void) | undefined;
}

/** What a board was opened for. */
export interface Banner {
  /** Draws the line over the board. */
  readonly line: (props: BannerProps) => ReactNode;
  /** The number of the last task of the board that the assignment asks for; 0 where it asks for none, or is not told. */
  readonly lastTask: number;
}

/** Draws over a board what is known of a log that is looked at on it. */
export type DrawNotice = (session: Session<AnyRound>) => ReactNode;

/** Fetches how a log is told that was played on a board. */
export type LoadStory = (
  board: Board<AnyRound>,
  events: readonly AnyEvent[],
) => Promise<DrawNotice | null>;

/** What fills the slots. */
export interface Slots {
  /** The parts that the share dialog offers after its own, in the order of their tabs. */
  readonly shareParts: readonly SharePart[];
  /**
   * Fetches the line over the board, with its words; gives null where there is nothing to say over such a
   * board. null where the page was not opened for an assignment.
   */
  readonly loadBanner: ((board: BoardKey) => Promise<Banner | null>) | null;
  /** Fetches what is known of a log that came by a link; gives null where that is nothing. Left out, nothing ever is. */
  readonly loadStory?: LoadStory;
  /** Closer looks that Explore offers after its own studies of the whole board; left out, none. */
  readonly studies?: readonly Study[];
  /** Closer looks that Explore offers on boards of the bills exercise; left out, none. */
  readonly billsStudies?: readonly BillsStudy[];
}

/** The slots of the boards within a provider. */
export const BoardSlots = createContext<Slots>({ shareParts: [], loadBanner: null });
