'use client';
/** State of the exercise's screen that is no part of the log. */
import { useState } from 'react';
import type { Drafts } from '../composer/formValues';
import { useWriting } from '../composer/useWriting';
import { useDialog } from '../screen/useDialog';
import type { ColourMode } from '../sheets/partyView';

/** The choices, and how to make them. */
export function useBillsScreen() {
  const [colours, setColours] = useState<ColourMode>('static');
  const [selected, setSelected] = useState(0);
  const [type, setType] = useState('');
  const [drafts, setDrafts] = useState<Drafts>({});
  const own = {
    selected,
    setSelected,
    type,
    setType,
    role: undefined,
    drafts,
    onDrafts: setDrafts,
  };
  return {
    ...useWriting(own),
    setDrafts,
    colours,
    setColours,
    ...useDialog(),
  };
}

export type BillsScreen = ReturnType<typeof useBillsScreen>;
