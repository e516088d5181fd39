'use client';

/** Which board of a class a page is about, for the studies of that board. */
import { createContext } from 'react';
import type { AssignedBoard } from './played';

/** The board whose submissions are looked up; null where there is none. */
export const ClassBoard = createContext<AssignedBoard | null>(null);
