/** Opening a file from the share dialog. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import { lessonGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
import { lessonOf } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.history.replaceState(null, '', '/');
});

afterEach(() => vi.unstubAllGlobals());

test('what is no file of the site is told in the dialog, and another can be chosen there', async () => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Board game={lessonGame(lessonOf(2))} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('tab', { name: 'File' }));
  const choose = (text: string) =>
    user.upload(dialog.getByLabelText('Open a file'), new File([text], 'steps.json'));
  await choose('Dear reader,');
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This file was not saved by Tallystick. Choose one that Share saved.',
  );
  await choose(fileTextOf({ world: 'banking', lesson: 2, events: [payment(1, 2, 1000)] }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText(/^You are looking at shared steps/)).toBeVisible();
});
