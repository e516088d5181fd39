/** What others played from the step that the board shows. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { LessonEvent } from '@/machines/lesson';
import PlayedHere from '@/src/community/explorer/PlayedHere';
import { type PlayedLines, playedLines } from '@/src/contract/playedLines';
import { authServer } from '../../helpers/accounts/authServer';
import { giving } from '../../helpers/contract';
import { note, payment } from '../../helpers/cursors';
import { PlayedStudy } from '../../helpers/PlayedStudy';

const user = userEvent.setup();
const server = authServer();

/** Two lines pay $30, one of them goes on; another pays $20; one pays more than there is. */
const LINES: PlayedLines = {
  lines: [
    { title: 'The lesson itself: Transfers', scenario: null, met: 2 },
    { title: 'There and back', scenario: 'abc', met: 1 },
    { title: 'Less', scenario: 'def', met: 0 },
    { title: 'Too much', scenario: 'ghi', met: 0 },
  ],
  tasks: 2,
  steps: [
    { parent: null, event: null, ends: [] },
    { parent: 0, event: payment(1, 2, 3000), ends: [0] },
    { parent: 1, event: payment(2, 1, 1000), ends: [1] },
    { parent: 0, event: payment(1, 2, 2000), ends: [2] },
    { parent: 0, event: payment(1, 2, 99_000_000), ends: [3] },
  ],
};

const asked = vi.fn(({ request }: { request: Request }) => {
  const { searchParams } = new URL(request.url);
  return searchParams.get('lesson') === '2' ? giving(playedLines, LINES)() : HttpResponse.error();
});

beforeAll(() => {
  server.start();
  server.network.use(http.get('*/api/lines', asked));
});
afterAll(() => server.stop());

const open = (...before: readonly (BankingEvent | LessonEvent)[]) =>
  render(<PlayedStudy study={PlayedHere} lesson={2} before={before} />);

/** The ways on that are listed. */
async function waysOn() {
  const list = await screen.findByRole('list');
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
}

const where = () => screen.getByTestId('where').textContent;

describe('what was played from here', () => {
  test('is listed with how often it was, how it ended, and where', async () => {
    open();
    expect(await screen.findByText('4 lines come to this step.')).toBeVisible();
    expect(await waysOn()).toEqual([
      expect.stringMatching(
        /^Customer 1 pays Customer 2 \$30.+2 of 4 lines, 1 ended with all 2 tasks met: The lesson itself: Transfers, There and backPlay it: Customer 1 pays/,
      ),
      expect.stringMatching(
        /^Customer 1 pays Customer 2 \$20.+1 of 4 lines, ended with 0 of 2 tasks met: LessPlay it/,
      ),
    ]);
    expect(screen.getByRole('link', { name: 'There and back' })).toHaveAttribute(
      'href',
      '/community/scenarios/abc#at=1',
    );
  });

  test('is played by a press, and is gone to where the board has been there', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: /^Play it ?: .+\$30/ }));
    expect(where()).toBe('Step 1 of 1');
    expect(screen.getByText('2 lines come to this step.')).toBeVisible();
    expect(screen.getByText(/^One line ends here:/)).toHaveTextContent(
      'One line ends here: The lesson itself: Transfers.',
    );
    expect(await waysOn()).toEqual([
      expect.stringMatching(/1 of 2 lines, ended with 1 of 2 tasks met: There and backPlay it/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: /^Go there ?: .+\$30/ }));
    expect(where()).toBe('Step 1 of 1');
  });

  test('passes notes over, and leads back from where nobody has been', async () => {
    open(payment(1, 2, 3000), note('A thought.'), payment(1, 2, 100), payment(1, 2, 200));
    const back = await screen.findByRole('button', { name: 'Go back to step 1' });
    expect(
      screen.getByText(/^Nobody has published a line that comes to this step\./),
    ).toBeVisible();
    await user.click(back);
    expect(where()).toBe('Step 1 of 3');
    expect(screen.getByText('2 lines come to this step.')).toBeVisible();
  });

  test('is nothing before the opening', async () => {
    open({ type: 'GO_ROUND', round: -1 });
    expect(await screen.findByText(/^This step built the opening\./)).toBeVisible();
  });

  test('is asked for once a page, and again only where it did not come', async () => {
    const count = () => asked.mock.calls.length;
    const before = count();
    open();
    expect(await screen.findByText('4 lines come to this step.')).toBeVisible();
    expect(count()).toBe(before);
    render(<PlayedStudy study={PlayedHere} lesson={4} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(count()).toBe(before + 2);
  });
});
