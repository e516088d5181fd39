/** The ways to the pages before and after this one. */
import { QuietLink } from '@/src/ui/QuietLink';
import './pageLinks.css';

interface PageLinksProps {
  /** What the pages are of, for whoever hears it. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  /** The address of a page. */
  readonly pathOf: (page: number) => string;
}

/** Draws nothing where there is one page only. */
export function PageLinks({ label, page, pages, pathOf }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <nav className="page-links" aria-label={label}>
      {page > 1 && (
        <QuietLink rel="prev" href={pathOf(page - 1)}>
          Previous
        </QuietLink>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <QuietLink rel="next" href={pathOf(page + 1)}>
          Next
        </QuietLink>
      )}
    </nav>
  );
}
