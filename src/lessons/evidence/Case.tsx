/** What a lesson opens with: something that happened to somebody, with a date and a figure. */
import type { ReactNode } from 'react';

interface CaseProps {
  /** Where and when, as over a report: “New York, October 1853”. */
  readonly when: string;
  readonly children: ReactNode;
}

/** The case at the head of a lesson; its recap returns to it. */
export function Case({ when, children }: CaseProps) {
  return (
    <section className="case" aria-label={`The case: ${when}`}>
      <p className="case-when">{when}</p>
      {children}
    </section>
  );
}
