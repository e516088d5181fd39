import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { NET_WORTH_KEY } from '@/events/banking/views/sheet';
import type { Cursor } from '@/events/log/tree';
import { roundNumber } from '@/events/timeline/lines';
import { BlameDialog } from '@/src/board/blame/BlameDialog';
import { acting, note, openingCursorOf, payment, stepped } from '../../helpers/cursors';

const DEPOSIT_OF_1 = 'account-0-asset';
const CASH_OF_1 = 'reserves-1-asset';

interface BlamingProps {
  readonly cursor: Cursor<BankingRound>;
  readonly partyId: number;
  readonly lineKey: string;
  readonly onNode: (node: number) => void;
}

/** The dialog as a board keeps it: a figure opens it. */
function Blaming({ cursor, ...props }: BlamingProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Figure
      </button>
      <BlameDialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        timeline={cursor.timeline}
        at={cursor.at}
      />
    </>
  );
}

async function blame(cursor: Cursor<BankingRound>, partyId: number, lineKey: string) {
  const onNode = vi.fn();
  const user = userEvent.setup();
  render(<Blaming cursor={cursor} partyId={partyId} lineKey={lineKey} onNode={onNode} />);
  await user.click(screen.getByRole('button', { name: 'Figure' }));
  return { onNode, user };
}

/** The rows of the table, cell by cell, its heading left out. */
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The same without the sentences. */
const figures = () =>
  rows().map((cells) => cells.filter((_, index) => cells.length < 4 || index !== 1));

const dialog = () => screen.getByRole('dialog');

const playing = (...events: readonly BankingEvent[]) => acting(openingCursorOf(2), ...events);

describe('a figure', () => {
  const cursor = playing(payment(1, 2, 3000), note('A remark.'), payment(2, 1, 500));

  test('is made up of its steps, the latest first, with the balance after each', async () => {
    await blame(cursor, 1, DEPOSIT_OF_1);
    expect(screen.getByRole('dialog', { name: 'At Bank 1' })).toHaveAccessibleDescription(
      'Asset of Customer 1 at step 2: $75.',
    );
    expect(figures()).toEqual([
      ['2', '+5', '75'],
      ['1', '−30', '70'],
      ['−1', '+100', '100'],
      ['Sum of 3 changes', '75'],
    ]);
    expect(rows()[1]?.[1]).toBe(
      'Customer 1 pays Customer 2 $30. On the books of Bank 1 the sum passes from one account to the other.',
    );
  });

  test('leads to each of its steps', async () => {
    const { onNode, user } = await blame(cursor, 1, DEPOSIT_OF_1);
    await user.click(screen.getByRole('button', { name: 'Go to step 1' }));
    expect(onNode).toHaveBeenCalledOnce();
    expect(roundNumber(cursor.timeline, Number(onNode.mock.calls[0]?.[0]))).toBe(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Figure' })).toHaveFocus());
  });

  test('is that of the step shown, not of the last one', async () => {
    await blame(stepped(cursor, 1), 1, DEPOSIT_OF_1);
    expect(dialog()).toHaveAccessibleDescription('Asset of Customer 1 at step 1: $70.');
    expect(figures()[0]).toEqual(['1', '−30', '70']);
    expect(screen.getByRole('button', { name: 'Go to step 1' })).toHaveAttribute(
      'aria-current',
      'step',
    );
  });

  test('says when the opening has made it', async () => {
    await blame(cursor, 1, CASH_OF_1);
    expect(dialog()).toHaveTextContent(
      'It is carried from the opening position: no step since has changed it.',
    );
    expect(figures().map(([step]) => step)).toEqual(['−1', '−3', 'Sum of 2 changes']);
  });

  test('at zero says which step brought it there', async () => {
    await blame(playing(payment(1, 2, 4000), payment(1, 2, 6000)), 1, DEPOSIT_OF_1);
    expect(dialog()).toHaveAccessibleDescription('Asset of Customer 1 at step 2: $0.');
    expect(dialog()).toHaveTextContent('Step 2 brought it to zero');
    expect(figures()).toEqual([
      ['2', '−60', '0'],
      ['1', '−40', '60'],
      ['−1', '+100', '100'],
      ['Sum of 3 changes', '0'],
    ]);
  });

  test('that never was anything has no steps', async () => {
    await blame(cursor, 1, 'account-0-liability');
    expect(dialog()).toHaveTextContent('Nothing was ever entered here: the line stands at zero.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('net worth', () => {
  test('is explained as the balancing item, with the steps that changed it', async () => {
    await blame(playing(payment(1, 2, 3000)), 1, NET_WORTH_KEY);
    expect(
      screen.getByRole('dialog', { name: 'Net worth of Customer 1' }),
    ).toHaveAccessibleDescription('Net worth at step 1: $170.');
    expect(dialog()).toHaveTextContent(
      'Net worth is the balancing item: assets of $170 less liabilities of $0 leave $170.',
    );
    expect(figures()).toEqual([
      ['1', '−30', '170'],
      ['−3', '+200', '200'],
      ['Sum of 2 changes', '170'],
    ]);
  });

  test('below zero has its sign', async () => {
    const overdrawn = playing({ type: 'setOverdraft', value: 90_000 }, payment(1, 2, 35_000));
    await blame(overdrawn, 1, NET_WORTH_KEY);
    expect(dialog()).toHaveTextContent('assets of $100 less liabilities of $250 leave −$150.');
    expect(figures()[0]).toEqual(['1', '−350', '−150']);
  });

  test('that no step has changed says so', async () => {
    await blame(playing(payment(1, 2, 3000)), 0, NET_WORTH_KEY);
    expect(dialog()).toHaveTextContent('No step has changed it.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('a long list', () => {
  const back = Array.from({ length: 35 }, () => [payment(1, 2, 100), payment(2, 1, 50)]).flat();

  test('is shown part by part, and the focus goes on with it', async () => {
    const { user } = await blame(playing(...back), 1, DEPOSIT_OF_1);
    const steps = () => screen.getAllByRole('button', { name: /^Go to step/ });
    expect(steps()).toHaveLength(30);
    expect(rows().at(-1)).toEqual(['Sum of 71 changes', '82.50']);
    await user.click(screen.getByRole('button', { name: 'Show 30 of 41 earlier steps' }));
    expect(steps()).toHaveLength(60);
    expect(steps()[30]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show 11 earlier steps' }));
    expect(steps()).toHaveLength(71);
    expect(steps()[60]).toHaveFocus();
    expect(screen.queryByRole('button', { name: /earlier/ })).not.toBeInTheDocument();
  });

  test('of net worth goes back 500 steps and says what stood before', async () => {
    const many = Array.from({ length: 251 }, () => [payment(1, 2, 100), payment(2, 1, 80)]).flat();
    await blame(playing(...many), 1, NET_WORTH_KEY);
    // 502 steps: the first two took $1 and gave back $0.80.
    expect(dialog()).toHaveTextContent(
      'Only the last 500 steps were looked at: before them it was $199.80.',
    );
    expect(rows().slice(-2)).toEqual([
      ['Before these steps', '199.80'],
      ['With 500 changes', '149.80'],
    ]);
  });
});
