/** Writing down how a form differs from what it began with, and putting that into the assignment as it is now. */
import { readAs } from '@/src/contract/shape';
import { HALF_FILLED } from '../../checks';
import { added, type DraftPart } from '../parts/draftParts';
import type { AssignmentWords } from '../WordsOfAssignment';
import type { AssignmentDraft, Unfinished } from './draft';
import { heldPrediction } from './held';

/** What a form begins with where nothing was left unfinished. */
export interface Begun {
  /** The assignment as it is, told apart from any it was before; empty for a new one. */
  readonly stamp: string;
  readonly parts: readonly DraftPart[];
  /** Ids of parts that are gone, which no new part gets. */
  readonly taken: readonly string[];
  readonly words: AssignmentWords;
}

/** What stands in a form. */
interface Standing {
  readonly parts: readonly DraftPart[];
  readonly words: AssignmentWords;
  /** What editors hold that is not what they held at first, by the ids of their parts. */
  readonly held: ReadonlyMap<string, unknown>;
  readonly suggested: string;
}

const WORDS = ['title', 'instructions', 'opens', 'due', 'late', 'percent', 'answers'] as const;

/** The words that are others. A date that is only begun is none yet. */
function changedIn(words: AssignmentWords, before: AssignmentWords): Unfinished['words'] {
  const changed: Unfinished['words'] = {};
  for (const name of WORDS) {
    const value = words[name];
    if (value !== before[name] && value !== HALF_FILLED) changed[name] = value;
  }
  return changed;
}

/** What a form holds that was not there at first; null where nothing was done. */
export function unfinishedIn(begun: Begun, standing: Standing): Unfinished | null {
  const { parts, held, suggested } = standing;
  const words = changedIn(standing.words, begun.words);
  const isSame =
    Object.keys(words).length === 0 &&
    parts.length === begun.parts.length &&
    parts.every(({ id, kind }, index) => {
      const before = begun.parts[index];
      return before?.id === id && before.kind === kind && !held.has(id);
    });
  if (isSame) return null;
  return {
    of: begun.stamp,
    had: begun.parts.map(({ id }) => id),
    parts: parts.map(({ id, kind, kept }) => ({
      id,
      kind,
      isKept: kept !== undefined,
      ...(held.has(id) ? { held: held.get(id) } : {}),
    })),
    words,
    suggested,
  };
}

type Placed = Pick<Standing, 'parts' | 'held'> & { readonly renamed: ReadonlyMap<string, string> };

type Written = AssignmentDraft['parts'][number];

/** A part of a draft, put behind those that are there already; under another id where its own is another part’s. */
function placed(sofar: Placed, part: Written, begun: Begun, reserved: readonly string[]): Placed {
  const { id, kind, isKept, held } = part;
  const theirs = begun.parts.find((one) => one.id === id && one.kept !== undefined);
  const holds = (under: string) =>
    held === undefined ? sofar.held : new Map(sofar.held).set(under, held);
  if (isKept && theirs?.kind === kind) {
    return { ...sofar, parts: [...sofar.parts, theirs], held: holds(id) };
  }
  // Somebody took it out meanwhile. What was written of a question is not lost; a board was not there to be written.
  if (isKept && (kind === 'board' || held === undefined)) return sofar;
  const isFree = !isKept && theirs === undefined && !begun.taken.includes(id);
  if (isFree) return { ...sofar, parts: [...sofar.parts, { id, kind }], held: holds(id) };
  const parts = added(sofar.parts, kind, reserved);
  const under = parts.at(-1)?.id ?? id;
  return { parts, held: holds(under), renamed: new Map(sofar.renamed).set(id, under) };
}

/** What editors hold, with predictions about the boards under the ids that these have now. */
function withRenamed({ parts, held, renamed }: Placed): ReadonlyMap<string, unknown> {
  const now = new Map(held);
  for (const { id, kind } of parts) {
    const prediction = kind === 'predict' ? readAs(heldPrediction, held.get(id)) : null;
    const about = prediction && renamed.get(prediction.about);
    if (about) now.set(id, { ...prediction, about });
  }
  return now;
}

/**
 * What a form stands at when one goes on with a draft: what was changed, on the assignment as it is now. Parts
 * that came since stand at the end.
 */
export function resumed(draft: AssignmentDraft, begun: Begun): Standing {
  const nothing: Placed = { parts: [], held: new Map(), renamed: new Map() };
  const ids = [...draft.parts, ...begun.parts].map(({ id }) => id);
  const own = draft.parts.reduce(
    (sofar, part) => placed(sofar, part, begun, [...begun.taken, ...ids]),
    nothing,
  );
  const since = begun.parts.filter(
    ({ id }) => !draft.had.includes(id) && !own.parts.some((one) => one.id === id),
  );
  const parts = [...own.parts, ...since];
  const { title, instructions, opens, due, late, percent, answers } = draft.words;
  const words = {
    title: title ?? begun.words.title,
    instructions: instructions ?? begun.words.instructions,
    opens: opens ?? begun.words.opens,
    due: due ?? begun.words.due,
    late: late ?? begun.words.late,
    percent: percent ?? begun.words.percent,
    answers: answers ?? begun.words.answers,
  };
  return {
    // An assignment has one part at least.
    parts: parts.length === 0 ? begun.parts : parts,
    words,
    held: withRenamed(own),
    suggested: draft.suggested,
  };
}

/** What a form stands at where nothing was left unfinished. */
export function fresh({ parts, words }: Begun): Standing {
  return { parts, words, held: new Map(), suggested: words.title };
}
