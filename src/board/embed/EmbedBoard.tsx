'use client';
/**
 * The place of an embedded board. The page names the files of the board, since there is nothing else to show:
 * asked for by a script, they would only begin to arrive when React has come.
 */
import dynamic from 'next/dynamic';
import { Component, type ReactNode, Suspense } from 'react';
import { NOT_LOADED, NotShown } from './EmbedNotShown';

const EmbeddedBoard = dynamic(async () => (await import('./EmbeddedBoard')).EmbeddedBoard);

/** React tells of a part that could not be fetched to a class only. */
class Fetched extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override render() {
    return this.state.failed ? <NotShown problem={NOT_LOADED} /> : this.props.children;
  }
}

/** The board, or a sentence that says why there is none. */
export function EmbedBoard() {
  return (
    <Fetched>
      <Suspense>
        <EmbeddedBoard />
      </Suspense>
    </Fetched>
  );
}
