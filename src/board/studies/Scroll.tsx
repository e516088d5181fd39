'use client';
/** A frame for what may be wider than a phone: it scrolls by itself, and takes the focus where it does. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { watchSize } from '@/src/ui/observing';
import './tables.css';

interface ScrollProps {
  /** What it holds, for those who come upon it with the keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The frame. */
export function Scroll({ label, children }: ScrollProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    return watchSize(box, () => setWide(box.scrollWidth > box.clientWidth));
  }, []);
  return (
    <div
      className="study-scroll"
      ref={frame}
      {...(isWide && { role: 'region', tabIndex: 0, 'aria-label': label })}
    >
      {children}
    </div>
  );
}
