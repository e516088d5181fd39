import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { LessonEvent } from '@/machines/lesson';
import type { StudyProps } from '@/src/board/studies/study';
import WhatIf from '@/src/board/studies/whatIf/WhatIf';
import { note, payment } from '../../helpers/cursors';
import { PlayedStudy } from '../../helpers/PlayedStudy';
import { rowsUnder } from '../../helpers/screen/onScreen';
import { loan, overdraft, repayLoan } from '../../helpers/setup';

const user = userEvent.setup();

const open = (lesson: number, ...before: readonly (BankingEvent | LessonEvent)[]) =>
  render(<PlayedStudy study={WhatIf} lesson={lesson} before={before} />);

const steps = () => screen.getByRole('list', { name: 'Steps of this line' });
const switches = () => within(steps()).getAllByRole('checkbox');

/** Each row by its number and what became of it. */
function fates(): readonly string[] {
  return within(steps())
    .getAllByRole('listitem')
    .map((row) => {
      const number = row.querySelector('.switch-step')?.textContent;
      return `${number} ${row.querySelector('.switch-fate')?.textContent.trim() ?? 'done'}`;
    });
}

async function toggle(index: number): Promise<void> {
  const box = switches()[index];
  if (!box) throw new Error(`no switch ${index}`);
  await user.click(box);
}

/** The study on a board that can be started over. */
function Restarted(props: StudyProps) {
  const act = () => props.send({ type: 'ACT', event: payment(2, 1, 700) });
  return (
    <>
      <button type="button" onClick={() => props.send({ type: 'RESET' })}>
        Start over
      </button>
      <button type="button" onClick={act}>
        Pay
      </button>
      <WhatIf {...props} />
    </>
  );
}

describe('what if', () => {
  test('has nothing to switch off before anything was done', () => {
    open(2);
    expect(screen.getByText(/Nothing has been done on this line yet/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('lists each event with a switch, and notes without one', () => {
    open(2, payment(1, 2, 1000), overdraft(5000), note('So far.'), payment(2, 1, 200));
    expect(fates()).toEqual(['1 done', 'Setting done', 'Note done', '2 done']);
    expect(switches()).toHaveLength(3);
    expect(screen.getByText('All steps are on.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /branch/ })).toBeNull();
  });

  test('strikes what is off, and shows how both end', async () => {
    open(2, payment(1, 2, 3000), note('Paid.'), payment(2, 1, 500));
    await toggle(0);
    expect(fates()).toEqual(['1 off', 'Note off', '2 done']);
    expect(steps().querySelectorAll('s')).toHaveLength(2);
    expect(screen.getByText(/^2 of 3 events off\. All the others can be done\.$/)).toBeVisible();
    expect(rowsUnder('Customer 1')).toEqual(['Cash: 100', 'At Bank 1: 75', 'Net worth: 175']);
    const row = within(screen.getByRole('table', { name: 'Customer 1' })).getByRole('row', {
      name: /At Bank 1/,
    });
    expect(row).toHaveTextContent('At Bank 175105+30');
    await toggle(0);
    expect(fates()).toEqual(['1 done', 'Note done', '2 done']);
  });

  test('has every step on that is done after one starts over', async () => {
    render(<PlayedStudy study={Restarted} lesson={2} before={[payment(1, 2, 1000)]} />);
    await toggle(0);
    expect(fates()).toEqual(['1 off']);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    expect(fates()).toEqual(['1 done']);
  });

  test('ends at the first step that cannot be done, and says why', async () => {
    open(4, loan(1, 0, 5000), payment(1, 2, 12_000), payment(2, 1, 100), repayLoan(0, 1000));
    await toggle(0);
    expect(fates()).toEqual(['1 off', '2 refused', '3 not reached', '4 not reached']);
    expect(within(steps()).getByText(/Customer 1 has \$100\.00 on deposit/)).not.toHaveTextContent(
      'INSUFFICIENT_DEPOSITS',
    );
    expect(screen.getByText(/Step 2 cannot be done any more, and it ends there/)).toBeVisible();
    await toggle(1);
    expect(fates()).toEqual(['1 off', '2 off', '3 done', '4 refused']);
    expect(within(steps()).getByText(/it was made at step 1, which is switched off/)).toBeVisible();
  });

  test('keeps what is left as a branch, with the loans renumbered', async () => {
    open(4, loan(1, 0, 5000), loan(2, 0, 2000), note('Two.'), repayLoan(1, 2000));
    await toggle(0);
    await user.click(screen.getByRole('button', { name: 'Keep as a branch' }));
    expect(screen.getByTestId('where')).toHaveTextContent('Step 2 of 2');
    expect(fates()).toEqual(['1 done', 'Note done', '2 done']);
    expect(steps()).toHaveTextContent('Customer 2 repays Bank 1 $20');
    expect(screen.getByText('All steps are on.')).toBeVisible();
  });

  test('goes where what is left is already, rather than doing it twice', async () => {
    open(2, payment(1, 2, 3000), payment(2, 1, 500));
    await toggle(1);
    await user.click(screen.getByRole('button', { name: 'Go there' }));
    expect(screen.getByTestId('where')).toHaveTextContent('Step 1 of 2');
  });

  test('says where nothing is left but the opening', async () => {
    open(2, payment(1, 2, 3000));
    await toggle(0);
    expect(screen.getByText('Nothing but the opening is left: go there to see it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go there' }));
    expect(screen.getByTestId('where')).toHaveTextContent('Step 0 of 1');
  });

  test('opens a long line at the page of the shown step', async () => {
    const many = Array.from({ length: 70 }, (_, index) =>
      payment(index % 2 === 0 ? 1 : 2, index % 2 === 0 ? 2 : 1, 100),
    );
    open(2, ...many);
    expect(screen.getByText('51 to 70 of 70 events')).toBeVisible();
    expect(within(steps()).getAllByRole('listitem')).toHaveLength(20);
    expect(fates()[0]).toBe('51 done');
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.getByText('51 to 70 of 70 events')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(within(steps()).getAllByRole('listitem')).toHaveLength(50);
    expect(fates()[0]).toBe('1 done');
  });
});
