/** A part of a page with its heading, which can take the focus of what has gone from the part. */
import type { ReactNode } from 'react';

interface SectionProps {
  /** Of the heading. */
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The part, named by its heading. */
export function Section({ id, title, className = '', children }: SectionProps) {
  return (
    <section className={`classroom-section ${className}`.trim()} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
