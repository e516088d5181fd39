/** What stands at an address without a page. */
import { Nearest } from './Nearest';
import { SearchForm } from './SearchForm';
import { WayList } from './WayList';

/** Says so, offers what may have been meant, and the ways that always lead somewhere. */
export function NotFoundPage() {
  return (
    <div className="not-found">
      <h1>There is no page here</h1>
      <p>No page of Tallystick has this address. It may be mistyped, or the page has moved.</p>
      <div className="not-found-ways">
        <section aria-labelledby="did-you-mean" className="not-found-nearest">
          <h2 id="did-you-mean">Did you mean</h2>
          <Nearest />
        </section>
        <section aria-labelledby="from-here">
          <h2 id="from-here">From here</h2>
          <SearchForm />
          <WayList />
        </section>
      </div>
    </div>
  );
}
