'use client';
/** The steps of the boards of an assignment that is being written: what a prediction can ask about. */
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { StepEffect } from '@/events/banking/views/changes/stepEffects';
import type { LogChoosing } from '../useLogChoice';

/** Where steps of a board can be taken from, where it has none yet. */
type ModelWay = 'shown' | 'own';

/** A board, as far as predictions about it go. */
export interface BoardSteps {
  readonly title: string;
  /** The steps that learners start from, and those of the model, as texts of logs; null for none, or none that can be read. */
  readonly start: string | null;
  readonly model: string | null;
  /** Where it is played; null while it is not known. */
  readonly way: string | null;
  /** Takes the model from there; null where the board has no such steps. */
  readonly take: ((way: ModelWay) => void) | null;
}

/** Tells of a board, by the id of its part; null once it is gone. */
type TellSteps = (id: string, steps: BoardSteps | null) => void;

/** Where boards tell of their steps. */
export const StepsOfBoards = createContext<TellSteps>(() => {});

/** The boards that told of their steps, by the ids of their parts. */
export function useBoardSteps() {
  const [boards, setBoards] = useState<ReadonlyMap<string, BoardSteps>>(new Map());
  const tell = useCallback<TellSteps>((id, steps) => {
    setBoards((before) => {
      const now = new Map(before);
      if (steps === null) now.delete(id);
      else now.set(id, steps);
      return now;
    });
  }, []);
  return { boards, tell };
}

/** The model that is chosen, as the text of a log; null for none, and while it is read. */
export function useModelText(choosing: LogChoosing): string | null {
  const { source, link, file, own, lessonId, peek } = choosing;
  const [found, setFound] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading goes by what was chosen, and is made anew at every drawing.
  useEffect(() => {
    let isHere = true;
    void peek().then((text) => {
      if (isHere) setFound(text);
    });
    return () => {
      isHere = false;
    };
  }, [source, link, file, own, lessonId]);
  return found;
}

/** Tells of the steps of a board, for as long as it is there. */
export function useTellSteps(id: string, steps: BoardSteps): void {
  const tell = useContext(StepsOfBoards);
  const { title, start, model, way, take } = steps;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how steps are taken is the same whenever it can be done.
  useEffect(() => {
    tell(id, { title, start, model, way, take });
  }, [tell, id, title, start, model, way, take === null]);
  useEffect(() => () => tell(id, null), [tell, id]);
}

/** What the steps of a log do; why that cannot be said; or that it is being worked out. */
export type Worked = readonly StepEffect[] | { readonly problem: string } | 'working';

const NOT_FETCHED =
  'What works the steps out could not be loaded. Check the connection, and choose the board again.';

/** Works out what the steps of a log do; nothing for no log. What does so is fetched when there is one. */
export function useWorked(text: string | null): Worked {
  const [found, setFound] = useState<{ readonly of: string; readonly worked: Worked }>();
  useEffect(() => {
    if (text === null) return;
    let isHere = true;
    void import('./workSteps')
      .then(({ workSteps }) => workSteps(text))
      .catch(() => ({ problem: NOT_FETCHED }))
      .then((worked) => {
        if (isHere) setFound({ of: text, worked });
      });
    return () => {
      isHere = false;
    };
  }, [text]);
  if (text === null) return [];
  return found?.of === text ? found.worked : 'working';
}
