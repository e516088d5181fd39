'use client';
/**
 * What a lesson's board can be started from. Each opening is a board of its own, with lines and tasks of its
 * own that are kept apart: going over to another loses nothing. Around boards of other pages there is no choice.
 */
import { createContext } from 'react';
import type { VisitEvent } from '@/machines/lesson';
import type { Start } from '@/src/lessons/course/openings';

/** A board of the same lesson, and what it is to show. */
export interface OtherOpening {
  /** The opening's name; undefined for what the lesson opens with. */
  readonly name: string | undefined;
  /** What is opened on it; null for where one was. */
  readonly visit: VisitEvent | null;
}

/** The openings of the lesson that is played. */
interface Openings {
  /** All there are; more than one. */
  readonly starts: readonly Start[];
  /** The one that is played. */
  readonly name: string | undefined;
  /** Goes over to another as the reader chose it: Back leads here again. */
  readonly choose: (name: string | undefined) => void;
  /** Shows something that was played on another. */
  readonly show: (other: OtherOpening) => void;
  /** Goes back to the opening from which the text's demonstration was asked for; null where that is this one. */
  readonly back: (() => void) | null;
  /** Stays for good. */
  readonly stay: () => void;
}

/** null where a board can be started from one position only. */
export const OpeningsContext = createContext<Openings | null>(null);
