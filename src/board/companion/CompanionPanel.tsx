'use client';
/** What the board draws into a tab of the companion beside it. */
import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { CompanionContext, type CompanionTab } from './companionContext';

interface CompanionPanelProps {
  readonly tab: CompanionTab;
  /** Draws the content; called only while the tab is shown. */
  readonly children: () => ReactNode;
}

/** The content of a tab, while it is the one that is shown; nothing where there is no companion. */
export function CompanionPanel({ tab, children }: CompanionPanelProps) {
  const companion = useContext(CompanionContext);
  const element = companion?.panels[tab];
  return companion?.tab === tab && element ? createPortal(children(), element) : null;
}
