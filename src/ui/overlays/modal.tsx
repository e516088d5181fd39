'use client';

/** Dialogs over the page. What they are made of is fetched when the first of them opens. */
import { type ComponentType, useEffect, useState } from 'react';
import type { ModalProps } from './modalWindow';
import { OverNote } from './overNote';

type Window = ComponentType<ModalProps>;

/** Kept for all dialogs: the second one opens at once. */
let fetched: Window | null = null;

/** Fetches what dialogs are made of, for the first of them to open at once. Rejects when it cannot be fetched. */
export async function fetchModal(): Promise<Window> {
  const { ModalWindow } = await import('./modalWindow');
  fetched = ModalWindow;
  return ModalWindow;
}

/** A dialog over the page, named by its title; closing hands the focus back to where it was. */
export function Modal(props: ModalProps) {
  const { open, title, onOpenChange } = props;
  const [Window, setWindow] = useState(() => fetched);
  const [failed, setFailed] = useState(false);
  const isWanted = open && !Window;
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    setFailed(false);
    fetchModal().then(
      (found) => isHere && setWindow(() => found),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  if (Window) return <Window {...props} />;
  if (!open || !failed) return null;
  // A name in a title stands between quotation marks already.
  const within = title.replaceAll('“', '‘').replaceAll('”', '’');
  return <OverNote name={`“${within}”`} onClose={() => onOpenChange(false)} />;
}
