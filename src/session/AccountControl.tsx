'use client';

/** Who reads: the way to sign in, or, once the server knows them, a member’s picture and the way out. */
import { usePathname } from 'next/navigation';
import { type SyntheticEvent, useSyncExternalStore } from 'react';
import { signInPath } from '@/src/request/signIn';
import { currentView, LOADING, subscribe } from './sessionDoor';

/** Text typed into a page is kept in its query, which changes without the page being drawn anew. */
function aim({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.href = signInPath(location.pathname + location.search);
}

/** Takes as much room while it waits for the server as afterwards. */
export function AccountControl({ className }: { readonly className: string }) {
  const { status, member } = useSyncExternalStore(subscribe, currentView, () => LOADING);
  const pathname = usePathname();
  if (member) return <member.Controls {...member} className={className} />;
  if (status === 'loading') return <span className={`${className} account-waiting`} aria-hidden />;
  return (
    <a className={className} href={signInPath(pathname)} onPointerEnter={aim} onFocus={aim}>
      Sign in
    </a>
  );
}
