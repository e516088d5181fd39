/** What stands on the shelf of a new site: logs that load for ever, each with its story. */
import circuit from '@/fixtures/logs/v1/bills-full-circuit.json';
import overdraft from '@/fixtures/logs/v1/lesson-02-overdraft.json';
import loans from '@/fixtures/logs/v1/lesson-04-tasks.json';
import netting from '@/fixtures/logs/v1/lesson-10-net-and-settle.json';
import short from '@/fixtures/logs/v1/lesson-12-tasks.json';
import daylight from '@/fixtures/logs/v1/lesson-15-tasks.json';
import mortgage from '@/fixtures/logs/v1/lesson-17-tasks.json';
import reserves from '@/fixtures/logs/v1/lesson-25-tasks.json';
import rotten from '@/fixtures/logs/v1/lesson-31-rotten-tasks.json';
import plenty from '@/fixtures/logs/v1/lesson-37-tasks.json';
import chips from '@/fixtures/logs/v1/sandbox-chips-day.json';

/** A log of the house, and what is told of it. */
export interface Story {
  /** The content of the log's file. Its title is the scenario's. */
  readonly content: unknown;
  /** Two or three sentences: what happens, and what to watch. */
  readonly story: string;
  /** Whether the home page shows it. */
  readonly isShownFirst?: boolean;
}

/** Every story, in the order of the lessons; the sandbox and the bills come last. */
export const STORIES: readonly Story[] = [
  {
    content: overdraft,
    story:
      'Customer 1 spends $130 out of a deposit of $100, and the bank lets it happen. Then the money comes back, and goes out again. Watch which payments make the bank larger, and which make it smaller.',
  },
  {
    content: loans,
    story:
      'A bank lends $100 without touching its vault. One loan is paid back out of the deposit, the next one in notes. Watch what each does to the bank’s cash, and where the interest ends up.',
  },
  {
    content: netting,
    isShownFirst: true,
    story:
      'After a busy morning, three banks owe one another in every direction. Three agreements later only the differences are left, and they are settled on paper. Not one dollar of cash crosses the street.',
  },
  {
    content: short,
    story:
      'Settlement time: Bank 1 owes $160 and has $100 of certificates. The clearing house lends it the other $60 on the spot. One more payment comes in, and the loan is gone.',
  },
  {
    content: daylight,
    story:
      'Bank 1 has nothing at the central bank and pays $10 all the same: the central bank lends until the evening. But the day cannot end below zero. Somebody has to lend overnight.',
  },
  {
    content: mortgage,
    isShownFirst: true,
    story:
      'Citibank lends $500,000 against a house, and the moment the money is spent the bank is $250,000 overdrawn at the central bank. The sale falls through, and everything is undone. The second time Citibank borrows from other banks first, and is never overdrawn.',
  },
  {
    content: reserves,
    story:
      'The central bank lends reserves against bills, and then borrows some of them back. For a while there is more money in the market, then less. When the last repo has run off, only the interest is left.',
  },
  {
    content: rotten,
    story:
      'Two of eight depositors draw out all they have, and the vault is empty. Days later a borrower turns out to have nothing. Watch who bears the loss, and who got away.',
  },
  {
    content: plenty,
    story:
      'Bank 1 is short by $1,200 one evening, and its only neighbor knows it. Then the central bank buys bills until nobody is ever short, and has to find another way to keep a price on a night’s money.',
  },
  {
    content: chips,
    story:
      'Ann’s payment waits, and Cleo’s waits as well: neither bank may go below zero. Then Ben pays $40, and two payments that seemed stuck go through at once. See how little has to move when the day ends.',
  },
  {
    content: circuit,
    isShownFirst: true,
    story:
      'A banker in Florence buys a bill on Lyons, and weeks later another bill brings the money home. No coin ever leaves its city. Still his purse is fuller than before: find out who paid for that.',
  },
];
