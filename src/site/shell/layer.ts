/** What every layer that the header opens is given. */
import type { ComponentType, MouseEvent, ReactNode, RefObject } from 'react';
import type { TreeNode } from './articleTree';
import type { RunningShell, ShellActor } from './startShell';

export interface LayerProps {
  readonly actor: ShellActor;
  /** The control that opened it. */
  readonly button: RefObject<HTMLElement | null>;
  /** The id that the control names it by. */
  readonly id: string;
  readonly articles: readonly TreeNode[];
  /** The way to sign in, or the controls of the member who did. */
  readonly account: ReactNode;
}

/** A layer as it is fetched, with what starts the machine if it is the first. */
export interface LayerPart {
  readonly Layer: ComponentType<LayerProps>;
  readonly start: () => RunningShell;
}

/** Whether a press of a link changes the page here: with these keys it opens elsewhere, and this page stays as it is. */
export function leavesHere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
