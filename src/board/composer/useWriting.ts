'use client';
/** Acts written into the composer by a drag or a link: first as a proposal, which is undone without a trace. */
import { useCallback, useMemo, useState } from 'react';
import type { FormValues } from '@/events/world/form';
import { type Drafting, draftKey } from './formValues';

/** An act as it is written into the composer. */
export interface WrittenAct {
  readonly partyId: number;
  readonly type: string;
  /** The field that the party stands in, where it has the choice; null where it stands where it can. */
  readonly role: string | null;
  /** What is chosen in the other fields. */
  readonly draft: FormValues;
}

/** What the composer's own slots hold. */
interface Written extends Drafting {
  readonly selected: number;
  readonly setSelected: (partyId: number) => void;
  readonly type: string;
  readonly setType: (type: string) => void;
  readonly role: string | undefined;
}

function withDraft(drafts: Drafting['drafts'], { partyId, type, draft }: WrittenAct) {
  return { ...drafts, [draftKey(partyId, type)]: draft };
}

/** What the composer holds: the proposal where there is one. The same object until that changes. With it, how to propose an act and how to write it. */
export function useWriting(own: Written) {
  const { setSelected, setType, onDrafts } = own;
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
      onDrafts((before) => withDraft(before, act));
      keep((before) => ({ last: act, times: before.times + 1 }));
    },
    [setSelected, setType, onDrafts],
  );
  const selected = proposed?.partyId ?? own.selected;
  const type = proposed?.type ?? own.type;
  const latest = proposed ?? last;
  const isLatest = latest?.partyId === selected && latest.type === type;
  const role = (isLatest ? latest.role : null) ?? own.role;
  const drafts = useMemo(
    () => (proposed ? withDraft(own.drafts, proposed) : own.drafts),
    [proposed, own.drafts],
  );
  // Grows with each act that is written: what one was at before is over then.
  const writes = times + (proposed ? 1 : 0);
  return useMemo(
    () => ({ selected, setSelected, type, setType, role, drafts, writes, propose, write }),
    [selected, setSelected, type, setType, role, drafts, writes, write],
  );
}
