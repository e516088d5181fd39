/** Whoever shares on what they were shown does so under its title, on every board. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeLink, fragmentOf } from '@/events/log/link';
import { parseLogText } from '@/events/log/parse';
import type { Log } from '@/events/worlds';
import fullCircuit from '@/fixtures/logs/v1/bills-full-circuit.json';
import { loadBills } from '@/src/board/bills/loadBills';
import { lessonGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
import { lessonOf } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

afterEach(() => vi.unstubAllGlobals());

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function opened(log: Log, board: ReactElement): void {
  window.history.replaceState(
    null,
    '',
    `/#${fragmentOf(encodeLink({ ...log, title: 'Hers' }), 1)}`,
  );
  render(board);
}

function circuit(): Log {
  const read = parseLogText(JSON.stringify(fullCircuit));
  if (!('log' in read)) throw new Error('The log of a full circuit is a log.');
  return read.log;
}

describe('a log that is looked at', () => {
  const { BillsBoard, game } = loadBills(5);
  const payments: Log = { world: 'banking', lesson: 2, events: [payment(1, 2, 700)] };
  test.each([
    ['of a lesson', payments, <Board key="lesson" game={lessonGame(lessonOf(2))} />],
    ['of the bills exercise', circuit(), <BillsBoard key="bills" game={game} />],
  ])('%s is shared on under its title, and one’s own is not', async (_of, log, board) => {
    opened(log, board);
    await screen.findByText('Hers');
    await press('Share');
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Hers');
    await userEvent.keyboard('{Escape}');
    await press('Back to my own');
    await press('Share');
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('');
  });
});
