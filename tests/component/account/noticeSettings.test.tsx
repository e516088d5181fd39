import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NoticeSettings } from '@/src/account/profile/NoticeSettings';
import { CalendarAddress } from '@/src/request/CalendarAddress';
import { accountEndpoints } from '../../helpers/accounts/accountEndpoints';
import { authServer } from '../../helpers/accounts/authServer';

const server = authServer();
const { sent, sentJson, answers, forget } = accountEndpoints(server, [
  'notifications/settings',
  'calendar',
  'seats/c/calendar',
]);

beforeAll(() => server.start());
beforeEach(() => forget());
afterEach(() => server.reset());
afterAll(() => server.stop());

const box = (name: string) => screen.getByRole('checkbox', { name });
const begin = { muted: ['star'], mails: false, digests: false } as const;
const PATH = '/api/notifications/settings';

describe('what one is told', () => {
  test('is chosen by kind, and kept at once', async () => {
    answers({ ...begin, muted: [] });
    render(<NoticeSettings {...begin} mail="possible" teaches={false} />);
    expect(box('Stars for your scenarios')).not.toBeChecked();
    expect(box('Forks of your scenarios')).toBeChecked();
    await userEvent.click(box('Stars for your scenarios'));
    expect(await screen.findByText('You are told of this from now on.')).toBeVisible();
    await userEvent.click(box('Forks of your scenarios'));
    expect(await screen.findByText('You are no longer told of this.')).toBeVisible();
    expect(sentJson()).toEqual([
      ['PATCH', PATH, { muted: [] }],
      ['PATCH', PATH, { muted: ['fork'] }],
    ]);
  });

  test('comes by mail only where it was asked for; the week of classes to who teaches', async () => {
    answers({ muted: ['star'], mails: true, digests: false });
    const { rerender } = render(<NoticeSettings {...begin} mail="possible" teaches={false} />);
    expect(screen.queryByRole('checkbox', { name: /week/ })).not.toBeInTheDocument();
    expect(box('Send me what is new')).not.toBeChecked();
    await userEvent.click(box('Send me what is new'));
    expect(sentJson()).toEqual([['PATCH', PATH, { mails: true }]]);
    rerender(<NoticeSettings {...begin} mail="possible" teaches />);
    expect(box('Send me the week of my classes')).not.toBeChecked();
    rerender(<NoticeSettings {...begin} mail="unconfirmed" teaches />);
    expect(screen.getByText(/^Letters go only to an address that is confirmed/)).toBeVisible();
    rerender(<NoticeSettings {...begin} mail="none" teaches />);
    expect(screen.queryByRole('checkbox', { name: /^Send me/ })).not.toBeInTheDocument();
  });

  test('stays as it was where it could not be kept', async () => {
    answers({ error: 'The site cannot answer at the moment.' }, 503);
    render(<NoticeSettings {...begin} mail="possible" teaches={false} />);
    await userEvent.click(box('Send me what is new'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot answer/);
    expect(box('Send me what is new')).not.toBeChecked();
  });
});

describe('the address of the calendar', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  test('is made, made anew and ended', async () => {
    answers({ path: '/api/members/ann/calendar/1' });
    render(<CalendarAddress path={null} />);
    await userEvent.click(button('Make an address'));
    const field = screen.getByLabelText('Address of your calendar');
    expect(field).toHaveValue(`${window.location.origin}/api/members/ann/calendar/1`);
    expect(field).toHaveAttribute('readonly');
    await waitFor(() =>
      expect(screen.getByText('Your calendar has an address now.')).toHaveFocus(),
    );
    answers({ path: '/api/members/ann/calendar/2' });
    await userEvent.click(button('Make a new address'));
    expect(field).toHaveValue(`${window.location.origin}/api/members/ann/calendar/2`);
    expect(screen.getByText(/The old one no longer works/)).toBeVisible();
    answers({});
    await userEvent.click(button('End the address'));
    await waitFor(() => expect(screen.getByText(/^The address no longer works/)).toHaveFocus());
    expect(screen.queryByLabelText('Address of your calendar')).not.toBeInTheDocument();
    expect(sent().map(({ method }) => method)).toEqual(['PUT', 'PUT', 'DELETE']);
  });

  test('is one of the seat, where one has a seat', async () => {
    answers({ path: '/api/classes/c/seats/s/calendar/1' });
    render(<CalendarAddress path={null} seatIn="c" />);
    await userEvent.click(button('Make an address'));
    expect(await screen.findByLabelText('Address of your calendar')).toHaveValue(
      `${window.location.origin}/api/classes/c/seats/s/calendar/1`,
    );
    answers({});
    await userEvent.click(button('End the address'));
    await waitFor(() => expect(screen.getByText(/^The address no longer works/)).toHaveFocus());
    expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/seats/c/calendar',
      'DELETE /api/seats/c/calendar',
    ]);
  });
});
