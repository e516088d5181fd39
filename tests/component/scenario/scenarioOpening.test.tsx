/** A published sandbox of which there is only the opening: it is played on from there. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import sandbox from '@/fixtures/logs/v1/sandbox-central-bank.json';
import { ScenarioBoard } from '@/src/board/scenario/ScenarioBoard';
import { Seeing } from '../../helpers/screen/seeing';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IntersectionObserver', Seeing);
});

afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => screen.getByRole('button', { name });

test('an opening without a step is shown, played on, and gone back to', async () => {
  const user = userEvent.setup();
  const logText = JSON.stringify({ ...sandbox, events: [] });
  render(
    <ScenarioBoard logText={logText} title="An opening">
      <p>Drawn on the server</p>
    </ScenarioBoard>,
  );
  expect(await screen.findByText(/^Start$/)).toBeVisible();
  await user.click(button('Fay'));
  await user.type(screen.getByRole('textbox', { name: 'Amount ($)' }), '10');
  await user.click(button('Deposit'));
  expect(screen.getByText(/^Step 1 of 1 of the shared steps/)).toBeVisible();
  await user.click(button('Back to the original steps'));
  expect(screen.getByText(/^Start$/)).toBeVisible();
  await user.click(button('Keep it as mine'));
  const home = screen.getByRole('link', { name: 'Go to the sandbox' });
  expect(home.getAttribute('href')).toMatch(/^\/sandbox#log=/);
});
