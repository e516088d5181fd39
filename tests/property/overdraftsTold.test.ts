/** That no step opens, raises or repays an overdraft without saying so. */
import { describe, expect, test } from 'vitest';
import { storyOf } from '@/events/banking/board/rules';
import type { Account } from '@/events/banking/ledger/book';
import { balanceOf, type State } from '@/events/banking/ledger/state';
import { dollars } from '@/events/money';
import { plain } from '@/events/phrase';
import { Chance } from '@/scripts/prove/chance';
import { bankingArenas, openingOn, stepsOf } from '../helpers/play';

const SEEDS = Array.from({ length: 14 }, (_, seed) => seed);

interface Moved {
  readonly account: Account;
  /** What was overdrawn before and after, in cents. */
  readonly owed: number;
  readonly owes: number;
}

const overdrawn = (state: State, account: Account): number =>
  Math.max(0, -balanceOf(state, account));

/** The accounts whose overdraft, or loan of the house, a step has changed. */
function movedBetween(before: State, after: State): readonly Moved[] {
  return after.book.accounts
    .map((account) => ({
      account,
      owed: overdrawn(before, account),
      owes: overdrawn(after, account),
    }))
    .filter(({ owed, owes }) => owed !== owes);
}

const WORDS = {
  overdraft: /overdr(?:awn|aft)/i,
  house: /CH Loan|borrows [^;]*\$|repays [^;]*\$/i,
};

/** Whether a sentence names what has moved, and a single one with a figure of it. */
function names(sentence: string, moved: readonly Moved[]): boolean {
  const isNamed = moved.every(({ account: { overdraft } }) =>
    (overdraft === 'CH Loans' ? WORDS.house : WORDS.overdraft).test(sentence),
  );
  const [only] = moved;
  if (!only || moved.length > 1) return isNamed;
  const figures = [only.owed, only.owes, Math.abs(only.owes - only.owed)].filter((one) => one > 0);
  return isNamed && figures.some((one) => sentence.includes(dollars(one)));
}

const told = SEEDS.flatMap((seed) =>
  bankingArenas(seed).flatMap((arena, place) =>
    stepsOf(arena, new Chance(seed, place), 80).flatMap(({ before, round }) => {
      const moved = round ? movedBetween(before, round) : [];
      return round && moved.length > 0
        ? {
            act: `${openingOn(arena).book.system} ${round.event?.type}`,
            moved,
            sentence: plain(storyOf(round, before)),
          }
        : [];
    }),
  ),
);

describe('every step that changes what is overdrawn', () => {
  test('says so, and by how much where it is one account', () => {
    const silent = told.filter(({ sentence, moved }) => !names(sentence, moved));
    expect(
      silent.map(({ act, sentence, moved }) => [
        act,
        sentence,
        moved.map(({ account, owed, owes }) => `${account.overdraft} ${owed} ${owes}`).join(),
      ]),
    ).toEqual([]);
  });

  test('was met under every system that has overdrafts', () => {
    const kinds = new Set(told.flatMap(({ moved }) => moved.map((one) => one.account.overdraft)));
    expect([...kinds].sort()).toEqual([
      'Bank Overdrafts',
      'CH Loans',
      'Customer Overdrafts',
      'Daylight Overdrafts',
    ]);
  });
});
