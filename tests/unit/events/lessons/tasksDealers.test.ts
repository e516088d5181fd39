/** What meets the tasks of the dealers' lesson, and what only seems to. */

import { note } from '../../../helpers/cursors';
import { buy, lend, repo, sell, unwind } from '../../../helpers/lines/reserveEvents';
import { describeTasks, type Row } from '../../../helpers/taskRows';

// Dealers 1 and 2, Money Fund 3, Bank 4; a repo of $100 between 1 and 3 is open.
const lesson = 24;

const remark = note('A remark.');

const meeting: readonly Row[] = [
  {
    what: 'a purchase financed first, with as much cash as it costs',
    lesson,
    task: 1,
    events: [repo(1, 4, 4000, 400, 0), sell(1, 4000)],
  },
  {
    what: 'a purchase of which part was sold again',
    lesson,
    task: 1,
    events: [sell(1, 5000), buy(1, 2000), repo(1, 4, 3000, 400, 0)],
  },
  {
    what: 'a purchase in two parts, by two repos',
    lesson,
    task: 1,
    events: [sell(1, 2000), sell(1, 2000), repo(1, 4, 1000, 0, 0), repo(1, 4, 3000, 0, 0)],
  },
  {
    what: 'bills that were sold back',
    lesson,
    task: 2,
    events: [sell(2, 3000), buy(2, 3000), unwind(0)],
  },
];

const missing: readonly Row[] = [
  {
    what: 'a purchase, while the repo of the opening is the only one',
    lesson,
    task: 1,
    events: [sell(1, 5000)],
  },
  {
    what: 'a purchase that the other dealer finances',
    lesson,
    task: 1,
    events: [sell(2, 3000), repo(1, 4, 3000, 400, 0)],
  },
  {
    what: 'a purchase of a bank that lends to a dealer',
    lesson,
    task: 1,
    events: [sell(4, 3000), repo(1, 4, 3000, 400, 0)],
  },
  {
    what: 'bills sold',
    lesson,
    task: 1,
    events: [buy(1, 3000), repo(1, 4, 4000, 400, 0)],
  },
  {
    what: 'a purchase that was sold back',
    lesson,
    task: 1,
    events: [sell(1, 3000), buy(1, 3000), repo(1, 4, 3000, 400, 0)],
  },
  {
    what: 'a purchase that is financed by fed funds',
    lesson,
    task: 1,
    events: [sell(1, 3000), lend(4, 1, 3000, 400)],
  },
  {
    what: 'a repo that is left open',
    lesson,
    task: 2,
    events: [sell(2, 3000), buy(2, 3000)],
  },
  {
    what: 'a dealer with fewer bills than it had',
    lesson,
    task: 2,
    events: [buy(1, 3000), unwind(0)],
  },
  { what: 'a remark on a flat book', lesson, task: 2, events: [unwind(0), remark] },
];

describeTasks(meeting, missing);
