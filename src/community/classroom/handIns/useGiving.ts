'use client';

/** What is typed into the form of a submission and what is saved of it, and the ways to save. */
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { giveFeedback } from '@/src/contract/classroom';
import { useSending } from '@/src/request/useSending';
import { sayNext } from '../../sayNext';
import type { NamedScore } from '../feedback/pointsWords';
import { useUnsaved } from '../feedback/unsaved';
import { type Fields, fieldsOf, givenBy, isOther, overIn, savedWords, wrongIn } from './given';

/** What is given, to whom. */
export interface Giving {
  /** The assignment’s. */
  readonly id: string;
  readonly learnerId: string;
  readonly learner: string;
  /** The attempt that is on the page. */
  readonly attempt: number;
  readonly mark: string;
  readonly feedback: string;
  readonly scores: readonly NamedScore[];
  /** Whether the learner sees what is saved at once. */
  readonly isReturned: boolean;
}

/** A way out of the page that was held up. */
export interface HeldUp {
  readonly path: string;
  /** Whether what is typed can be saved as it stands. */
  readonly canSave: boolean;
}

/** Sends what is given, and knows what stands saved. */
function useSaving({ id, learnerId, attempt, scores }: Giving, initial: Fields) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [saved, setSaved] = useState(initial);
  const lastSaved = useRef(initial);
  const underway = useRef<Promise<boolean>>(Promise.resolve(true));
  const send = async (fields: Fields): Promise<boolean> => {
    const { mark = '', feedback = '' } = fields;
    const body = { mark, feedback, points: givenBy(scores, fields), attempt };
    const done = await go(giveFeedback, { params: { id, learner: learnerId }, body });
    if (done === null) return false;
    lastSaved.current = fields;
    setSaved(fields);
    router.refresh();
    return true;
  };
  const give = (fields: Fields): Promise<boolean> => {
    underway.current = send(fields);
    return underway.current;
  };
  /** Whether that is to be saved yet: what was sent just now may be all that there is. */
  const isUnsaved = async (fields: Fields): Promise<boolean> => {
    await underway.current;
    return isOther(fields, lastSaved.current);
  };
  return { isSending, problem, saved, give, isUnsaved };
}

/** What is said of the last save, and whether the submission stood returned then. */
interface Said {
  readonly words: string;
  readonly isReturned: boolean;
}

/** The form of a submission as it is filled in, saved, and left. */
export function useGiving(giving: Giving) {
  const { learner, mark, feedback, scores, isReturned } = giving;
  const router = useRouter();
  const [initial] = useState(() => fieldsOf(mark, feedback, scores));
  const [typed, setTyped] = useState(initial);
  const [said, setSaid] = useState<Said | null>(null);
  const [heldUp, setHeldUp] = useState<HeldUp | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const agreed = useRef(initial);
  const { isSending, problem, saved, give, isUnsaved } = useSaving(giving, initial);
  const wrong = () => ({ ...overIn(scores, typed, agreed.current), ...wrongIn(scores, typed) });
  const isRight = () => Object.keys(wrong()).length === 0;
  // The form says what is wrong as it does when its own button is pressed.
  const showWrong = () => form.current?.querySelector('form')?.requestSubmit();
  const save = async (): Promise<boolean> => {
    if (!(await isUnsaved(typed))) return true;
    setSaid(null);
    if (isRight()) return give(typed);
    showWrong();
    return false;
  };
  const go = (path: string) => {
    setHeldUp(null);
    router.push(path);
  };
  const saveAndLeave = async (path: string) => {
    if (!(await save())) return;
    sayNext(savedWords(scores, typed, learner, isReturned));
    go(path);
  };
  const leave = async (path: string) => {
    if (!(await isUnsaved(typed))) return router.push(path);
    if (!isReturned) return saveAndLeave(path);
    const canSave = isRight();
    if (!canSave) showWrong();
    setHeldUp({ path, canSave });
  };
  useUnsaved(isOther(typed, saved), { save, leave: (path) => void leave(path) });
  return {
    form,
    initial,
    typed,
    setTyped,
    isSending,
    problem,
    // Once it is returned, or taken back, what was said of when the learner sees it holds no longer.
    said: said?.isReturned === isReturned ? said.words : null,
    heldUp,
    stay: () => setHeldUp(null),
    saveAndLeave,
    discardAndLeave: go,
    check: (fields: Fields) => {
      // What was said of the last save says nothing of this one.
      setSaid(null);
      const over = overIn(scores, fields, agreed.current);
      agreed.current = fields;
      return { ...over, ...wrongIn(scores, fields) };
    },
    give: async (fields: Fields) => {
      if (!(await give(fields))) return;
      setSaid({ words: savedWords(scores, fields, learner, isReturned), isReturned });
    },
  };
}
