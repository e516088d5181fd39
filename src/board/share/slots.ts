/**
 * The slot of the share dialog for parts that come from above the board, such as publishing. A page
 * registers them; where none does, as around an embedded board, there are none. This file comes with
 * texts: it says nothing more than where the parts are.
 */
import type { ComponentType } from 'react';
import type { Log } from '@/events/worlds';

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

/** A part as it is registered. */
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

/** Fetches the module that lists the parts, in the order of their tabs. */
type FetchParts = () => Promise<{ readonly SHARE_PARTS: readonly SharePart[] }>;

let registered: FetchParts | undefined;

/** Registers the parts that the share dialogs of this page offer after their own, in the place of those before. */
export const registerShareParts = (fetchParts: FetchParts): void => {
  registered = fetchParts;
};

/** What fetches the parts; undefined where none were registered. */
export const registeredParts = (): FetchParts | undefined => registered;
