/** That no step opens, raises or repays an overdraft without saying so. */
import { describe, expect, test } from 'vitest';
import { storyOf } from '@/events/banking/board/rules';
import { type Account, type Book, partyOf } from '@/events/banking/ledger/book';
import { balanceOf, type State } from '@/events/banking/ledger/state';
import { dollars } from '@/events/money';
import { plain } from '@/events/phrase';
import { Chance } from '@/scripts/chance';
import { bankingArenas, openingOn, stepsOf } from '../helpers/lines/play';

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

/** Whether a sentence names what has moved: each of its holders, in words that say which debt it is, with a figure of it. */
function names(sentence: string, book: Book, moved: readonly Moved[]): boolean {
  return moved.every(({ account, owed, owes }) => {
    const figures = [owed, owes, Math.abs(owes - owed)].filter((one) => one > 0);
    return (
      WORDS[account.overdraft === 'CH Loans' ? 'house' : 'overdraft'].test(sentence) &&
      sentence.includes(partyOf(book, account.subordinateId).name) &&
      figures.some((one) => sentence.includes(dollars(one)))
    );
  });
}

/** Whether a sentence says how far an account is below zero after a step that lowered or raised it there. */
function saysWhatIsLeft(sentence: string, { owes }: Moved): boolean {
  return owes === 0 || sentence.includes(dollars(owes));
}

const told = SEEDS.flatMap((seed) =>
  bankingArenas(seed).flatMap((arena, index) =>
    stepsOf(arena, new Chance(seed, index), 80).flatMap(({ before, round }) => {
      const moved = round ? movedBetween(before, round) : [];
      return round && moved.length > 0
        ? {
            act: `${openingOn(arena).book.system} ${round.event?.type}`,
            moved,
            book: round.book,
            sentence: plain(storyOf(round, before)),
          }
        : [];
    }),
  ),
);

describe('every step that changes what is overdrawn', () => {
  test('says so of each account, and by how much', () => {
    const silent = told.filter(({ sentence, book, moved }) => !names(sentence, book, moved));
    expect(
      silent.map(({ act, sentence, moved }) => [
        act,
        sentence,
        moved.map(({ account, owed, owes }) => `${account.overdraft} ${owed} ${owes}`).join(),
      ]),
    ).toEqual([]);
  });

  test('says how much of it is left', () => {
    const silent = told.filter(({ sentence, moved }) =>
      moved.some((one) => !saysWhatIsLeft(sentence, one)),
    );
    expect(silent.map(({ act, sentence }) => [act, sentence])).toEqual([]);
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
