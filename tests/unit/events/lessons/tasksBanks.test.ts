/** What meets the tasks of lessons with one bank or two, and what only seems to. */

import { describeTasks, type Row } from '../../../helpers/taskRows';
import { deposit, overdraft, pay, payDues, withdraw } from '../../../helpers/tasks';

/** Customers of lessons 6 and 8, at the only bank. */
const [ann, ben] = [
  [1, 0],
  [2, 0],
] as const;

/** Those of lesson 9, each at a bank of its own that holds $50 in cash. */
const [one, two] = [
  [2, 0],
  [3, 1],
] as const;

/** In lesson 8: what a payment out of an overdraft raises, its return takes back. */
const thereAndBack = [overdraft(5000), pay(ann, ben, 5000), pay(ben, ann, 5000)];

const meeting: readonly Row[] = [
  { what: 'gross deposits raised and taken back', lesson: 8, task: 2, events: thereAndBack },
  {
    what: 'cash that was paid in meanwhile and taken out again',
    lesson: 8,
    task: 2,
    events: [...thereAndBack, deposit(1, 0, 1000), withdraw(1, 0, 1000)],
  },
  {
    what: 'debts of both beyond their cash, paid by turns',
    lesson: 9,
    task: 2,
    events: [
      ...[pay(one, two, 4000), pay(two, one, 8000), pay(one, two, 2000)],
      ...[payDues(0, 1, 4000), payDues(1, 0, 8000), payDues(0, 1, 2000)],
    ],
  },
];

const missing: readonly Row[] = [
  {
    what: 'a payment that leaves the bank as large as it was',
    lesson: 6,
    task: 0,
    events: [pay(ann, ben, 1000)],
  },
  { what: 'cash paid in, which expands it', lesson: 6, task: 0, events: [deposit(1, 0, 1000)] },
  {
    what: 'more money, with new cash in the bank as well',
    lesson: 6,
    task: 1,
    events: [overdraft(30_000), deposit(1, 0, 1000), pay(ann, ben, 31_000)],
  },
  {
    what: 'deposits that came back with cash on top',
    lesson: 8,
    task: 2,
    events: [...thereAndBack, deposit(1, 0, 1000)],
  },
  {
    what: 'the only debt, paid',
    lesson: 9,
    task: 1,
    events: [pay(one, two, 3000), payDues(0, 1, 3000)],
  },
  {
    what: 'debts of just what the banks hold',
    lesson: 9,
    task: 2,
    events: [
      ...[pay(one, two, 5000), pay(two, one, 5000)],
      ...[payDues(0, 1, 5000), payDues(1, 0, 5000)],
    ],
  },
  {
    what: 'a debt beyond its cash of Bank 1 alone',
    lesson: 9,
    task: 2,
    events: [
      ...[pay(two, one, 2000), pay(one, two, 6000)],
      ...[payDues(1, 0, 2000), payDues(0, 1, 6000)],
    ],
  },
  {
    what: 'a debt beyond its cash of Bank 2 alone',
    lesson: 9,
    task: 2,
    events: [
      ...[pay(one, two, 2000), pay(two, one, 6000)],
      ...[payDues(0, 1, 2000), payDues(1, 0, 6000)],
    ],
  },
];

describeTasks(meeting, missing);
