/** What the site began with, newest first: the end of the list in `changes.ts`. */
import type { Change } from './change';

/** What there was on the first day. */
export const FIRST_CHANGES: readonly Change[] = [
  {
    id: 'all-lessons',
    date: '2026-11-21',
    title: 'Every lesson has its text',
    about:
      'Every lesson now has its text, which tells its story with steps that the board shows, with worked accounts, questions with answers, and sources. Every figure in a text is worked out by the board’s own rules. A map shows what builds on what.',
    path: '/lectures/map',
  },
  {
    id: 'calculators',
    date: '2026-11-21',
    title: 'Calculators for interest and prices',
    about:
      'Simple and compound interest, real rates, the time it takes a sum to double, and a consumer price index of twelve categories whose prices and weights you can change. What you type is kept in the address, so you can share it.',
    path: '/articles/interest/compound-interest',
  },
  {
    id: 'teaching',
    date: '2026-11-21',
    title: 'A guide for instructors',
    about:
      'How to use links, QR codes, tasks and present mode in a class, and a plan for a course of ten weeks.',
    path: '/teach',
  },
  {
    id: 'articles-and-introductions',
    date: '2026-11-21',
    title: 'Articles, and an introduction to each lecture',
    about:
      'Four articles: money in the American Civil War, the consumer price index, compound interest, and how soon it doubles a sum. Each lecture has a page that says what it is about, and three of them now open with an introduction.',
    path: '/articles',
  },
  {
    id: 'offline-reading',
    date: '2026-11-21',
    title: 'Reading and playing without a network',
    about:
      'Once you have visited the site, its lessons, boards, articles and glossary also open without a network: your browser keeps a copy. You can install Tallystick on a phone or a computer like any other app.',
    path: '/offline',
  },
  {
    id: 'search',
    date: '2026-11-21',
    title: 'Search',
    about:
      'One search over lessons, articles and terms, from every page: press the slash key, or the magnifier at the top. It works in your browser and sends nothing.',
    path: '/search',
  },
  {
    id: 'glossary',
    date: '2026-11-21',
    title: 'A glossary from A to Z',
    about:
      'The terms of money and banking, each defined in a few sentences, with its other names, the terms beside it, and the lesson or article that teaches it.',
    path: '/articles/glossary',
  },
  {
    id: 'sharing',
    date: '2026-11-21',
    title: 'Sharing, presenting and printing a board',
    about:
      'A link or a QR code holds everything that was done on a board, and opens it elsewhere as you left it. You can embed a board in another page, show it to a class step by step, print it, or save it as a file.',
    path: '/lectures/fundamentals/deposit-transfers',
  },
  {
    id: 'studies',
    date: '2026-11-21',
    title: 'Studies under every board',
    about:
      'Charts, a map of who owes whom, two steps side by side, the same payments under another banking system, what would have happened without an event, and the rules of bookkeeping checked at each step.',
    path: '/lectures/towards-a-central-bank/correspondent-banking',
  },
  {
    id: 'predict-and-blame',
    date: '2026-11-21',
    title: 'Predict an action, and ask a figure where it came from',
    about:
      'Before an action posts, you can write down what it will do to each balance sheet, and then see which of your entries were right. Click any figure on the board to see which events made it up.',
    path: '/lectures/fundamentals/deposit-transfers',
  },
  {
    id: 'sandbox',
    date: '2026-11-21',
    title: 'The sandbox',
    about:
      'Build a banking system of your own, from the banks and their customers to the rules by which they pay one another, and play it on the board. There are examples to start from.',
    path: '/sandbox',
  },
  {
    id: 'bills-of-exchange',
    date: '2026-11-21',
    title: 'Bills of exchange',
    about:
      'Six boards on how merchant bankers of the Renaissance paid between Florence and Lyons: draw a bill, remit it, and bring it home by rechange.',
    path: '/articles/historical/renaissance/bills-of-exchange',
  },
  {
    id: 'boards',
    date: '2026-11-21',
    title: 'Twenty-four boards',
    about:
      'The boards of the lectures, from one bank’s balance sheet to repos with the Fed, each with its tasks. Every step is kept: go back to any of them, try something else from there, and both lines stay.',
    path: '/lectures',
  },
];
