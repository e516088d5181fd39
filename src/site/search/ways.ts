/** The ways that always lead somewhere, for whoever does not know yet what to look for. */

/** A way into the site, with a line that says what is there. */
export interface Way {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

export const WAYS: readonly Way[] = [
  {
    path: '/lectures',
    title: 'Lectures',
    text: 'Short lessons, each with a board on which you make the payments.',
  },
  {
    path: '/articles',
    title: 'Articles',
    text: 'Bills of exchange, money in the Civil War, prices and interest.',
  },
  {
    path: '/articles/glossary',
    title: 'Glossary',
    text: 'The terms of money and banking from A to Z.',
  },
  {
    path: '/sandbox',
    title: 'Sandbox',
    text: 'A banking system of your own, from the banks to the rules they pay by.',
  },
];
