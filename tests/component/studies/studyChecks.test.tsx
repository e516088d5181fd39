import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { sandboxBoard } from '@/events/banking/board/boards';
import type { LessonEvent } from '@/machines/lesson';
import Checks from '@/src/board/studies/checks/Checks';
import Refused from '@/src/board/studies/checks/Refused';
import { note, payment } from '../../helpers/cursors';
import { repay } from '../../helpers/lines/reserveEvents';
import { PlayedStudy } from '../../helpers/PlayedStudy';
import { rowsUnder } from '../../helpers/screen/onScreen';
import { bank, system } from '../../helpers/setup';

const user = userEvent.setup();

function rule(title: string): HTMLElement {
  const found = screen.getByRole('heading', { name: new RegExp(title) }).closest('li');
  if (!found) throw new Error(`no rule ${title}`);
  return found;
}

describe('the checks', () => {
  const open = (lesson: number, ...before: readonly BankingEvent[]) =>
    render(<PlayedStudy study={Checks} lesson={lesson} before={before} />);

  test('say of each rule that it holds, with the figures that show it', () => {
    open(2, payment(1, 2, 3000));
    expect(screen.getByText(/At step 1 each of these rules holds/)).toBeVisible();
    expect(screen.getAllByText('holds')).toHaveLength(7);
    const [claims, worth] = [rule('Every claim has two sides'), rule('changes for a reason')];
    expect(claims).toHaveTextContent('Claims as assets$200');
    expect(claims).toHaveTextContent('Claims as liabilities$200');
    expect(worth).toHaveTextContent('Net worth gained$30');
  });

  test('list the figures party by party when they are asked for', async () => {
    open(2, payment(1, 2, 3000));
    await user.click(within(rule('records explain')).getByText('Figures'));
    expect(rowsUnder('The records explain the step')).toEqual([
      'Bank 1, liabilities: 0',
      'Customer 1, assets: −30',
      'Customer 2, assets: 30',
    ]);
    const table = screen.getByRole('table', { name: 'The records explain the step' });
    const headings = within(table).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent.replace('\u00a0', ' '))).toEqual([
      'What',
      'The sheet changed by, $',
      'The entries add up to, $',
    ]);
  });

  test('of a step with a note look at what the step did', () => {
    open(2, payment(1, 2, 3000), note('So far.'));
    expect(screen.getByText(/At step 1 each of these rules holds/)).toBeVisible();
    expect(rule('changes for a reason')).toHaveTextContent('Net worth gained$30');
  });

  test('follow the shown step, into the opening too', async () => {
    open(2, payment(1, 2, 3000));
    for (const _ of [1, 2]) await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText(/At step −1 each of these rules holds/)).toBeVisible();
  });

  test('fold the line again from the blank board and from its link, when asked', async () => {
    open(2, payment(1, 2, 3000), payment(2, 1, 200));
    expect(within(rule('The steps say it all')).queryByText('holds')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play it again and compare' }));
    const result = await screen.findByText(/^From its link of \d+ characters, read back/);
    expect(result).toHaveTextContent('the same state, to the bit.');
    expect(screen.getByText(/^From the blank board, 7 events played/)).toHaveTextContent(
      'the same state, to the bit.',
    );
    expect(within(rule('The steps say it all')).getByText('holds')).toBeVisible();
    // What was found is said of that step only.
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByText(/^From its link/)).toBeNull();
  });

  test('fold a sandbox again by its own opening', async () => {
    const { board } = sandboxBoard([system('centralbank'), bank('A', 0, 500), bank('B', 0, 900)]);
    const before: readonly BankingEvent[] = [{ type: 'bankTransfer', from: 1, to: 2, amount: 300 }];
    render(<PlayedStudy study={Checks} lesson={2} board={board} before={before} />);
    await user.click(screen.getByRole('button', { name: 'Play it again and compare' }));
    expect(await screen.findByText(/^From its link/)).toHaveTextContent('the same state');
    expect(screen.getByText(/^From the blank board, 4 events/)).toHaveTextContent('the same state');
  });
});

describe('the refused attempts', () => {
  const open = (lesson: number, ...before: readonly (BankingEvent | LessonEvent)[]) =>
    render(<PlayedStudy study={Refused} lesson={lesson} before={before} />);

  test('say how one gets there while there are none', () => {
    open(2, payment(1, 2, 3000));
    expect(screen.getByText(/Nothing has been refused here yet/)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('tell what was tried, the sentence that refused it, and the rule', () => {
    open(2, payment(1, 2, 99_900));
    const attempt = within(screen.getByRole('article'));
    expect(attempt.getByRole('heading')).toHaveTextContent(/^Transfer Money to Someone at step 0$/);
    const fields = attempt.getAllByRole('term').map((term) => {
      const said = term.nextElementSibling?.textContent;
      return `${term.textContent}: ${said}`;
    });
    expect(fields).toEqual([
      'From: Customer 1',
      'Out of the account at: Bank 1',
      'To: Customer 2',
      'Into the account at: Bank 1',
      'Amount: $999',
    ]);
    expect(screen.getByText(/Customer 1 has \$100\.00 on deposit/)).toBeVisible();
    expect(screen.getByText(/an account pays no more than it holds/)).not.toHaveTextContent(
      'INSUFFICIENT_DEPOSITS',
    );
  });

  test('stand with the latest first, each with a way back to its step', async () => {
    open(
      18,
      repay(99, 100),
      { type: 'bankTransfer', from: 1, to: 2, amount: 100 },
      repay(1, 90_000),
    );
    const steps = screen.getAllByRole('button', { name: /^at step/ });
    expect(steps.map(({ textContent }) => textContent)).toEqual(['at step 1', 'at step 0']);
    expect(screen.getByTestId('where')).toHaveTextContent('Step 1 of 1');
    await user.click(screen.getByRole('button', { name: 'at step 0' }));
    expect(screen.getByTestId('where')).toHaveTextContent('Step 0 of 1');
  });
});
