/** The systems that one has built, kept in this browser. Nothing that is read back is trusted. */

import { readEvent } from '@/events/banking/board/rules';
import {
  isAnything,
  isList,
  isRecord,
  isText,
  isWhole,
  matches,
  matchesExactly,
} from '@/events/guards';
import type { SystemDraft } from './draft';
import type { BuildStep, Reference } from './steps';

/** What is kept. */
export interface KeptSystems {
  /** The latest one edited; null where there is none. */
  readonly current: SystemDraft | null;
  /** Whether it was being played when it was left. */
  readonly isPlayed: boolean;
  /** Those before it, the latest first. */
  readonly earlier: readonly SystemDraft[];
}

export const NOTHING_KEPT: KeptSystems = { current: null, isPlayed: false, earlier: [] };

/** How many earlier systems are kept. */
const MAX_EARLIER = 12;

const KEY = 'tallystick-sandbox';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const envelope = { current: isAnything, isPlayed: isFlag, earlier: isList };

const draftShape = { title: isText, steps: isList };

const stepShape = { key: isWhole, event: isAnything, refers: isRecord };

const referenceShape = { step: isWhole, place: isWhole };

/** What this browser keeps; nothing where it keeps nothing, or nothing that can be read. */
export function loadKept(): KeptSystems {
  let content: unknown;
  try {
    content = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
  } catch {
    return NOTHING_KEPT;
  }
  if (!matches(content, envelope)) return NOTHING_KEPT;
  return {
    current: readDraft(content.current),
    isPlayed: content.isPlayed,
    earlier: content.earlier.flatMap((one) => readDraft(one) ?? []).slice(0, MAX_EARLIER),
  };
}

/**
 * Keeps systems in this browser.
 *
 * @returns whether it did: a private window, or a full store, keeps nothing
 */
export function saveKept(kept: KeptSystems): boolean {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** What is kept once another system takes the place of the current one: that one is not lost. */
export function keepDraft(kept: KeptSystems, draft: SystemDraft): KeptSystems {
  const { current, earlier } = kept;
  const others = earlier.filter((one) => !isSame(one, draft));
  const isWorthIt = current !== null && current.steps.length > 0 && !isSame(current, draft);
  const before = isWorthIt ? [current, ...others.filter((one) => !isSame(one, current))] : others;
  return { current: draft, isPlayed: false, earlier: before.slice(0, MAX_EARLIER) };
}

/** What another tab changed in the store: systems it added, latest first, and earlier ones it removed. */
export interface TabNews {
  readonly come: readonly SystemDraft[];
  readonly gone: readonly SystemDraft[];
}

/**
 * What another tab has kept since this one last read or kept something.
 *
 * @param mine what this tab is about to keep
 * @param before what stood there when it last looked
 * @param stored what stands there now
 */
export function newsOf(mine: KeptSystems, before: KeptSystems, stored: KeptSystems): TabNews {
  const own = [...draftsOf(mine), ...draftsOf(before)];
  const theirs = draftsOf(stored);
  const isIn = (drafts: readonly SystemDraft[]) => (draft: SystemDraft) =>
    drafts.some((one) => isSame(one, draft));
  return {
    // What this tab worked at is among their earlier ones; it is not done with.
    come: theirs.filter((draft) => draft.steps.length > 0 && !isIn(own)(draft)),
    gone: before.earlier.filter((draft) => !isIn(theirs)(draft)),
  };
}

/** What is kept once another tab's systems are among the earlier ones. */
export function joined(kept: KeptSystems, { come, gone }: TabNews): KeptSystems {
  const others = [...come, ...gone];
  const earlier = kept.earlier.filter((one) => !others.some((other) => isSame(one, other)));
  return { ...kept, earlier: [...come, ...earlier].slice(0, MAX_EARLIER) };
}

const draftsOf = ({ current, earlier }: KeptSystems): readonly SystemDraft[] =>
  current ? [current, ...earlier] : earlier;

/** Whether two drafts are one system. */
function isSame(one: SystemDraft, other: SystemDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function readDraft(value: unknown): SystemDraft | null {
  if (!matchesExactly(value, draftShape)) return null;
  const steps: BuildStep[] = [];
  for (const candidate of value.steps) {
    const step = readStep(candidate);
    if (!step) return null;
    steps.push(step);
  }
  const keys = new Set(steps.map(({ key }) => key));
  return keys.size === steps.length ? { title: value.title, steps } : null;
}

function readStep(value: unknown): BuildStep | null {
  if (!matchesExactly(value, stepShape)) return null;
  const { event } = readEvent(value.event);
  const refers: Record<string, Reference | null> = {};
  for (const [name, reference] of Object.entries(value.refers)) {
    if (reference !== null && !matchesExactly(reference, referenceShape)) return null;
    refers[name] = reference;
  }
  return event && { key: value.key, event, refers };
}
