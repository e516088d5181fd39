/** What a class did next from the step that a board shows: on a sandbox and on a board of the bills, for whoever teaches it. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sandboxBoard } from '@/events/banking/board/boards';
import { parseLogText } from '@/events/log/parse';
import type { AnyEvent } from '@/events/world/board';
import fullCircuit from '@/fixtures/logs/v1/bills-full-circuit.json';
import sandbox from '@/fixtures/logs/v1/sandbox-central-bank.json';
import { loadBills } from '@/src/board/bills/loadBills';
import { ClassBoard } from '@/src/community/explorer/classBoard';
import PlayedInClass from '@/src/community/explorer/PlayedInClass';
import { CommunitySlots } from '@/src/community/share/CommunitySlots';
import { type ClassLines, classLines } from '@/src/contract/playedLines';
import { authServer } from '../../helpers/accounts/authServer';
import { Beside, lookAt } from '../../helpers/companion';
import { giving } from '../../helpers/contract';
import { PlayedStudy } from '../../helpers/PlayedStudy';

const user = userEvent.setup();
const server = authServer();

function logOf(file: object) {
  const read = parseLogText(JSON.stringify(file));
  if ('problem' in read) throw new Error(read.problem);
  return read.log;
}

/** Two learners who did the same first step, one of whom did the next one too. */
function linesOf(events: readonly AnyEvent[]): ClassLines {
  const [first, second] = events.filter(({ type }) => type !== 'note');
  if (!first || !second) throw new Error('the log has two steps');
  return {
    lines: [
      { title: 'Ann', learner: 'ann-id', met: 0 },
      { title: 'Sam', learner: 'sam-id', met: 0 },
    ],
    tasks: 0,
    steps: [
      { parent: null, event: null, ends: [] },
      { parent: 0, event: first, ends: [1] },
      { parent: 1, event: second, ends: [0] },
    ],
  };
}

const LINES: Readonly<Record<string, ClassLines>> = {
  ofSandbox: linesOf(logOf(sandbox).events),
  ofBills: linesOf(logOf(fullCircuit).events),
};

beforeAll(() => {
  server.start();
  server.network.use(
    http.get('*/api/assignments/:id/lines', ({ params }) => {
      const lines = LINES[String(params.id)];
      if (!lines) throw new Error('nobody asks for this');
      return giving(classLines, lines)();
    }),
  );
});
afterAll(() => server.stop());
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

describe('in a class', () => {
  test('the ways on of a sandbox are told, without names until they are asked for', async () => {
    const log = logOf(sandbox);
    if (log.lesson !== 'sandbox') throw new Error('it is a sandbox');
    const { board } = sandboxBoard(log.opening);
    render(
      <ClassBoard value={{ id: 'ofSandbox', part: '2' }}>
        <PlayedStudy study={PlayedInClass} lesson={2} board={board} />
      </ClassBoard>,
    );
    expect(await screen.findByText('2 lines come to this step.')).toBeVisible();
    const way = within(await screen.findByRole('listitem'));
    expect(way.getByText(/^2 of 2 lines$/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Show names' }));
    // The first step of this sandbox sets something, and closes no round: it belongs to step 0.
    expect(way.getByRole('link', { name: 'Sam' })).toHaveAttribute(
      'href',
      '/community/assignments/ofSandbox/hand-ins/sam-id?part=2',
    );
    await user.click(way.getByRole('button', { name: /^Play it/ }));
    expect(screen.getByText(/^One line ends here/)).toHaveTextContent('One line ends here: Sam.');
  });

  test('nothing is told where the page is about no board of a class', () => {
    render(<PlayedStudy study={PlayedInClass} lesson={2} />);
    expect(screen.queryByText(/^What was done next/)).toBeNull();
  });
});

describe('on a board of the bills', () => {
  const open = async (inClass: { readonly id: string; readonly part: string } | null) => {
    const { BillsBoard, game } = loadBills(5);
    render(
      <CommunitySlots inClass={inClass}>
        <BillsBoard game={game} />
      </CommunitySlots>,
      { wrapper: Beside },
    );
    await screen.findByText('Start');
    await lookAt('Explore');
    await screen.findByRole('table', { name: 'Who owes whom' });
  };

  test('the ways on of the class stand under the tables, and are played', async () => {
    await open({ id: 'ofBills', part: '1' });
    await user.click(screen.getByText('In this class'));
    expect(await screen.findByText('2 lines come to this step.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Play it/ }));
    expect(await screen.findByText(/^One line ends here/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('slider', { name: 'Step' })).toHaveAttribute(
        'aria-valuetext',
        'Step 1 of 1',
      ),
    );
  });

  test('there is nothing of a class where nobody teaches one', async () => {
    await open(null);
    expect(screen.queryByText('In this class')).toBeNull();
  });
});
