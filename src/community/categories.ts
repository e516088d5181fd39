/** The categories of shared scenarios as pages name them. */
import type { Category } from '@/src/server/community/categories';

interface CategoryEntry {
  readonly id: Category;
  readonly title: string;
  /** Which boards it holds, in a few words. */
  readonly about: string;
}

const LESSONS = 'On the boards of its lessons';

/** Every category, in the order of the site. */
export const CATEGORIES: readonly CategoryEntry[] = [
  { id: 'fundamentals', title: 'Fundamentals', about: LESSONS },
  { id: 'towards-a-central-bank', title: 'Towards a Central Bank', about: LESSONS },
  { id: 'the-federal-reserve', title: 'The Federal Reserve', about: LESSONS },
  { id: 'repos', title: 'Repos', about: LESSONS },
  { id: 'when-payment-stops', title: 'When Payment Stops', about: LESSONS },
  { id: 'the-central-bank-today', title: 'The Central Bank Today', about: LESSONS },
  { id: 'bills', title: 'Bills of Exchange', about: 'On the board of the exercise' },
  { id: 'sandbox', title: 'Sandbox', about: 'On boards of one’s own' },
];

/** The title of a category. */
export function categoryTitle(category: Category): string {
  return CATEGORIES.find(({ id }) => id === category)?.title ?? category;
}

/** Where the scenarios of a category are listed. */
export function categoryPath(category: Category): string {
  return `/community?category=${category}`;
}
