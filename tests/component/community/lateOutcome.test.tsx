/** What was sent from the share dialog is answered after somebody closed it: the board is told. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import type { Outcome, SharePartProps } from '@/src/board/session/slots';
import * as contract from '@/src/contract/handIn';
import { ANN, authServer } from '../../helpers/accounts/authServer';
import { arrive } from '../../helpers/accounts/sessionPage';
import { giving } from '../../helpers/contract';

const server = authServer();
const onLate = vi.fn<(outcome: Outcome) => void>();
let leave = () => {};

/** Lets the server answer, and what it then answers. */
let answer: (response: Response) => void = () => {};

const answering = () => new Promise<Response>((resolve) => (answer = resolve));

const OPEN = {
  id: 'a',
  title: 'First',
  className: 'Money',
  board: 2,
  tasks: 1,
  lastTask: 1,
  part: '1',
  partTitle: null,
  handedIn: null,
  due: null,
  start: [],
};

beforeAll(() => server.start());
beforeEach(() => {
  leave = arrive();
  onLate.mockClear();
  sessionStorage.clear();
  server.session = ANN;
  server.network.use(
    http.post('*/api/scenarios', answering),
    http.put('*/api/assignments/a/hand-in', answering),
    http.get('*/api/assignments/open', () => HttpResponse.json({ assignments: [OPEN] })),
  );
});
afterEach(() => {
  leave();
  server.reset();
});
afterAll(() => server.stop());

const LOG: Log = {
  world: 'banking',
  lesson: 2,
  events: [{ type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 700 }],
};

const GIVEN: SharePartProps = {
  ...{ log: LOG, logText: () => fileTextOf(LOG), title: 'A run', onTitle: () => {} },
  gameTitle: 'Deposit Transfers',
  storageKey: 'lesson-2',
  gamePath: '/lectures/fundamentals/deposit-transfers',
  lessonId: 2,
  onLate,
};

/** Presses the button of a part, and closes the dialog that it stands in once the server was asked. */
async function sendAndClose(part: 'publish' | 'hand-in') {
  const { SHARE_PARTS } = await import('@/src/community/share/CommunitySlots');
  const Part = await SHARE_PARTS.find(({ value }) => value === part)?.load();
  if (!Part) throw new Error(`there is no part ${part}`);
  answer = () => {};
  const { unmount } = render(<Part {...GIVEN} />);
  const before = answer;
  await userEvent.click(
    await screen.findByRole('button', { name: /^(?:Publish|Hand in to First)$/ }),
  );
  await vi.waitFor(() => expect(answer).not.toBe(before));
  unmount();
  expect(onLate).not.toHaveBeenCalled();
}

/** What the board was told. */
async function told() {
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledOnce());
  return onLate.mock.calls[0]?.[0];
}

describe('publishing', () => {
  test('is told with the way to the page', async () => {
    await sendAndClose('publish');
    answer(HttpResponse.json({ id: 'abc' }, { status: 201 }));
    expect(await told()).toEqual({
      text: '“A run” is published.',
      isTrouble: false,
      path: '/community/scenarios/abc',
    });
  });

  test('whose answer is lost is told as not known, with what to do', async () => {
    await sendAndClose('publish');
    answer(HttpResponse.error());
    expect(await told()).toEqual({
      text:
        'Whether “A run” is published is not known. ' +
        'The server cannot be reached. It may have done this all the same: look, or try again, when you are online. ' +
        'What you typed is kept: press Share, then Publish, to try again.',
      isTrouble: true,
    });
  });
});

describe('handing in', () => {
  test('is told with the tasks that are met', async () => {
    await sendAndClose('hand-in');
    const handedIn = {
      met: [1],
      rounds: 1,
      points: { points: 1, worth: 1, loss: 0, waiting: 0, later: null },
      times: 1,
      isLate: false,
      leavesStart: false,
    };
    answer(giving(contract.handIn, { ...handedIn, handedInAt: '2026-01-01T00:00:00.000Z' })());
    expect(await told()).toEqual({
      text: '“First”: Handed in. The task is met.',
      isTrouble: false,
    });
  });

  test('that does not succeed is told with the reason', async () => {
    await sendAndClose('hand-in');
    answer(HttpResponse.json({ error: 'Sign in to do this.' }, { status: 401 }));
    expect(await told()).toEqual({
      text: 'Nothing was handed in to “First”. Sign in to do this.',
      isTrouble: true,
    });
  });
});
