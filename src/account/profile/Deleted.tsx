'use client';

/** What is said once one’s account is deleted, on the page that follows. */
import { useEffect, useState } from 'react';
import { Done } from '@/src/request/Done';

const KEY = 'tallystick:account-deleted';

/** Leaves word for the next page of this tab. An address could carry it too, but anybody can write an address. */
export function rememberDeletion(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // A browser that keeps nothing: the page says that nobody is signed in.
  }
}

/** Whether word was left; it is taken away. */
function wasLeft(): boolean {
  try {
    const isThere = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isThere;
  } catch {
    return false;
  }
}

/** Says it once. */
export function Deleted() {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (wasLeft()) setSaid(true);
  }, []);
  return isSaid && <Done>Your account is deleted, with everything that belonged to it.</Done>;
}
