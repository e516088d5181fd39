'use client';

/** Offers the pages that a mistyped address may have meant. Every page brings this part along, so it holds next to nothing. */
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';

/** Fetches the search and looks the address up; what it finds takes the place that is kept for it. */
export function Nearest() {
  const pathname = usePathname();
  const [offer, setOffer] = useState<ReactNode>(null);
  useEffect(() => {
    let isHere = true;
    import('./nearestOffer').then(
      async ({ nearestOffer }) => {
        const found = await nearestOffer(pathname);
        if (isHere) setOffer(found);
      },
      // Without a connection the ways beside it still lead on.
      () => isHere && setOffer(<p>The search for a similar page could not be loaded.</p>),
    );
    return () => {
      isHere = false;
    };
  }, [pathname]);
  return (
    <div className="nearest" role="status">
      {offer ?? <p>Looking for pages with a similar address …</p>}
    </div>
  );
}
