/** What figures come to along a line, kind by kind: at the opening, and after each event. */
import { describe, expect, test } from 'vitest';
import { figureAt } from '@/events/goals/figures';
import type { Figure } from '@/events/goals/grammar';
import { frozenLine } from '../../../helpers/lines/goalLines';

/** Of the line that meets a lesson's tasks, with a task that began after so many events. */
type Row = readonly [
  lesson: number,
  since: number,
  figure: Figure,
  values: readonly (number | null)[],
];

const ROWS: readonly Row[] = [
  [12, 0, { kind: 'line', line: 'CH Certificates', party: 3 }, [10000, -6000, -6000, -6000, 0]],
  [
    12,
    0,
    { kind: 'line', line: 'CH Certificates', party: 0, side: 'liability' },
    [20000, 4000, 4000, 4000, 20000],
  ],
  [
    12,
    0,
    { kind: 'line', line: 'CH Certificates', party: 0, with: 3, side: 'liability' },
    [10000, -6000, -6000, -6000, 0],
  ],
  [12, 0, { kind: 'line', line: 'CH Certificates' }, [20000, 4000, 4000, 4000, 20000]],
  [
    12,
    0,
    { kind: 'line', line: 'CH Certificates', take: 'above' },
    [20000, 10000, 10000, 10000, 20000],
  ],
  [12, 0, { kind: 'line', line: 'CH Certificates', take: 'below' }, [0, -6000, -6000, -6000, 0]],
  [
    12,
    0,
    { kind: 'line', line: 'CH Certificates', take: 'highest' },
    [10000, 10000, 10000, 10000, 20000],
  ],
  [
    12,
    0,
    { kind: 'line', line: 'CH Certificates', take: 'lowest' },
    [10000, -6000, -6000, -6000, 0],
  ],
  [12, 0, { kind: 'line', line: 'CH Certificates', take: 'countAbove' }, [2, 1, 1, 1, 1]],
  [12, 0, { kind: 'line', line: 'Dues', party: 3, side: 'liability' }, [18000, 0, 0, 0, 0]],
  [12, 0, { kind: 'line', line: 'Dues', party: 0, with: 4 }, [2000, 2000, 2000, 8000, 0]],
  [12, 0, { kind: 'line', line: 'Repos', take: 'highest' }, [0, 0, 0, 0, 0]],
  [12, 0, { kind: 'line', line: 'Repos', take: 'lowest' }, [0, 0, 0, 0, 0]],
  [12, 0, { kind: 'certificatesPaid', byLoan: false }, [0, 10000, 10000, 10000, 10000]],
  [12, 0, { kind: 'certificatesPaid', byLoan: true }, [0, 16000, 16000, 16000, 32000]],
  [12, 0, { kind: 'volume', act: { type: 'transfer' } }, [0, 0, 0, 6000, 6000]],
  [
    4,
    0,
    { kind: 'sheet', party: 0, take: 'total' },
    [20000, 20000, 30000, 30000, 20000, 20000, 30000, 24500, 24700, 25000],
  ],
  [
    4,
    0,
    { kind: 'sheet', party: 0, take: 'netWorth' },
    [0, 0, 0, 0, 500, 500, 500, 500, 700, 1000],
  ],
  [4, 0, { kind: 'sheet', party: 0, take: 'capital' }, [0, 0, 0, 0, 500, 500, 500, 500, 700, 1000]],
  [4, 0, { kind: 'money' }, [30000, 30000, 40000, 40000, 29500, 29500, 39500, 39500, 35300, 29000]],
  [
    4,
    0,
    { kind: 'setting', setting: 'interestRate' },
    [0, 500, 500, 500, 500, 500, 500, 500, 500, 500],
  ],
  [4, 0, { kind: 'setting', setting: 'iorb' }, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [
    4,
    0,
    { kind: 'setting', setting: 'billPrice' },
    [10000, 10000, 10000, 10000, 10000, 10000, 10000, 10000, 10000, 10000],
  ],
  [4, 0, { kind: 'setting', setting: 'insured' }, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [4, 0, { kind: 'day' }, [null, null, null, null, null, null, null, null, null, null]],
  [
    4,
    0,
    { kind: 'line', line: 'Reserves', partyType: 'customer' },
    [10000, 10000, 10000, 10000, 10000, 10000, 10000, 15500, 11300, 5000],
  ],
  [
    4,
    0,
    {
      kind: 'sum',
      of: [{ kind: 'money' }, { kind: 'line', line: 'Loans' }],
      less: [{ kind: 'line', line: 'Reserves', party: 1 }],
    },
    [25000, 25000, 45000, 45000, 24500, 24500, 44500, 39000, 35000, 29000],
  ],
  [
    4,
    0,
    { kind: 'sum', of: [{ kind: 'money' }, { kind: 'median', market: 'Repos' }] },
    [null, null, null, null, null, null, null, null, null, null],
  ],
  [
    4,
    0,
    { kind: 'made', line: 'Loans', in: 'opening', take: 'amount' },
    [0, 0, 10000, 10000, 10000, 10000, 20000, 20000, 20000, 20000],
  ],
  [16, 0, { kind: 'median', market: 'Fed Funds' }, [null, null, 500, 500, 500, 500, 500, 500]],
  [24, 0, { kind: 'debts', line: 'Repos', take: 'count' }, [1, 2, 3, 3, 3, 4, 4, 3, 3, 2, 1, 0, 0]],
  [
    24,
    0,
    { kind: 'debts', line: 'Repos', take: 'principal' },
    [10000, 14000, 18000, 18000, 18000, 21000, 21000, 18000, 18000, 14000, 10000, 0, 0],
  ],
  [
    24,
    0,
    { kind: 'debts', line: 'Repos', take: 'count', debtor: 2 },
    [0, 0, 1, 1, 1, 2, 2, 1, 1, 0, 0, 0, 0],
  ],
  [
    24,
    0,
    { kind: 'debts', line: 'Repos', take: 'count', creditor: 2 },
    [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0],
  ],
  [
    24,
    0,
    { kind: 'debts', line: 'Repos', take: 'count', principal: 4000 },
    [0, 1, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0],
  ],
  [
    24,
    0,
    { kind: 'debts', line: 'Repos', take: 'count', rate: 450 },
    [0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0],
  ],
  [
    24,
    2,
    { kind: 'debts', line: 'Repos', take: 'count', isNew: true },
    [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0],
  ],
  [
    24,
    0,
    {
      kind: 'debts',
      line: 'Repos',
      take: 'count',
      where: [
        { term: 'rate', is: 'atMost', than: 450 },
        {
          term: 'amount',
          is: 'atLeast',
          than: { of: { kind: 'line', line: 'Repos', take: 'highest' } },
        },
      ],
    },
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0],
  ],
  [
    24,
    0,
    {
      kind: 'debts',
      line: 'Repos',
      take: 'count',
      where: [
        { term: 'rate', is: 'atMost', than: { of: { kind: 'median', market: 'Fed Funds' } } },
      ],
    },
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ],
  [24, 0, { kind: 'bills', party: 2, take: 'free' }, [0, 0, 0, 0, 3000, 0, 0, 3000, 0, 0, 0, 0, 0]],
  [
    24,
    0,
    { kind: 'bills', party: 2, take: 'pledgedOn' },
    [0, 0, 4082, 4082, 4082, 4082, 4082, 4082, 4082, 0, 0, 0, 0],
  ],
  [
    24,
    2,
    { kind: 'repaidRate', line: 'Repos', debtor: 2, take: 'lowest' },
    [null, null, null, null, null, null, null, 400, 400, 400, 400, 400, 400],
  ],
  [
    24,
    8,
    { kind: 'repaidRate', line: 'Repos', debtor: 2, take: 'highest' },
    [null, null, null, null, null, null, null, null, null, 450, 450, 450, 450],
  ],
  [
    24,
    7,
    { kind: 'repaidRate', line: 'Repos', debtor: 2, take: 'lowest' },
    [null, null, null, null, null, null, null, null, null, 450, 450, 450, 450],
  ],
  [38, 0, { kind: 'day' }, [1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4]],
  [
    38,
    0,
    { kind: 'setting', setting: 'iorb' },
    [440, 440, 440, 440, 440, 440, 440, 490, 490, 490, 490, 490, 490, 490, 490],
  ],
  [38, 0, { kind: 'setting', setting: 'target' }, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [
    38,
    0,
    { kind: 'made', line: 'Fed Funds', in: 'opening', take: 'count' },
    [0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3],
  ],
  [
    38,
    0,
    { kind: 'made', line: 'Fed Funds', in: 'opening', take: 'amount' },
    [
      0, 1200000, 1200000, 1200000, 1200000, 2400000, 2400000, 2400000, 2400000, 2400000, 2400000,
      2400000, 2400000, 3900000, 3900000,
    ],
  ],
  [
    38,
    5,
    { kind: 'made', line: 'Fed Funds', in: 'task', take: 'count' },
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
  ],
  [
    38,
    0,
    { kind: 'made', line: 'Fed Funds', in: 'day', take: 'count' },
    [0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1],
  ],
  [
    38,
    5,
    { kind: 'made', line: 'Fed Funds', in: 'dayOfTask', take: 'count' },
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
  ],
  [
    38,
    0,
    { kind: 'made', line: 'Fed Funds', in: 'last', take: 'count' },
    [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0],
  ],
  [
    38,
    5,
    { kind: 'made', line: 'Fed Funds', in: 'lastOfTask', take: 'lastRate' },
    [null, null, null, null, null, null, null, null, null, null, null, null, null, 483, null],
  ],
  [
    38,
    0,
    { kind: 'made', line: 'Fed Funds', in: 'opening', take: 'firstRate' },
    [null, 428, 428, 428, 428, 428, 428, 428, 428, 428, 428, 428, 428, 428, 428],
  ],
  [
    38,
    0,
    { kind: 'made', line: 'Fed Funds', in: 'opening', take: 'lastRate' },
    [null, 428, 428, 428, 428, 435, 435, 435, 435, 435, 435, 435, 435, 483, 483],
  ],
  [
    38,
    0,
    { kind: 'made', line: 'Fed Funds', in: 'opening', take: 'firstDebtor' },
    [null, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  ],
  [
    38,
    0,
    { kind: 'made', line: 'Fed Funds', in: 'opening', take: 'lastDebtor' },
    [null, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1],
  ],
  [
    38,
    0,
    { kind: 'made', line: 'Fed Funds', in: 'opening', take: 'count', debtor: 2 },
    [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  ],
  [
    38,
    0,
    { kind: 'made', line: 'Fed Funds', in: 'opening', take: 'count', creditor: 1 },
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ],
  [
    38,
    0,
    {
      kind: 'made',
      line: 'Fed Funds',
      in: 'opening',
      take: 'count',
      where: [
        { term: 'rate', is: 'lessThan', than: { of: { kind: 'setting', setting: 'onRrp' } } },
      ],
    },
    [0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2],
  ],
  [
    38,
    0,
    {
      kind: 'made',
      line: 'Fed Funds',
      in: 'opening',
      take: 'count',
      where: [
        { term: 'due', is: 'atLeast', than: 3 },
        { term: 'amount', is: 'atMost', than: 1200000 },
      ],
    },
    [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  ],
  [
    38,
    0,
    { kind: 'debts', line: 'Fed Funds', take: 'firstDue' },
    [null, 2, 2, 2, null, 3, 3, 3, 3, 3, 3, null, null, 4, 4],
  ],
  [
    38,
    0,
    { kind: 'debts', line: 'Accrued Interest', take: 'lastDue' },
    [null, null, 0, 0, null, null, null, null, null, null, 0, 0, null, null, 0],
  ],
  [
    38,
    0,
    { kind: 'line', line: 'Bank Deposits', with: 0, partyType: 'bank', take: 'above' },
    [
      3600000, 3600000, 3600367, 3600367, 3600367, 3600367, 3300367, 3300367, 3300367, 3300367,
      3300775, 3300775, 3600810, 3600810, 3601259,
    ],
  ],
  [
    34,
    0,
    { kind: 'margin', take: 'asked' },
    [0, 75002, 41668, 33334, 0, 0, 0, 0, 35460, 35460, 0, 0, 0, 0],
  ],
  [
    34,
    0,
    { kind: 'margin', party: 1, take: 'asked' },
    [0, 41668, 41668, 33334, 0, 0, 0, 0, 17730, 17730, 0, 0, 0, 0],
  ],
  [
    34,
    0,
    { kind: 'margin', party: 2, take: 'short' },
    [0, 0, 0, 0, 0, 0, 0, 0, 11064, 11064, 0, 0, 0, 0],
  ],
  [
    34,
    0,
    { kind: 'setting', setting: 'billPrice' },
    [10000, 9600, 9600, 9600, 9600, 9600, 9600, 9600, 9400, 9400, 9700, 9700, 9700, 9700],
  ],
  [
    34,
    0,
    { kind: 'debts', line: 'Repos', take: 'lastDue', debtor: 1 },
    [8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8],
  ],
  [33, 0, { kind: 'insured', party: 2 }, [700000, 700000, 700000, 0, 0, 0]],
  [33, 0, { kind: 'insured', party: 3 }, [100000, 100000, 100000, 800000, 800000, 800000]],
  [33, 0, { kind: 'sheet', party: 2, take: 'capital' }, [100000, -350000, -350000, 0, 0, 0]],
  [33, 0, { kind: 'sheet', party: 2, take: 'netWorth' }, [0, -350000, -350000, 0, 0, 0]],
  [
    33,
    0,
    { kind: 'setting', setting: 'insured' },
    [250000, 250000, 250000, 250000, 250000, 250000],
  ],
  [
    30,
    0,
    { kind: 'setting', setting: 'capitalRequirement' },
    [800, 800, 800, 800, 800, 800, 800, 800],
  ],
  [
    42,
    0,
    { kind: 'line', line: 'Bank Deposits', with: 0, take: 'above' },
    [
      350000, 350000, 530000, 530000, 410000, 410000, 410005, 410005, 410005, 530025, 530025,
      350001, 350018,
    ],
  ],
  [
    42,
    0,
    { kind: 'line', line: 'Bank Deposits', with: 0, partyType: 'bank', take: 'above' },
    [
      300000, 200000, 200000, 200000, 80000, 80000, 80005, 360005, 360005, 480025, 480025, 300001,
      300018,
    ],
  ],
  [
    42,
    0,
    { kind: 'line', line: 'Bank Deposits', with: 0, partyType: 'treasury' },
    [
      50000, 150000, 330000, 330000, 330000, 330000, 330000, 50000, 50000, 50000, 50000, 50000,
      50000,
    ],
  ],
  [
    42,
    0,
    { kind: 'volume', act: { type: 'collectTax' }, in: 'day' },
    [0, 100000, 100000, 100000, 100000, 100000, 100000, 0, 0, 0, 0, 0, 0],
  ],
];

describe('a figure', () => {
  test.each(ROWS)(
    'on the line of lesson %i, after %i events: %j',
    (lesson, since, figure, values) => {
      const line = frozenLine(lesson, since);
      const read = [line.opening, ...line.rounds].map((_, end) => figureAt(figure, { line, end }));
      expect(read).toEqual(values);
    },
  );
});
