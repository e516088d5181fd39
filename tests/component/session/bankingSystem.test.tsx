import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sandboxBoard } from '@/events/banking/board/boards';
import { EXAMPLES } from '@/src/board/sandbox/examples';
import { sandboxGame } from '@/src/board/session/game';
import { useOffers } from '@/src/board/session/useBankingSystem';

const { opening } = EXAMPLES.find(({ system }) => system === 'chips') ?? expect.fail('chips');
const { board } = sandboxBoard(opening);
const game = sandboxGame(board, opening);
const bookAt = (index: number) => board.start.at(index)?.book ?? expect.fail('a book');

test('what is offered follows the step that is shown, back before the system was chosen too', () => {
  const { result, rerender } = renderHook(({ book }) => useOffers(game, book), {
    initialProps: { book: bookAt(-1) },
  });
  const atEnd = result.current;
  expect(atEnd).toEqual(board.offers);
  rerender({ book: bookAt(0) });
  expect(result.current.parties).toEqual({});
  rerender({ book: { ...bookAt(-1), system: 'national' } });
  expect(result.current.parties.bank).toEqual(['payDues', 'netDues']);
  rerender({ book: bookAt(-1) });
  expect(result.current).toEqual(atEnd);
});

test('it is the same from step to step', () => {
  const { result, rerender } = renderHook(({ book }) => useOffers(game, book), {
    initialProps: { book: bookAt(-2) },
  });
  const before = result.current;
  rerender({ book: { ...bookAt(-2) } });
  expect(result.current).toBe(before);
});

test('a clock brings the end of the day, and what goes with days', () => {
  const { result, rerender } = renderHook(({ book }) => useOffers(game, book), {
    initialProps: { book: bookAt(-1) },
  });
  expect(result.current.board).not.toContain('endDay');
  rerender({ book: { ...bookAt(-1), clock: { basis: 360, day: 1 } } });
  expect(result.current.board).toContain('endDay');
  expect(result.current.parties.bank).toContain('rollOver');
});
