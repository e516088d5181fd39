'use client';
/**
 * What is typed and chosen in the forms of a board. It is kept while a form is closed, as phones close it
 * between acts. A drag or a link writes acts into it as well: first as a proposal, which is undone without a trace.
 */
import { useCallback, useMemo, useState } from 'react';
import type { FormValues } from '@/events/world/form';

/** Typed text, by party and action. */
type Drafts = Readonly<Record<string, FormValues>>;

/** What is typed for an action before anything is. */
export const NOTHING_TYPED: FormValues = {};

/** The key of the text typed for a party's action. */
export const draftKey = (actorId: number | 'board', type: string): string => `${actorId}-${type}`;

/** An act as it is written into the composer. */
export interface WrittenAct {
  readonly partyId: number;
  readonly type: string;
  /** The field that the party stands in, where it has the choice; null where it stands where it can. */
  readonly role: string | null;
  /** What is chosen in the other fields. */
  readonly draft: FormValues;
}

/** Who acts, and how, as the screen has it. */
interface Acting {
  readonly selected: number;
  readonly setSelected: (partyId: number) => void;
  readonly type: string;
  readonly setType: (type: string) => void;
  readonly role: string | undefined;
}

function withDraft(drafts: Drafts, { partyId, type, draft }: WrittenAct): Drafts {
  return { ...drafts, [draftKey(partyId, type)]: draft };
}

/** What the composer holds: the proposal where there is one. The same object until that changes. With it, how to propose an act and how to write it. */
export function useDrafts(own: Acting) {
  const { setSelected, setType } = own;
  const [typed, setDrafts] = useState<Drafts>({});
  const [proposed, propose] = useState<WrittenAct | null>(null);
  const [{ last, times }, keep] = useState<{ last: WrittenAct | null; times: number }>({
    last: null,
    times: 0,
  });
  const write = useCallback(
    (act: WrittenAct) => {
      propose(null);
      setSelected(act.partyId);
      setType(act.type);
      setDrafts((before) => withDraft(before, act));
      keep((before) => ({ last: act, times: before.times + 1 }));
    },
    [setSelected, setType],
  );
  const selected = proposed?.partyId ?? own.selected;
  const type = proposed?.type ?? own.type;
  const latest = proposed ?? last;
  const isLatest = latest?.partyId === selected && latest.type === type;
  const role = (isLatest ? latest.role : null) ?? own.role;
  const drafts = useMemo(() => (proposed ? withDraft(typed, proposed) : typed), [proposed, typed]);
  // Grows with each act that is written: what one was at before is over then.
  const writes = times + (proposed ? 1 : 0);
  return useMemo(
    () => ({
      selected,
      setSelected,
      type,
      setType,
      role,
      drafts,
      setDrafts,
      writes,
      propose,
      write,
    }),
    [selected, setSelected, type, setType, role, drafts, writes, write],
  );
}

/** What the composer holds, and how to change it. */
export type Drafting = ReturnType<typeof useDrafts>;
