import { act, render, renderHook, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScreen } from '@/src/board/screen/useScreen';
import { lessonGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
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
