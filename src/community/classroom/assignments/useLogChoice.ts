'use client';

/** Choosing a log to send: what was last done in a lesson in this browser, a link, or a file. */
import { useEffect, useState } from 'react';
import type { AnyEvent } from '@/events/world/board';
import { isAnythingKept, lessonKey } from '@/src/board/session/storage/where';
import type { OwnLog, ReadText } from './readLogs';

/** Where the log is to come from: `shown` are the steps that the text of the lesson shows. */
type Source = 'none' | 'shown' | 'own' | 'link' | 'file';

/** A choice that can be shown and taken up. */
export interface LogChoosing {
  /** The lesson whose line in this browser may be sent; null for another board. */
  readonly lessonId: number | null;
  /** What its log is to be begun with: the events of a scenario; none for a lesson’s board. */
  readonly start: readonly AnyEvent[];
  readonly source: Source;
  readonly setSource: (source: Source) => void;
  /** What this browser keeps; undefined while that is looked up, null where it keeps nothing or was not chosen. */
  readonly own: OwnLog | null | undefined;
  readonly link: string;
  readonly setLink: (link: string) => void;
  readonly file: File | null;
  readonly setFile: (file: File) => void;
  /** The choice as a draft keeps it. */
  readonly kept: KeptChoice;
  /** What is wrong with what was chosen, once it was read. */
  readonly problem: string | undefined;
  /** Reads the log that was chosen: its text, null for none, undefined where it cannot be read. */
  readonly read: () => Promise<string | null | undefined>;
  /** The same, as far as it can be read now, without saying what is wrong; null where it cannot. */
  readonly peek: () => Promise<string | null>;
}

/** What is said where the code that reads a log could not be fetched. */
export const NOT_FETCHED =
  'What reads the steps could not be loaded. Check the connection and try again.';

const NOT_KEPT =
  'This browser keeps no step of it yet. Do it on the board first, or choose a link or a file.';

/** What is said where this browser keeps nothing that was begun with the scenario. */
export const SCENARIO_NOT_KEPT =
  'What was done on the scenario is not kept in this browser yet: open it by “Do it on the board”, and keep the steps as yours or hand them in from there.';

/** Boards open without a step. */
const NO_START: readonly AnyEvent[] = [];

/** What this browser keeps of a lesson. What reads it is large: it is fetched where there is something to read. */
async function ownOf(lessonId: number, start: readonly AnyEvent[]): Promise<OwnLog | null> {
  if (!(await isAnythingKept(lessonKey(lessonId)))) return null;
  const { readOwn } = await import('./readLogs');
  return readOwn(lessonId, start);
}

/** What this browser keeps of a lesson. It is looked up again whenever the reader comes back to the page, perhaps from the board. */
function useOwn(lessonId: number | null, start: readonly AnyEvent[]): OwnLog | null | undefined {
  const [found, setFound] = useState<{ readonly of: number; readonly own: OwnLog | null }>();
  useEffect(() => {
    if (lessonId === null) return;
    let isHere = true;
    const look = async () => {
      const own = await ownOf(lessonId, start).catch(() => null);
      if (isHere) setFound({ of: lessonId, own });
    };
    const again = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    document.addEventListener('visibilitychange', again);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', again);
    };
  }, [lessonId, start]);
  if (lessonId === null) return null;
  return found?.of === lessonId ? found.own : undefined;
}

interface Chosen extends Pick<LogChoosing, 'lessonId' | 'start' | 'link' | 'file'> {
  readonly source: Exclude<Source, 'none'>;
}

/** Reads what was chosen, and holds it to what it is to go on from. */
async function readFitting(chosen: Chosen, about: string | null): Promise<ReadText> {
  const read = await readChosen(chosen);
  if (about === null || !('text' in read)) return read;
  const { unfitText } = await import('./readLogs');
  const problem = unfitText(read.text, about);
  return problem === null ? read : { problem };
}

/** What is wrong with a link or a file as soon as it is there. What cannot be read at all may not be whole yet. */
async function unfitAtOnce(chosen: Chosen, about: string): Promise<string | null> {
  const read = await readChosen(chosen);
  if (!('text' in read)) return null;
  const { unfitText } = await import('./readLogs');
  return unfitText(read.text, about);
}

async function readChosen({ source, lessonId, start, link, file }: Chosen): Promise<ReadText> {
  const { readOwn, readLink, readFile, readShown } = await import('./readLogs');
  if (source === 'link') return readLink(link);
  if (source === 'file') return readFile(file);
  if (source === 'shown') return readShown(lessonId ?? 0);
  // Looked up anew: another tab may have gone on since.
  const own = lessonId === null ? null : await readOwn(lessonId, start);
  if (own && own.begun !== 'not') return own;
  return { problem: start.length > 0 ? SCENARIO_NOT_KEPT : NOT_KEPT };
}

/** A file as a draft keeps it: a page cannot open a file of its own accord. */
interface KeptFile {
  readonly name: string;
  readonly text: string;
}

/** A choice as a draft keeps it. */
export interface KeptChoice {
  readonly source: Source;
  readonly link: string;
  /** Left out for none, and for one too large to be kept beside all else. */
  readonly file?: KeptFile | undefined;
}

/** Bytes of a file that a draft keeps; a browser gives all of a site five million. */
const MAX_KEPT_BYTES = 65_536;

/** A file to choose, beginning with what a draft has kept; and what a draft keeps of it, once it is read. */
function useFile(before: KeptFile | undefined) {
  const [first] = useState(() => before && { of: fileOf(before), file: before });
  const [file, setFile] = useState(first?.of ?? null);
  const [kept, setKept] = useState(first);
  useEffect(() => {
    if (file === null || file === first?.of || file.size > MAX_KEPT_BYTES) return;
    let isHere = true;
    void file.text().then(
      (text) => isHere && setKept({ of: file, file: { name: file.name, text } }),
      // It has changed or is gone, which is said where it is read to be sent.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [file, first]);
  return { file, setFile, keptFile: kept?.of === file ? kept?.file : undefined };
}

/** A file as it is chosen, of what a draft has kept of it. */
const fileOf = ({ name, text }: KeptFile) => new File([text], name, { type: 'application/json' });

/**
 * A choice among the logs that could be sent.
 *
 * @param lessonId the lesson whose line in this browser may be sent; null for another board
 * @param first what is chosen at first, or what was when the form was left
 * @param start what the log is to be begun with
 * @param about the log that it is to go on from, as a text; null where only the server knows it
 */
export function useLogChoice(
  lessonId: number | null,
  first: 'none' | 'own' | KeptChoice,
  start = NO_START,
  about: string | null = null,
): LogChoosing {
  const begun: KeptChoice = typeof first === 'string' ? { source: first, link: '' } : first;
  const [chosen, setChosen] = useState<Source>(begun.source);
  const [link, setLink] = useState(begun.link);
  const { file, setFile, keptFile } = useFile(begun.file);
  const [problem, setProblem] = useState<string>();
  const isOfLesson = chosen === 'own' || chosen === 'shown';
  const source = isOfLesson && lessonId === null ? 'link' : chosen;
  const own = useOwn(source === 'own' ? lessonId : null, start);
  useEffect(() => {
    if (about === null || source === 'none' || source === 'own') return;
    if ((source === 'link' && link === '') || (source === 'file' && file === null)) return;
    let isHere = true;
    void unfitAtOnce({ source, lessonId, start: NO_START, link, file }, about)
      .catch(() => null)
      .then((found) => {
        if (isHere && found !== null) setProblem(found);
      });
    return () => {
      isHere = false;
    };
  }, [source, lessonId, link, file, about]);
  const anew =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setProblem(undefined);
    };
  const read = async () => {
    setProblem(undefined);
    if (source === 'none') return null;
    const chosenLog = { source, lessonId, start, link, file };
    const found = await readFitting(chosenLog, about).catch(() => ({ problem: NOT_FETCHED }));
    if ('text' in found) return found.text;
    setProblem(found.problem);
    return undefined;
  };
  const peek = async () => {
    if (source === 'none') return null;
    const found = await readFitting({ source, lessonId, start, link, file }, about).catch(
      () => null,
    );
    return found && 'text' in found ? found.text : null;
  };
  return {
    lessonId,
    start,
    peek,
    source,
    own,
    link,
    file,
    kept: { source, link, file: keptFile },
    problem,
    read,
    setSource: anew(setChosen),
    setLink: anew(setLink),
    setFile: anew(setFile),
  };
}
