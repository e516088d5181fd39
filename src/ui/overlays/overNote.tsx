'use client';

/** Says over the page that something which was to lie over it could not be loaded. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { styled } from '../stitches/stitches';

const Frame = styled('div', {
  position: 'fixed',
  zIndex: 1001,
  insetInline: '$space$4',
  bottom: '$space$4',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  padding: '$4',
  border: '1px solid $color$hairline-strong',
  borderRadius: '$2',
  backgroundColor: '$card',
  color: '$text',
  fontFamily: '$sans',
  fontSize: '$3',
  boxShadow: '$shadow',
  '& > span': { flex: '1 1 14rem' },
});

interface OverNoteProps {
  /** What could not be loaded, as a sentence begins: "Share". */
  readonly name: string;
  /** Left out where pressing what asked for it tries again. */
  readonly onAgain?: () => void;
  readonly onClose: () => void;
}

/** Puts the note away that is shown: one at a time is told, the last. */
let closeLast: (() => void) | null = null;

/** The note, over the player where the page has one: steps can be taken without a network. */
export function OverNote({ name, onAgain, onClose }: OverNoteProps) {
  const [origin] = useState(() => document.activeElement);
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  const close = () => {
    onClose();
    if (origin instanceof HTMLElement) origin.focus();
  };
  useEffect(() => {
    const yieldTo = () => latest.current();
    closeLast?.();
    closeLast = yieldTo;
    return () => {
      if (closeLast === yieldTo) closeLast = null;
    };
  }, []);
  // Before it is painted: it would be seen over the player for a moment, and jump.
  useLayoutEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const place = () => frame.current?.style.setProperty('bottom', bottomOverPlayer());
    place();
    window.addEventListener('resize', place, { signal });
    window.addEventListener('scroll', place, { signal, passive: true });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && latest.current(), {
      signal,
    });
    return () => over.abort();
  }, []);
  return (
    <Frame role="alert" ref={frame}>
      <span>{name} could not be loaded. Check the connection and try again.</span>
      {onAgain && <Button onClick={onAgain}>Try again</Button>}
      <Button onClick={close}>Close</Button>
    </Frame>
  );
}

/** Pixels between the note and the player. */
const GAP = 8;

/** How far from the window's lower edge it stands clear of the player; as its style says where none is in sight. */
function bottomOverPlayer(): string {
  const { innerHeight } = window;
  const player = document.querySelector('[data-part=player]')?.getBoundingClientRect();
  const isInSight = player && player.height > 0 && player.top < innerHeight;
  // A player that scrolls out at the top leaves the foot of the window free.
  if (!isInSight || player.top < innerHeight / 2) return '';
  return `${innerHeight - player.top + GAP}px`;
}
