/** A step draws anew what it changes, and nothing else: counted by whose account and which row is drawn. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { Profiler } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { encodeLink, fragmentOf } from '@/events/log/link';
import { lessonGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
import { demonstrationOf } from '@/src/lessons/demonstrations';
import { lessonOf } from '../../helpers/boards';
import { Beside, lookAt } from '../../helpers/companion';

const drawn = vi.hoisted(() => ({
  times: 0,
  views: [] as string[],
  accounts: [] as string[],
  rows: [] as number[],
  marks: 0,
  buttons: [] as string[],
}));

vi.mock('@/src/board/sheets/TAccount', async (original) => {
  const real = await original<typeof import('@/src/board/sheets/TAccount')>();
  return {
    ...real,
    TAccount: (props: Parameters<typeof real.TAccount>[0]) => {
      drawn.accounts.push(props.party.name);
      return real.TAccount(props);
    },
  };
});

vi.mock('@/src/board/sheets/partyView', async (original) => {
  const real = await original<typeof import('@/src/board/sheets/partyView')>();
  return {
    ...real,
    partyView: (...args: Parameters<typeof real.partyView>) => {
      drawn.views.push(args[1].name);
      return real.partyView(...args);
    },
  };
});

vi.mock('@/src/board/sentence/lineView', async (original) => {
  const real = await original<typeof import('@/src/board/sentence/lineView')>();
  return {
    ...real,
    moveAt: (...[timeline, leaf, round]: Parameters<typeof real.moveAt>) => {
      drawn.rows.push(round);
      return real.moveAt(timeline, leaf, round);
    },
    notesOn: (...[timeline, leaf]: Parameters<typeof real.notesOn>) => {
      drawn.marks += 1;
      return real.notesOn(timeline, leaf);
    },
  };
});

vi.mock('@/src/ui/button', async (original) => {
  const real = await original<typeof import('@/src/ui/button')>();
  return {
    ...real,
    IconButton: (props: Parameters<typeof real.IconButton>[0]) => {
      drawn.buttons.push(props.label);
      return <real.IconButton {...props} />;
    },
  };
});

// The steps are fetched when their tab is opened, which takes its time the first time.
beforeAll(async () => {
  await import('@/src/board/stage/StepsPanel');
}, 120_000);
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

/** Customer N of lesson 13 is party N, and Bank N, which is theirs, party 4 + N. */
function pays(from: number, to: number): BankingEvent {
  return { type: 'transfer', from, fromBank: 4 + from, to, toBank: 4 + to, amount: 1000 };
}

const lesson = lessonOf(13);
const game = lessonGame(lesson);
// With one, the lesson’s text is told of every step.
const demonstration = demonstrationOf(lesson)?.log ?? null;
const log = game.logOf([pays(1, 2), pays(1, 2), pays(3, 4)]);

/** The board at a step of the log, with all that is drawn on arriving done. */
async function open(step: number) {
  window.history.replaceState(null, '', `${game.path}#${fragmentOf(encodeLink(log), step)}`);
  render(
    <Profiler
      id="board"
      onRender={() => {
        drawn.times += 1;
      }}
    >
      <Beside>
        <Board game={game} demonstration={demonstration} />
      </Beside>
    </Profiler>,
  );
  await screen.findByText(new RegExp(`^Step ${step} of 3 of the shared steps`));
  await lookAt('Steps');
  const list = within(screen.getByRole('list', { name: 'Steps' }));
  await waitFor(() =>
    expect(list.getByRole('button', { current: 'step' })).toHaveTextContent(RegExp(`^${step}`)),
  );
  await still();
}

/** Waits until nothing has been drawn for a while: on a busy machine what is looked up on arriving comes late. */
async function still(): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet += 1) {
    const before = drawn.times;
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    if (drawn.times !== before) quiet = 0;
  }
}

/** What pressing a button of the player draws anew. */
async function drawnBy(button: string) {
  Object.assign(drawn, { times: 0, views: [], accounts: [], rows: [], marks: 0, buttons: [] });
  await userEvent.click(screen.getByRole('button', { name: button }));
  return { ...drawn, accounts: drawn.accounts.toSorted() };
}

const PAYING = ['Bank 1', 'Bank 2', 'Clearing House', 'Customer 1', 'Customer 2'];

test('a payment draws the sheets of those it touches, and two rows', async () => {
  await open(1);
  const { accounts, rows } = await drawnBy('Step forward');
  expect(accounts).toEqual(PAYING);
  expect(rows).toEqual([1, 2]);
});

test('a step draws at once, and what can wait after it; it works every sheet out once', async () => {
  await open(2);
  const { times, views } = await drawnBy('Step back');
  expect(times).toBe(2);
  expect(views).toHaveLength(9);
  expect(new Set(views).size).toBe(9);
});

test('the next one draws also the sheets whose marks it takes away', async () => {
  await open(2);
  const { accounts, rows } = await drawnBy('Step forward');
  expect(accounts).toEqual([
    ...['Bank 1', 'Bank 2', 'Bank 3', 'Bank 4', 'Clearing House'],
    ...['Customer 1', 'Customer 2', 'Customer 3', 'Customer 4'],
  ]);
  expect(rows).toEqual([2, 3]);
});

const PLAYER = ['First step', 'Step back', 'Play', 'Step forward', 'Last step', 'Share'];

test('a step leaves the player’s other parts alone, and does not ask again what lies on the track', async () => {
  await open(2);
  expect(drawn.buttons).toEqual(expect.arrayContaining(PLAYER));
  const { marks, buttons } = await drawnBy('Step back');
  expect(marks).toBe(0);
  expect(buttons.filter((name) => PLAYER.includes(name))).toEqual([]);
});

test('a choice of who is shown draws two sheets', async () => {
  await open(1);
  expect((await drawnBy('Customer 2')).accounts).toEqual(['Customer 1', 'Customer 2']);
});
