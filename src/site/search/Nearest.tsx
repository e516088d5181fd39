'use client';

/** Offers the pages that a mistyped address may have meant. The server looks them up: the whole search would be heavier than the page. */
import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { QuietLink } from '@/src/ui/QuietLink';

/** A page that may have been meant. */
interface Meant {
  readonly path: string;
  readonly title: string;
  readonly section: string;
}

/** What the server has found. Rejects when it does not answer as it should. */
async function fetchNearest(pathname: string): Promise<readonly Meant[]> {
  const answer = await fetch(`/nearest?of=${encodeURIComponent(pathname)}`);
  if (!answer.ok) throw new Error(`the search for similar pages answers ${answer.status}`);
  const rows: unknown = await answer.json();
  if (!Array.isArray(rows)) throw new Error('the search for similar pages answers no list');
  return rows.map((row: readonly unknown[]) => ({
    path: String(row[0]),
    title: String(row[1]),
    section: String(row[2]),
  }));
}

/** What is said while the server looks, and where it does not answer. */
const LOOKING = 'Looking for pages with a similar address …';
const FAILED = 'The search for a similar page could not be loaded.';

/** Milliseconds. */
const SLIDE = 250;

/** Asks for the pages nearest to the address; what is found takes the place that is kept for it. */
export function Nearest() {
  const pathname = usePathname();
  const [found, setFound] = useState<readonly Meant[] | typeof FAILED | null>(null);
  useEffect(() => {
    let isHere = true;
    fetchNearest(pathname).then(
      (pages) => isHere && setFound(pages),
      // Without a connection the ways beside it still lead on.
      () => isHere && setFound(FAILED),
    );
    return () => {
      isHere = false;
    };
  }, [pathname]);
  const room = useRef<HTMLDivElement>(null);
  useGivenUp(room, found !== null);
  return (
    <div ref={room} className="nearest" role="status">
      {found === null || found === FAILED ? <p>{found ?? LOOKING}</p> : <Offer found={found} />}
    </div>
  );
}

/**
 * Gives up what is not needed of the room once it is known. What stands below slides up from where it
 * was, so that nothing jumps; where movement is unwelcome it stays there.
 */
function useGivenUp(room: RefObject<HTMLElement | null>, isKnown: boolean): void {
  useLayoutEffect(() => {
    const { current } = room;
    if (!current || !isKnown || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const below = [
      current.closest('section')?.nextElementSibling,
      document.querySelector('footer'),
    ].map((part) => ({ part, before: part?.getBoundingClientRect().top ?? 0 }));
    current.style.minHeight = '0';
    for (const { part, before } of below) {
      const less = before - (part?.getBoundingClientRect().top ?? 0);
      if (less <= 0) continue;
      part?.animate([{ transform: `translateY(${less}px)` }, { transform: 'none' }], {
        duration: SLIDE,
        easing: 'ease-out',
      });
    }
  }, [room, isKnown]);
}

function Offer({ found }: { readonly found: readonly Meant[] }) {
  if (found.length === 0) return <p>No page has an address like it.</p>;
  return (
    <ul>
      {found.map(({ path, title, section }) => (
        <li key={path}>
          <QuietLink href={path}>{title}</QuietLink>
          {section !== '' && <span>{section}</span>}
        </li>
      ))}
    </ul>
  );
}
