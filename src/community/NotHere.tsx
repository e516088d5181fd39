/** Says that there is nothing at an address of the community, or nothing for whoever looks. */
import Link from 'next/link';
import { KeepTheme } from './KeepTheme';

/** With the ways on. */
export function NotHere() {
  return (
    <div className="notice-page">
      <KeepTheme />
      <h1>There is nothing here for you to see</h1>
      <p>
        What stood at this address may have been deleted or hidden, or it is not open to you. If it
        is yours, signing in may show it. If it belongs to a class, join the class first, by the
        link that its instructor gives.
      </p>
      <p>
        <Link href="/community">See the shared scenarios</Link>
      </p>
    </div>
  );
}
