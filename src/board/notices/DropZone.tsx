'use client';
/** Lets log files be dropped on the board. */
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface DropZoneProps {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Its children, under a veil while a file is dragged over them. */
export function DropZone({ onFile, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  // Entering a child fires before leaving its parent: only the balance of both tells.
  const depth = useRef(0);
  const enter = (by: 1 | -1) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the share dialog opens files for everyone.
    <div
      className="board-drop-zone"
      onDragEnter={(event) => carriesFiles(event) && enter(1)}
      onDragLeave={(event) => carriesFiles(event) && enter(-1)}
      onDragOver={(event) => {
        if (carriesFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        // The veil goes even where nothing comes that could be opened.
        depth.current = 0;
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      {children}
      {isOver && <div className="board-drop">Drop the file to open it</div>}
    </div>
  );
}
