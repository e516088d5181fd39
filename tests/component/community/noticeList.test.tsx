import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NoticeList, type ShownNotice } from '@/src/community/notifications/NoticeList';
import { TellRead } from '@/src/community/notifications/TellRead';
import { currentUnread, tellUnread } from '@/src/session/unread';
import { accountEndpoints } from '../../helpers/accounts/accountEndpoints';
import { authServer } from '../../helpers/accounts/authServer';

const server = authServer();
const { sent, sentJson, answers, forget } = accountEndpoints(server, [
  'notifications',
  'notifications/:id',
  'notifications/about/:id',
]);

beforeAll(() => server.start());
beforeEach(() => forget());
afterEach(() => server.reset());
afterAll(() => server.stop());

const notice = (id: string, change: Partial<ShownNotice> = {}): ShownNotice => ({
  id,
  at: '2026-11-26T10:00:00.000Z',
  due: null,
  isRead: false,
  text: `Ben starred ${id}.`,
  path: `/community/scenarios/${id}`,
  ...change,
});

const mark = (id: string) =>
  screen.queryByRole('button', { name: `Mark as read: Ben starred ${id}.` });

describe('the list of notifications', () => {
  test('says what would stand there where there is nothing', () => {
    render(<NoticeList notices={[]} />);
    expect(screen.getByText(/^Nothing yet\./)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('marks one as read, keeps the focus at it, and tells the header', async () => {
    answers({ unread: 4 });
    render(<NoticeList notices={[notice('one'), notice('two', { isRead: true })]} />);
    expect(mark('two')).toBeNull();
    const button = mark('one');
    if (!button) throw new Error('it cannot be marked');
    await userEvent.click(button);
    expect(sent()).toMatchObject([{ method: 'PUT', path: '/api/notifications/one' }]);
    expect(mark('one')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ben starred one.' })).toHaveFocus();
    expect(currentUnread()).toBe(4);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  });

  test('marks all up to the newest that it shows', async () => {
    answers({ unread: 0 });
    render(<NoticeList notices={[notice('one'), notice('two')]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(sentJson()).toEqual([['PUT', '/api/notifications', { newest: 'one' }]]);
    expect(await screen.findByText('All are marked as read.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('list')).toHaveFocus();
  });

  test('says what went wrong, and leaves it unread', async () => {
    answers({ error: 'The site cannot answer at the moment.' }, 503);
    render(<NoticeList notices={[notice('one')]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot answer/);
    expect(mark('one')).toBeVisible();
  });

  test('says when an assignment is due', () => {
    render(<NoticeList notices={[notice('one', { due: '2030-01-31T17:00:00.000Z' })]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(/Due 31 January 2030/);
  });
});

describe('a page that a notification is about', () => {
  test('marks it as read where something is unread, and tells the header what is left', async () => {
    answers({ unread: 0 });
    act(() => tellUnread(0));
    const { unmount } = render(<TellRead about="given" />);
    expect(sent()).toEqual([]);
    answers({ unread: 1 });
    act(() => tellUnread(2));
    await waitFor(() => expect(currentUnread()).toBe(1));
    expect(sent()).toMatchObject([{ method: 'PUT', path: '/api/notifications/about/given' }]);
    unmount();
  });
});
