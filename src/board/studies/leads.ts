/** One sentence and an example for each study, shown when it is first opened. */

interface Lead {
  readonly says: string;
  /** After “For instance:”. */
  readonly example: string;
}

/** By the id of the study, or of the look at one party. */
export const LEADS: ReadonlyMap<string, Lead> = new Map([
  [
    'charts',
    {
      says: 'How the figures of the whole board move from step to step: sums in dollars, interest rates in percent.',
      example: 'a loan of $50 lifts credit by $50, and reserves stay where they are.',
    },
  ],
  [
    'rates',
    {
      says: 'The rates that the central bank sets, day by day, and each day’s loans as points among them.',
      example: 'fed funds at 4.33 % between a floor of 4.25 % and a discount rate of 4.50 %.',
    },
  ],
  [
    'factors',
    {
      says: 'What raised and what lowered the reserves of banks, day by day and line by line.',
      example: 'a tax of $1,200 takes as much out of them into the account of the Treasury.',
    },
  ],
  [
    'checks',
    {
      says: 'The rules that every step has to keep, each with the figures that show it.',
      example: 'what Bank 1 owes Customer 1 is what Customer 1 is owed, to the cent.',
    },
  ],
  [
    'refused',
    {
      says: 'What the rules did not let pass, and which rule it was.',
      example: 'a payment of $120 from an account that holds $100.',
    },
  ],
  [
    'compare',
    {
      says: 'Two lines of this board, or two steps of one line, side by side.',
      example: 'a deposit of $100 at the start and of $70 later differs by −$30.',
    },
  ],
  [
    'what-if',
    {
      says: 'What would have happened without some of the steps.',
      example: 'the same day without its first payment.',
    },
  ],
  [
    'systems',
    {
      says: 'What the same payments need in reserves under each banking system.',
      example: '$40 where each is paid by itself, $20 where they are netted once a day.',
    },
  ],
  [
    'records',
    {
      says: 'All that has happened to one party, step by step, the latest first.',
      example: '“holds $30 more in cash”, with the step that did it.',
    },
  ],
  [
    'accounts',
    {
      says: 'All that one party holds, owes and is owed at this step, with its terms.',
      example: 'a loan of $100 at 5 %, of which $40 is still to be repaid.',
    },
  ],
]);
