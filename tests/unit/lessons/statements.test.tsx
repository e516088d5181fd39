/** What texts state about their boards in words: each is played or counted again, and compared. */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { collateralOf, openRepos } from '@/events/banking/ledger/securities';
import { balanceOf } from '@/events/banking/ledger/state';
import { systemNamed } from '@/events/banking/systems/registry';
import { figuresOf } from '@/events/banking/views/figures';
import { loanDataOf } from '@/events/banking/views/records/loanData';
import { termNamed } from '@/src/glossary/glossary';
import { lectureTextOf } from '@/src/lessons/content';
import { LECTURES, lessonPath } from '@/src/lessons/course/catalogue';
import { roundAt, roundsTo } from '@/src/lessons/demonstrated';
import { demonstrationOf } from '@/src/lessons/demonstrations';
import { lessonOf, openingOf, played, refusalOf } from '../../helpers/boards';
import { elementOf, LESSON_TEXTS, moduleOf, proseOf, shown } from '../../helpers/texts';

const textOf = (id: number) => {
  const found = LESSON_TEXTS.find(({ entry }) => entry.id === id);
  if (!found) throw new Error(`no text of lesson ${id}`);
  return found;
};

const proseOfLesson = async (id: number) => proseOf(await shown(textOf(id))).join('\n');

/** What a lecture's page says before its lessons, or after them. */
function proseOfLecture(path: string, part: 'Text' | 'Recap'): string {
  const lecture = LECTURES.find((one) => one.path === path);
  if (!lecture) throw new Error(`no lecture ${path}`);
  const { [part]: Part } = lectureTextOf(lecture);
  return proseOf(elementOf(renderToStaticMarkup(<Part />))).join('\n');
}

const definitionOf = (name: string) => termNamed(name)?.definition ?? '';

const eventsOf = (id: number) => demonstrationOf(lessonOf(id)).log.events;

/** Everything that banks have with the central bank, an overdraft as its negative figure. */
const netBalances = (round: BankingRound) =>
  round.book.accounts
    .filter(({ subordinateId, superiorId }) => {
      const types = [subordinateId, superiorId].map((id) => round.book.parties[id]?.type);
      return types.join(' ') === 'bank centralbank';
    })
    .reduce((sum, account) => sum + balanceOf(round, account), 0);

const reserves = (round: BankingRound) => figuresOf(round).reserves;

const bankPays = (from: number, to: number, amount: number): BankingEvent => ({
  type: 'bankTransfer',
  from,
  to,
  amount,
});

test('52 banks make 1,326 pairs, with two accounts each', async () => {
  const banks = 52;
  const accounts = banks * (banks - 1);
  const conclusion = await proseOfLesson(13);
  expect(conclusion).toContain(`the ${banks} banks`);
  expect(conclusion).toContain(`formed ${(accounts / 2).toLocaleString('en-US')}`);
  expect(conclusion).toContain(`two accounts, which for ${banks} banks makes`);
  expect(conclusion).toContain(`makes ${accounts.toLocaleString('en-US')}`);
  // What contemporaries counted is as many, rounded.
  const counted = (Math.round(accounts / 100) * 100).toLocaleString('en-US');
  expect(await proseOfLesson(11)).toMatch(
    new RegExp(`two for each pair of banks.* about ${counted} of these accounts`),
  );
});

test('payments between two banks are first taught where lesson 2 says', async () => {
  const isBetweenBanks = (event: BankingEvent) =>
    event.type === 'transfer' && event.fromBank !== event.toBank;
  const first = LESSON_TEXTS.find(
    ({ entry }) => entry.hasBoard && eventsOf(entry.id).some(isBetweenBanks),
  );
  const main = await shown(textOf(2));
  const later = [...main.querySelectorAll('p')].find(({ textContent }) =>
    textContent?.includes('a later lesson'),
  );
  expect(later?.querySelector('a')?.getAttribute('href')).toBe(first && lessonPath(first.entry));
});

describe('lesson 3', () => {
  test('opens its demonstration without a limit, as the text says', async () => {
    const lesson = lessonOf(3);
    const [first] = eventsOf(3);
    expect(first?.type, 'what is set before the first payment belongs to the opening').toBe(
      'transfer',
    );
    const refused = refusalOf(
      openingOf(3),
      { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 12_000 },
      lesson.offers,
    );
    expect(refused.code).toBe('INSUFFICIENT_DEPOSITS');
    expect(openingOf(3).book.settings.overdraft).toBe(0);
    expect(roundAt({ lesson, round: 1 }).book.settings.overdraft).toBe(5000);
    expect(await proseOfLesson(3)).toContain(
      'After that payment the demonstration raises the limit',
    );
  });

  test('refuses the second of two equal payments', async () => {
    const prose = await proseOfLesson(3);
    expect(prose).toContain('and let them try to pay another $90.');
  });
});

test('lesson 5 counts what the board counts: balances above zero, and nothing off them', async () => {
  const [first, second, third] = [10_000, -3000, 10_000];
  const overdrawn = played(3, [
    { type: 'setOverdraft', value: -second },
    { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: first - second },
  ]);
  expect(figuresOf(overdrawn).depositsGross).toBe(first - second + third);
  expect((await proseOfLesson(5)).replaceAll('\u2212', '-')).toContain(
    `balances of $${first / 100} and -$${-second / 100} make deposits of $${first / 100}, not of $${(first + second) / 100}.`,
  );
});

test('a task of lesson 15 says what Bank 2 can pay at the start', () => {
  const { goal = '' } = lessonOf(15).tasks[1] ?? {};
  const most = Number(/At the start Bank 2 could pay \$(\d+) in one sum\./.exec(goal)?.[1]) * 100;
  const opening = openingOf(15);
  expect(netBalances(played(15, [bankPays(2, 3, most)]))).toBe(netBalances(opening));
  expect(refusalOf(opening, bankPays(2, 3, most + 1), lessonOf(15).offers).code).toBe(
    'DAYLIGHT_OVERDRAFT_LIMIT',
  );
});

test('lesson 19 says what the median is, and where it is drawn, before it says that it stays', async () => {
  const prose = await proseOfLesson(19);
  const said = prose.indexOf(
    'The chart under Explore draws the median of all loans of fed funds: the rate at which half',
  );
  expect(said).toBeGreaterThan(-1);
  expect(prose.indexOf('After the purchase it is still')).toBeGreaterThan(said);
});

test('lesson 14 speaks of as many days as its demonstration settles', async () => {
  const days = eventsOf(14).filter(({ type }) => type === 'settleDues').length;
  const word = ['no', 'one', 'two', 'three', 'four'][days];
  const { description } = await moduleOf(textOf(14));
  expect(String(description).toLowerCase()).toContain(`${word} more days`);
  expect(await proseOfLesson(14)).toContain(`${word} more days at the house`);
  expect(demonstrationOf(lessonOf(14)).log.title?.toLowerCase()).toContain(`${word} clearing days`);
});

test('lending among banks changes balances above zero where the lender overdraws, their sum never', async () => {
  const opening = openingOf(16);
  const lent = played(16, [
    { type: 'getFedFundsLoan', borrower: 1, lender: 2, amount: 15_000, rate: 500 },
  ]);
  expect(reserves(lent)).toBeGreaterThan(reserves(opening));
  expect(netBalances(lent)).toBe(netBalances(opening));
  const main = await shown(textOf(16));
  const points = [...main.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
  const ofLending = points.filter((point) => /lending among banks/i.test(point));
  expect(ofLending).toHaveLength(2);
  for (const point of ofLending) expect(point).toContain('net of overdrafts');
});

test('a bank that overdraws changes the total of balances, so lesson 25 excepts it', async () => {
  const opening = openingOf(25);
  const overdrawn = played(25, [bankPays(1, 2, 15_000)]);
  expect(reserves(opening)).toBe(30_000);
  expect(reserves(overdrawn)).toBe(35_000);
  expect(netBalances(overdrawn)).toBe(netBalances(opening));
  expect(await proseOfLesson(25)).toMatch(
    /As long as no bank is overdrawn, only an operation in which the central bank itself takes part/,
  );
});

test('lesson 18 says how much at the highest rate lifts the median: a cent more than all before', () => {
  const lesson = lessonOf(18);
  const before =
    loanDataOf(roundsTo({ lesson }), 'Fed Funds').rows.at(-1)?.cumulativeFrequency ?? 0;
  const medianWith = (amount: number) =>
    loanDataOf(
      roundsTo({
        lesson,
        events: [
          { type: 'setOverdraft', value: 2 * amount },
          { type: 'getFedFundsLoan', borrower: 4, lender: 3, amount, rate: 8000 },
        ],
      }),
      'Fed Funds',
    ).volumeWeightedMedian;
  expect([before, medianWith(before), medianWith(before + 1)]).toEqual([10_000, 2500, 8000]);
});

test('what a pledge leaves free, as lessons 21 and 22 answer, is the most that can be done with it', () => {
  const pledgesMore = (amount: number): BankingEvent => ({
    type: 'doRepo',
    borrower: 1,
    lender: 2,
    amount,
    rate: 400,
    haircut: 200,
  });
  const sells = (amount: number): BankingEvent => ({ type: 'buySecurities', bank: 3, amount });
  for (const [id, round, most, more] of [
    [21, 1, pledgesMore(4900), pledgesMore(4901)],
    [22, 0, sells(4897), sells(4898)],
  ] as const) {
    const lesson = lessonOf(id);
    const place = roundAt({ lesson, round });
    expect(roundAt({ lesson, round, events: [most] }).count).toBe(place.count + 1);
    expect(refusalOf(place, more, lesson.offers).code).toBe('BILLS_PLEDGED');
  }
});

test('lesson 26 notes how much of the repos was lent at the higher rate', () => {
  const lesson = lessonOf(26);
  const repos = openRepos(roundAt({ lesson, round: 3 }).book);
  const highest = Math.max(...repos.map(({ interestRate }) => interestRate));
  const volume = (among: typeof repos) => among.reduce((sum, { principal }) => sum + principal, 0);
  const high = volume(repos.filter(({ interestRate }) => interestRate === highest));
  expect([high, volume(repos)]).toEqual([12_000, 22_000]);
  const noted = eventsOf(26).flatMap((event) => (event.type === 'note' ? [event.text] : []));
  expect(noted).toContainEqual(
    expect.stringMatching(/^More than half of all the cash lent in repos/),
  );
});

test('a haircut of 3.85 % covers the interest of 4 %', async () => {
  const lesson = lessonOf(23);
  const lent = roundAt({
    lesson,
    round: 2,
    events: [{ type: 'doRepo', borrower: 1, lender: 2, amount: 9615, rate: 400, haircut: 385 }],
  });
  const repo = openRepos(lent.book).at(-1);
  expect(repo && [collateralOf(repo), repo.principal + repo.interest]).toEqual([10_000, 10_000]);
  const prose = (await proseOfLesson(23)).replaceAll('\u00a0', ' ');
  expect(prose).toContain('At a rate of 4 %, one of 3.85 % is enough: $100 of bills secure');
  expect(prose).toContain('a loan of $96.15, which grows to $100');
});

test('CHIPS is said to keep dues until the day ends, and positions overnight, as it does here', () => {
  const { description } = systemNamed('chips');
  expect(description).toMatch(/a due to or from CHIPS until the day ends/);
  expect(description).toMatch(/what is left in a position stays with CHIPS overnight/);
});

test('the Supreme Court on debts older than the greenbacks is told the same way throughout', () => {
  const source = readFileSync('src/articles/money-in-the-american-civil-war/index.mdx', 'utf8');
  const answer =
    /contract of 1860[\s\S]*?<\/Question>/.exec(source)?.[0].replace(/\s+/g, ' ') ?? '';
  expect(answer).toContain('Under the statute the merchant gains');
  expect(answer).toMatch(/denied in 1870 .*and in 1871 upheld/);
});

test('the order of the second lecture is called one of logic, and who came sooner is named', async () => {
  for (const prose of [await proseOfLesson(7), proseOfLecture('towards-a-central-bank', 'Text')]) {
    expect(prose).toMatch(/order (?:of|is one of) logic/);
    expect(prose).toMatch(/fairs of the sixteenth century/);
    expect(prose).toMatch(/London.*1770/);
    expect(prose).toMatch(/Suffolk Bank/);
  }
});

test('a statute, and not the form of a sale, is what lets the lender in a repo sell', async () => {
  expect(await proseOfLesson(23)).toMatch(/Congress protected the lender’s right to sell/);
  const elsewhere = [proseOfLecture('repos', 'Recap'), definitionOf('Sale and Repurchase')];
  for (const text of elsewhere)
    expect(text).toMatch(/written.* a statute .*protects .*right to sell/s);
});

test('what an overdraft at a Reserve Bank loses, that Bank loses, in lesson and glossary', async () => {
  expect(await proseOfLesson(15)).toContain('The central bank would bear it');
  expect(definitionOf('Net Debit Cap')).toMatch(/the Reserve Bank’s own in the first case/);
});
