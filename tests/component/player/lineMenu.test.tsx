import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import { decodePayload, readFragment } from '@/events/log/link';
import type { Cursor } from '@/events/log/tree';
import { removeFrom } from '@/events/timeline/timeline';
import { LineMenu } from '@/src/board/player/LineMenu';
import { lessonGame } from '@/src/board/session/game';
import { lessonOf } from '../../helpers/boards';
import { acting, note, openingCursorOf, payment, stepped } from '../../helpers/cursors';

const game = lessonGame(lessonOf(2));

function open(cursor: Cursor<BankingRound>) {
  const [send, onKeys, onShare] = [vi.fn(), vi.fn(), vi.fn()];
  render(<LineMenu {...cursor} game={game} send={send} onKeys={onKeys} onShare={onShare} />);
  const user = userEvent.setup();
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'This line' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  return { send, onKeys, onShare, user, choose };
}

/** The items that can be chosen. */
async function enabled(cursor: Cursor<BankingRound>): Promise<readonly (string | null)[]> {
  const { user } = open(cursor);
  await user.click(screen.getByRole('button', { name: 'This line' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items).toHaveLength(7);
  return items
    .filter((item) => item.getAttribute('aria-disabled') !== 'true')
    .map(({ textContent }) => textContent);
}

const always = ['Share', 'Copy link to here', 'Help and keys'];
const opening = openingCursorOf(2);
const line = acting(opening, payment(1, 2, 100), payment(1, 2, 200));
const branch = acting(stepped(line, 1), payment(2, 1, 300));
const thrice = acting(stepped(branch, 1), payment(2, 1, 400), payment(2, 1, 500));

describe('the menu offers', () => {
  test('nothing to take away where nothing was done', async () => {
    expect(new Set(await enabled(opening))).toEqual(new Set(always));
  });

  test('nothing to put first on the main line', async () => {
    const names = await enabled(line);
    expect(new Set(names)).toEqual(new Set([...always, 'Delete from here', 'Start over']));
  });

  test('everything on a branch', async () => {
    expect(await enabled(branch)).toEqual([
      'Share',
      'Promote this line',
      'Make this the main line',
      'Copy link to here',
      'Help and keys',
      'Delete from here',
      'Start over',
    ]);
  });

  test('no deletion at the opening, which nobody can change', async () => {
    const names = await enabled(stepped(branch, 0));
    expect(names).not.toContain('Delete from here');
    expect(names).toContain('Start over');
  });

  test('starting over where only a setting was changed', async () => {
    expect(await enabled(acting(opening, { type: 'setOverdraft', value: 100 }))).toContain(
      'Start over',
    );
  });

  test('starting over no more once everything was deleted', async () => {
    const timeline = removeFrom(line.timeline, opening.at + 1);
    const names = await enabled({ timeline, at: opening.at, leaf: opening.at });
    expect(names).not.toContain('Start over');
  });
});

describe('an item', () => {
  test.each([
    ['Promote this line', { type: 'PROMOTE', node: thrice.leaf }],
    ['Make this the main line', { type: 'MAKE_MAIN', node: thrice.leaf }],
  ])('%s means the line that is shown', async (name, event) => {
    const { send, choose } = open(stepped(thrice, 1));
    await choose(name);
    expect(send).toHaveBeenCalledExactlyOnceWith(event);
  });

  test('Share and Keys open theirs', async () => {
    const { choose, onKeys, onShare, send } = open(line);
    await choose('Share');
    expect(onShare).toHaveBeenCalledOnce();
    expect(onKeys).not.toHaveBeenCalled();
    await choose('Help and keys');
    expect(onKeys).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
  });

  test('Copy link to here copies the line, to be opened at the shown step', async () => {
    const { choose } = open(stepped(branch, 1));
    await choose('Copy link to here');
    const { pathname, origin, hash } = await vi.waitFor(
      async () => new URL(await navigator.clipboard.readText()),
    );
    expect(origin + pathname).toBe(
      `${window.location.origin}/lectures/fundamentals/deposit-transfers`,
    );
    const fragment = readFragment(hash);
    expect(fragment?.round).toBe(1);
    expect(decodePayload(fragment?.payload ?? '')).toMatchObject({
      log: { lesson: 2, events: [payment(1, 2, 100), payment(2, 1, 300)] },
      truncated: null,
    });
  });
});

describe('deleting', () => {
  const ten = acting(opening, ...Array.from({ length: 10 }, (_, at) => payment(1, 2, at + 1)));
  const noted = acting(opening, payment(1, 2, 100), note('keep me'));

  test('takes fewer than ten events without a question', async () => {
    const { send, choose } = open(stepped(ten, 2));
    await choose('Delete from here');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'REMOVE', node: opening.at + 2 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['ten events', stepped(ten, 1), /^10 events are deleted\./],
    ['a note', noted, /^2 events, one of them a note, are deleted\./],
    ['notes', acting(noted, note('me too')), /^3 events, 2 of them notes, are deleted\./],
  ])('asks before it takes %s', async (_what, cursor, sentence) => {
    const { send, choose, user } = open(cursor);
    await choose('Delete from here');
    const dialog = await screen.findByRole('dialog', { name: 'Delete from here?' });
    expect(dialog).toHaveAccessibleDescription(sentence);
    expect(send).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'REMOVE', node: opening.at + 1 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('takes nothing where the answer is no', async () => {
    const { send, choose, user } = open(noted);
    await choose('Delete from here');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await choose('Delete from here');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'This line' })).toHaveFocus());
    expect(send).not.toHaveBeenCalled();
  });
});

describe('starting over', () => {
  test('always asks', async () => {
    const { send, choose, user } = open(line);
    await choose('Start over');
    const dialog = await screen.findByRole('dialog', { name: 'Start over?' });
    expect(send).not.toHaveBeenCalled();
    // In the order of all dialogs: the deed, then the way back.
    const names = within(dialog).getAllByRole('button', { name: /Start|Cancel/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Start over', 'Cancel']);
    await user.click(within(dialog).getByRole('button', { name: 'Start over' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'RESET' });
  });
});
