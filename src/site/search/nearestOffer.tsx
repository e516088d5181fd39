/** What is offered where there is no page. Fetched there, and nowhere else. */

import type { ReactNode } from 'react';
import { QuietLink } from '@/src/ui/QuietLink';
import { fetchEngine } from './client';
import type { SearchDocument } from './document';

/** The pages that the address may have meant, as links; a sentence where there are none, or they could not be fetched. */
export async function nearestOffer(pathname: string): Promise<ReactNode> {
  try {
    const found = (await fetchEngine()).nearest(pathname);
    return found.length > 0 ? <Offer found={found} /> : <p>No page has an address like it.</p>;
  } catch {
    return <p>The search for a similar page could not be loaded.</p>;
  }
}

function Offer({ found }: { readonly found: readonly SearchDocument[] }) {
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
