'use client';
/** State of the exercise's screen that is no part of the log. */
import { useState } from 'react';
import { useDrafts } from '../composer/drafts';
import { useDialog } from '../screen/useDialog';
import type { ColourMode } from '../sheets/partyView';

/** The choices, and how to make them. */
export function useBillsScreen() {
  const [colours, setColours] = useState<ColourMode>('static');
  const [selected, setSelected] = useState(0);
  const [type, setType] = useState('');
  return {
    ...useDrafts({ selected, setSelected, type, setType, role: undefined }),
    colours,
    setColours,
    ...useDialog(),
  };
}

export type BillsScreen = ReturnType<typeof useBillsScreen>;
