/** The lectures on finance: announced, not there yet. */
import { Crumbs } from '@/src/lessons/Crumbs';
import Text from '../texts/finance.mdx';

/** What the lectures on finance will hold, and what there is to read meanwhile. */
export function FinancePage() {
  return (
    <article className="lesson-text">
      <Crumbs way={[{ title: 'Lectures', path: '/lectures' }]} />
      <h1>Lectures on finance</h1>
      <p className="lesson-meta">Coming soon</p>
      <div className="prose">
        <Text />
      </div>
    </article>
  );
}
