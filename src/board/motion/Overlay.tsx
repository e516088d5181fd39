'use client';
/** What lies over the sheets while something moves: threads under the amounts on their way. */
import type { RefObject } from 'react';
import { Chip, ThreadLine } from './parts';
import type { Scene, ThreadLook } from './scene';
import './motion.css';

interface OverlayProps {
  /** The overlay itself, by which boxes over it are measured. */
  readonly overlay: RefObject<HTMLDivElement | null>;
  /** null while nothing moves. */
  readonly scene: Scene | null;
  /** The thread that is pointed at; null where none is. */
  readonly pointed?: ThreadLook | null;
  readonly onEnd: () => void;
}

/** It stands in the element that holds the sheets, which is positioned. */
export function Overlay({ overlay, scene, pointed = null, onEnd }: OverlayProps) {
  return (
    <div ref={overlay} className="motion" aria-hidden="true">
      <svg className="motion-threads" aria-hidden="true">
        {scene?.threads.map((thread) => (
          <ThreadLine key={thread.key} thread={thread} isBrief onEnd={onEnd} />
        ))}
        {pointed && <ThreadLine thread={pointed} isBrief={false} onEnd={onEnd} />}
      </svg>
      {scene?.amounts.map((chip) => (
        <Chip key={chip.key} chip={chip} onEnd={onEnd} />
      ))}
    </div>
  );
}
