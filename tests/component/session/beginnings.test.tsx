import { act, render, renderHook, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { sandboxBoard } from '@/events/banking/board/boards';
import { useScreen } from '@/src/board/screen/useScreen';
import { lessonGame, sandboxGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
import { account, bank, customer } from '@/src/lessons/course/opening';
import { lessonOf } from '../../helpers/boards';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

test('a board opens on the party, the act and the role that its first task begins with', async () => {
  render(<Board game={lessonGame(lessonOf(25))} />);
  await screen.findByText('Start');
  const choice = (name: string) => screen.getByRole('combobox', { name });
  expect(choice('Party')).toHaveDisplayValue('Central Bank');
  expect(choice('Action')).toHaveDisplayValue('Do a Repo');
  expect(choice('Role')).toHaveDisplayValue('Lender of cash');
});

test('a form stays where it was acted in when the task is met, and goes with the task before that', () => {
  const lesson = lessonOf(2);
  const game = lessonGame(lesson);
  const [first, , last] = lesson.tasks.map(({ begins }) => begins);
  const { result, rerender } = renderHook(({ task }) => useScreen(game, task), {
    initialProps: { task: last },
  });
  expect(result.current.selected).toBe(2);
  rerender({ task: first });
  expect(result.current).toMatchObject({ selected: 1, type: 'transfer' });
  act(() => result.current.stay());
  rerender({ task: last });
  expect(result.current).toMatchObject({ selected: 1, type: 'transfer' });
});

test('without a task it opens on the first party for whom something would work', () => {
  const alone = [bank('North Bank', 100), customer('Ada', 10)];
  const opensOn = (opening: readonly BankingEvent[]) => {
    const game = sandboxGame(sandboxBoard(opening).board, opening);
    return renderHook(() => useScreen(game)).result.current.selected;
  };
  expect(opensOn([...alone, account(1, 0)])).toBe(1);
  // Nobody can do anything: whoever is offered something first.
  expect(opensOn([bank('North Bank', 100)])).toBe(0);
});
