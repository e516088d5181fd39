'use client';

/** The three dots of something that is on its way: they come one by one, and stand still where motion is unwelcome. */
import { keyframes, styled } from './stitches/stitches';

const come = keyframes({ from: { width: 0 } });

const Ellipsis = styled('span', {
  display: 'inline-block',
  overflow: 'hidden',
  verticalAlign: 'bottom',
  // As wide as the sign is in any of our faces, so that what follows stays where it is.
  width: '1em',
  animation: `${come} 1200ms steps(4, end) infinite`,
});

/** Stands at the end of the words that say what is waited for. */
export function Dots() {
  return <Ellipsis>…</Ellipsis>;
}
