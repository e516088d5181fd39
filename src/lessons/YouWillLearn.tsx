/** The box at the head of a lesson. */
import type { ReactNode } from 'react';

/** What the reader will know at the end: a list of three to five points. */
export function YouWillLearn({ children }: { children: ReactNode }) {
  return (
    <section className="you-will-learn" aria-labelledby="you-will-learn">
      <h2 id="you-will-learn">You will learn</h2>
      {children}
    </section>
  );
}
