/** What the exercise records of a player, in its panel. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeLink, fragmentOf } from '@/events/log/link';
import { parseLogText } from '@/events/log/parse';
import fullCircuit from '@/fixtures/logs/v1/bills-full-circuit.json';
import { loadBills } from '@/src/board/bills/loadBills';
import { Beside, lookAt } from '../../helpers/companion';
import { stageAt } from '../../unit/bills/support';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

afterEach(() => vi.unstubAllGlobals());

/** Opens the full circuit at a step, and the records of a player. */
async function open(step: number, player: string) {
  const read = parseLogText(JSON.stringify(fullCircuit));
  if ('problem' in read) throw new Error(read.problem);
  const fragment = fragmentOf(encodeLink(read.log), step);
  window.history.replaceState(null, '', `${stageAt(5).path}#${fragment}`);
  const { BillsBoard, game } = loadBills(5);
  render(<BillsBoard game={game} />, { wrapper: Beside });
  await screen.findByText(new RegExp(`^Step ${step} of 8 of the shared steps`));
  const picker = screen.getByRole('combobox', { name: 'Party' });
  await userEvent.selectOptions(picker, player);
  await lookAt('Explore');
}

/** Each recorded step, line by line. */
async function recorded(player: string) {
  const list = await screen.findByRole('list', { name: `Records of ${player}, latest first` });
  return [...list.children].map((round) =>
    [...round.querySelectorAll('button, .party-log-sentence, li > span:last-child')].map(
      ({ textContent }) => textContent,
    ),
  );
}

test('a player’s records tell step by step what came to it and what went', async () => {
  await open(3, 'Florence Banker');
  const rounds = await recorded('Florence Banker');
  expect(rounds).toHaveLength(2);
  const [latest, first] = rounds.map((round) => round.join(' '));
  expect(latest).toMatch(
    /^Step 3 Florence Banker remits .*In its favour: Is owed .* by Lyons Banker\.$/,
  );
  expect(first).toContain('Against it: Gives 64 ecus to Florence Exporter.');
});

test('they end with the shown step, lead to others, and say when there is nothing', async () => {
  await open(3, 'Lyons Exporter');
  expect(
    await screen.findByText('Nothing has been recorded of Lyons Exporter up to this step.'),
  ).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Party' }), 'Florence Banker');
  const list = await screen.findByRole('list', { name: /^Records of Florence Banker/ });
  await userEvent.click(within(list).getByRole('button', { name: 'Step 2' }));
  await screen.findByText(/^Step 2 of 8 of the shared steps/);
  expect(await recorded('Florence Banker')).toHaveLength(1);
});
