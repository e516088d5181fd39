/** What was new on the site and when, newest first: the page of changes and the feed are made from it. */

import type { Change } from './change';
import { FIRST_CHANGES } from './firstChanges';

/** Every change that a reader notices. */
export const CHANGES: readonly Change[] = [
  {
    id: 'lost-answers',
    date: '2026-11-28',
    title: 'When an answer is lost',
    about:
      'When the server’s answer was lost on its way, a page said that nothing was changed, though it may have been. Now it says that it does not know. Two instructors who edit the same assignment no longer undo each other’s words.',
    path: '/teach',
  },
  {
    id: 'quicker-boards-on-phones',
    date: '2026-11-28',
    title: 'Large boards come sooner on phones',
    about:
      'A board of many parties is up sooner on a phone, and answers sooner when you choose who acts. Amounts on a board and numbers in class work may be typed as “1\u00a0000” or “1’000”. Calculators no longer read “1.000” as one dollar, but ask what is meant.',
    path: '/lectures/towards-a-central-bank/conclusion',
  },
  {
    id: 'said-what-is-gone',
    date: '2026-11-28',
    title: 'Slow networks, long names, and 1 000 with a space',
    about:
      'A form waits until its page can send it, so that nothing typed on a slow network is lost. Whoever deletes a scenario or leaves a class is told so on the page that follows. Calculators read “1 000” and “1’000”, and say how to write “1.000,50”.',
    path: '/articles/interest/compound-interest',
  },
  {
    id: 'back-to-the-line',
    date: '2026-11-28',
    title: 'Back to where you read, and a code for the last row',
    about:
      'Whoever looks up a term in a lesson and comes back reads on where they were. The code by which a class joins now fills the height of the screen, and the guide for instructors shows what a class looks like. Calculators take “18 months” and “5 percent”.',
    path: '/teach',
  },
  {
    id: 'clearer-assignments',
    date: '2026-11-27',
    title: 'Clearer assignments',
    about:
      'The board of an assignment now fills the screen as the board of a lesson does. Before you hand in you are told which parts are still empty, and marking begins with the answers that wait for your points. In the class table each assignment has one column, the newest first.',
    path: '/teach',
  },
  {
    id: 'room-for-larger-type',
    date: '2026-11-27',
    title: 'Larger type, phones on their side, and paper',
    about:
      'Pages keep their shape when you double the size of the type, and a phone on its side shows the act beside the balance sheets. Lessons print with their figures whole. The search of the community finds the scenarios by the house as well.',
    path: '/about',
  },
  {
    id: 'prediction-beside-the-board',
    date: '2026-11-27',
    title: 'Predict beside the board, and stories that play',
    about:
      'A prediction now opens beside the board, so that you can read the balance sheets it is about. The stories on the shelf open with their introduction, and play when you press the button.',
    path: '/lectures/when-payment-stops/the-run',
  },
  {
    id: 'large-boards-on-phones',
    date: '2026-11-27',
    title: 'Large boards on a phone',
    about:
      'A board of many parties now opens on a phone with the balance sheets that you are about to act with, shown whole; the others are a tap away, above them. The central bank’s rates are shown under the day there too.',
    path: '/lectures/the-central-bank-today/conclusion',
  },
  {
    id: 'notes-and-hand-ins',
    date: '2026-11-27',
    title: 'Notes beside the steps, and safer hand-ins',
    about:
      'A note pinned to a step now appears under its sentence, so that you can read stories such as the week of Silicon Valley Bank as they play. Boards with days show the rates that the central bank sets. You are asked before you hand in work that meets fewer tasks than last time, and on a new device you can go on from what you handed in.',
    path: '/lectures/when-payment-stops/conclusion',
  },
  {
    id: 'assignments-changed',
    date: '2026-11-26',
    title: 'Assignments that can be changed, and predictions you write',
    about:
      'Instructors can edit an assignment even after learners have handed in: you are told first what a change does to their work, and none of it is lost. To set a prediction, choose a step, a balance sheet and a line; the answer is worked out from the board. A draft that you leave unfinished is kept in your browser.',
    path: '/teach',
  },
  {
    id: 'worksheets-and-files',
    date: '2026-11-26',
    title: 'Worksheets, pictures, and marks for other systems',
    about:
      'Print the steps of a board as a blank worksheet, with a key if you like; save a step as a picture, or all balances as a table. Take the marks of a class to Canvas or Moodle, and its links to any learning platform. If you are new to teaching here, there is a class to look at.',
    path: '/teach/class',
  },
  {
    id: 'notifications',
    date: '2026-11-26',
    title: 'Notifications, and a calendar of due dates',
    about:
      'A bell at the top tells you what is new: comments, stars and forks, assignments set and due, feedback, new lessons. Your calendar program can read the due dates of your classes.',
    path: '/community/notifications',
  },
  {
    id: 'comments-and-points',
    date: '2026-11-26',
    title: 'Comments at a step, points, and every attempt',
    about:
      'Instructors can comment on a submission step by step, give points for each task, and return it when they are done; learners find the comments on the board and can answer them. Every attempt is kept and can be compared with the others.',
    path: '/teach',
  },
  {
    id: 'class-as-tree',
    date: '2026-11-26',
    title: 'The class as one tree, and what others played',
    about:
      'Instructors see everything a class has handed in as one tree, with the most common refusals before each task. On a lesson’s board, Explore shows what others did next in published scenarios, how often, and how it ended; press one to play it.',
    path: '/teach',
  },
  {
    id: 'seats',
    date: '2026-11-26',
    title: 'Join a class without an account',
    about:
      'The code of a class, a name and a word of your own are enough to join, hand in, and come back on another device; if you create an account later, you can take it all with you. Instructors can now write feedback and give marks.',
    path: '/teach',
  },
  {
    id: 'failures-replayed',
    date: '2026-11-26',
    title: 'Closed banks, falling prices, and three failures replayed',
    about:
      'Three more lessons on what happens when payment stops. A deposit insurance fund closes a bank, and you see who is paid in full, who in part and who not at all. Two dealers meet margin calls until one sale forces the next. At the end, 1907, 2008 and 2023 are replayed, with a note on each day.',
    path: '/lectures/when-payment-stops/conclusion',
  },
  {
    id: 'when-payment-stops',
    date: '2026-11-26',
    title: 'When Payment Stops',
    about:
      'A new lecture, with boards on which days pass. A bank borrows until tomorrow and lends for a month, debts fall due, a loan goes bad, eight depositors run, and the central bank is the lender of last resort. Interest accrues to the cent, and no day ends until everything due is paid.',
    path: '/lectures/when-payment-stops',
  },
  {
    id: 'central-bank-today',
    date: '2026-11-26',
    title: 'The Central Bank Today',
    about:
      'A new lecture on how the central bank sets a rate when reserves are plentiful. Borrow from a Home Loan Bank whose own reserves earn nothing, lend to the central bank as a money fund, buy from a pension fund, drain reserves on tax day, and finally set the rates of 26 July 2023 yourself.',
    path: '/lectures/the-central-bank-today',
  },
  {
    id: 'voice',
    date: '2026-11-25',
    title: 'Lessons that open with a case',
    about:
      'Every lesson and article has been rewritten. Each opens with something that happened: a bank $22.6 billion short one night, a court that decided whose money a deposit is. Notes lead to the sources, and bars show how large real markets are. The glossary and the boards’ own sentences are in plainer English.',
    path: '/lectures/the-federal-reserve/daylight-overdrafts',
  },
  {
    id: 'stage',
    date: '2026-11-25',
    title: 'Act and see in one place',
    about:
      'Every board now fits the screen: balance sheets, sentence, task, form and player together, with the text beside them. You enter an action as a sentence, money moves from sheet to sheet, and Map shows who owes whom. On a phone, Read and Board are one tap apart.',
    path: '/lectures/towards-a-central-bank/correspondent-banking',
  },
  {
    id: 'every-browser',
    date: '2026-11-24',
    title: 'The task beside the form',
    about:
      'A board’s form opens on what its current task asks for, shows the task beside it, and says there when it is met. If a step causes an overdraft, its sentence says so.',
    path: '/lectures/fundamentals/deposit-transfers',
  },
  {
    id: 'community',
    date: '2026-11-22',
    title: 'Members share scenarios',
    about:
      'Publish what you played from the Share dialog of any board. Others can replay it step by step, fork it, star it and discuss it. Every step is checked by the rules of the board before it is accepted.',
    path: '/community',
  },
  {
    id: 'classes',
    date: '2026-11-22',
    title: 'Classes',
    about:
      'An instructor creates a class with a link to join, and sets lessons or scenarios as work. Learners hand in what they played; a table, which can be downloaded, shows who met which task at which step.',
    path: '/teach',
  },
  {
    id: 'accounts',
    date: '2026-11-22',
    title: 'Accounts, for those who want one',
    about:
      'Sign up with a name, an e-mail address and a password. Lessons and boards still need no account. You can keep your progress on more than one device, and download or delete everything in your account.',
    path: '/about',
  },
  ...FIRST_CHANGES,
];
