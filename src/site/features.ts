/** What the site offers: the cards of the features menu, of the drawer and of the home page. */

/** The names of the icons that stand for features. */
export type FeatureIconName =
  | 'lectures'
  | 'articles'
  | 'glossary'
  | 'sandbox'
  | 'bills'
  | 'community'
  | 'classes'
  | 'search'
  | 'analytics'
  | 'notifications';

/** One thing that the site offers, or will. */
export interface Feature {
  readonly icon: FeatureIconName;
  readonly title: string;
  /** Its address; null while it is planned. */
  readonly path: string | null;
  /** One sentence: what one does with it. */
  readonly about: string;
  readonly isPlanned: boolean;
}

/** Every feature, what is planned at the end. */
export const FEATURES: readonly Feature[] = [
  {
    icon: 'lectures',
    title: 'Lectures',
    path: '/lectures',
    about: 'Courses of short lessons, most with a board on which you make the payments.',
    isPlanned: false,
  },
  {
    icon: 'articles',
    title: 'Articles',
    path: '/articles',
    about: 'Money in history, prices and interest, to read and to try.',
    isPlanned: false,
  },
  {
    icon: 'glossary',
    title: 'Glossary',
    path: '/articles/glossary',
    about: 'The terms of money and banking from A to Z, in plain words.',
    isPlanned: false,
  },
  {
    icon: 'sandbox',
    title: 'Sandbox',
    path: '/sandbox',
    about: 'Build a banking system of your own and see how its banks pay one another.',
    isPlanned: false,
  },
  {
    icon: 'bills',
    title: 'Bills of Exchange',
    path: '/articles/historical/renaissance/bills-of-exchange',
    about: 'Trade between Florence and Lyons as the merchant bankers of the Renaissance did.',
    isPlanned: false,
  },
  {
    icon: 'community',
    title: 'Community',
    path: '/community',
    about: 'Stories played on the boards, to step through, go on from and discuss.',
    isPlanned: false,
  },
  {
    icon: 'classes',
    title: 'Classes',
    path: '/community/classes',
    about: 'Set work on the boards for your learners, or hand in what your instructor has set.',
    isPlanned: false,
  },
  {
    icon: 'search',
    title: 'Search',
    path: '/search',
    about: 'Find a lesson, an article or a term by its words.',
    isPlanned: false,
  },
  {
    icon: 'notifications',
    title: 'Notifications',
    path: '/community/notifications',
    about: 'With an account: news of comments, assignments, feedback and new lessons.',
    isPlanned: false,
  },
  {
    icon: 'analytics',
    title: 'Analytics',
    path: null,
    about: 'Financial data, and how to read it.',
    isPlanned: true,
  },
];
