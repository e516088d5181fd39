'use client';

/** Offers the pages that a mistyped address may have meant. The server looks them up: the whole search would be heavier than the page. */
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
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

/** Asks for the pages nearest to the address; what is found takes the place that is kept for it. */
export function Nearest() {
  const pathname = usePathname();
  const [offer, setOffer] = useState<ReactNode>('Looking for pages with a similar address …');
  useEffect(() => {
    let isHere = true;
    fetchNearest(pathname).then(
      (found) => isHere && setOffer(<Offer found={found} />),
      // Without a connection the ways beside it still lead on.
      () => isHere && setOffer('The search for a similar page could not be loaded.'),
    );
    return () => {
      isHere = false;
    };
  }, [pathname]);
  return (
    <div className="nearest" role="status">
      {typeof offer === 'string' ? <p>{offer}</p> : offer}
    </div>
  );
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
