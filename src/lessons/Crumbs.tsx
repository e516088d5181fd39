/** Where a page lies: the way to it from the top of its section. */
import { QuietLink } from '@/src/ui/QuietLink';

/** One step of the way, with its address. */
export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** The way to a page, the page itself left out. */
export function Crumbs({ way }: { readonly way: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="lesson-crumbs">
      <ol>
        {way.map(({ title, path }) => (
          <li key={path}>
            <QuietLink href={path}>{title}</QuietLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
