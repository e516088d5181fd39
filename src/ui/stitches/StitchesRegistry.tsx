'use client';

/** Carries the styles that Stitches wrote while the page was rendered on the server. */
import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useRef } from 'react';
import { getCssText } from '#stitches-css';

/**
 * Belongs in the root layout and nowhere else: Stitches keeps writing into the style element that
 * it found first, and fails when a navigation takes that element away.
 */
export function StitchesRegistry({ children }: { children: ReactNode }) {
  const inserted = useRef(false);
  useServerInsertedHTML(() => {
    // Asked for at every flush of the stream. A second copy would outrank what the browser adds to
    // the first; what a later flush needs, the browser adds itself.
    if (inserted.current) return null;
    inserted.current = true;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, no one's input.
    return <style id="stitches" dangerouslySetInnerHTML={{ __html: getCssText() }} />;
  });
  return children;
}
