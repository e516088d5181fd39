import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { PredictDialog } from '@/src/board/predict/PredictDialog';
import { PredictToggle } from '@/src/board/predict/PredictToggle';
import { lessonOf, played } from '../../helpers/boards';

const deposit = (amount: number): BankingEvent => ({
  type: 'deposit',
  customer: 1,
  bank: 0,
  amount,
});

interface PredictingProps {
  readonly given?: readonly BankingEvent[];
  readonly onPost: () => void;
  readonly onGraded: () => void;
}

/** The dialog as a board keeps it: opened by a button, for a deposit of $20 or of $50. */
function Predicting({ given = [], onPost, onGraded }: PredictingProps) {
  const [amount, setAmount] = useState(0);
  const [before] = useState(() => played(2, given));
  return (
    <>
      <button type="button" onClick={() => setAmount(2000)}>
        Predict 20
      </button>
      <button type="button" onClick={() => setAmount(5000)}>
        Predict 50
      </button>
      <PredictDialog
        before={before}
        onPost={onPost}
        onGraded={onGraded}
        open={amount > 0}
        onOpenChange={(open) => !open && setAmount(0)}
        event={amount > 0 ? deposit(amount) : null}
        offers={lessonOf(2).offers}
      />
    </>
  );
}

async function opened(given: readonly BankingEvent[] = []) {
  const onPost = vi.fn();
  const onGraded = vi.fn();
  const user = userEvent.setup();
  render(<Predicting given={given} onPost={onPost} onGraded={onGraded} />);
  await user.click(button('Predict 20'));
  return { user, onPost, onGraded };
}

const button = (name: string) => screen.getByRole('button', { name });
const entry = (number: number) => within(screen.getByRole('group', { name: `Entry ${number}` }));
const account = (number: number) => entry(number).getByRole('combobox', { name: 'Account' });

type Typed = readonly [
  party: string,
  account: string,
  side: 'Asset' | 'Liability',
  direction: '+ rises' | '− falls',
  amount: string,
];

/** Fills in one row after another, adding those that are not there yet. */
async function predict(user: UserEvent, rows: readonly Typed[]) {
  for (const [index, [party, name, side, direction, amount]] of rows.entries()) {
    if (index > 0) await user.click(button('Add an entry'));
    const row = entry(index + 1);
    await user.selectOptions(row.getByRole('combobox', { name: 'Whose sheet' }), party);
    await user.selectOptions(account(index + 1), name);
    await user.click(row.getByRole('radio', { name: side }));
    await user.click(row.getByRole('radio', { name: direction }));
    await user.type(row.getByRole('textbox', { name: 'By ($)' }), amount);
  }
}

const RIGHT: readonly Typed[] = [
  ['Bank 1', 'Reserves', 'Asset', '+ rises', '20'],
  ['Bank 1', 'Customer 1', 'Liability', '+ rises', '20'],
  ['Customer 1', 'Cash', 'Asset', '− falls', '20'],
  ['Customer 1', 'At Bank 1', 'Asset', '+ rises', '20'],
];

/** The rows of a table, cell by cell. */
const cells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('predicting an action', () => {
  test('begins with what is to be done, and says nothing of what it does', async () => {
    await opened();
    const dialog = screen.getByRole('dialog', { name: 'Predict, then reveal' });
    expect(dialog).toHaveTextContent('Customer 1 pays $20 in cash into Bank 1.');
    expect(dialog).not.toHaveTextContent('is now');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('offers the accounts of the chosen party, on whichever side', async () => {
    const { user } = await opened();
    await user.selectOptions(entry(1).getByRole('combobox', { name: 'Whose sheet' }), 'Bank 1');
    expect(
      within(account(1))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose', 'Reserves', 'Customer 1', 'Customer 2']);
  });

  test('is graded entry by entry, and posts only when asked to', async () => {
    const { user, onPost } = await opened();
    await predict(user, RIGHT.slice(0, 3));
    await user.click(button('Reveal'));
    expect(onPost).not.toHaveBeenCalled();
    const score = screen.getByRole('heading', { name: '3 of 4 entries right.' });
    expect(score).toHaveFocus();
    expect(cells('Your entries').map(([, change, verdict]) => [change, verdict])).toEqual([
      ['+20', '✓ Right'],
      ['+20', '✓ Right'],
      ['−20', '✓ Right'],
    ]);
    expect(cells('Missed')).toEqual([['Customer 1, Asset: At Bank 1', '+20']]);
    expect(screen.getByText(/Nobody’s net worth changes/)).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Customer 1 pays $20 in cash into Bank 1. Customer 1’s deposit there is now $120.',
    );
    await user.click(button('Post it'));
    expect(onPost).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button('Predict 20')).toHaveFocus());
  });

  test('says of each wrong entry what is so instead', async () => {
    const { user } = await opened();
    await predict(user, [
      ['Bank 1', 'Reserves', 'Asset', '+ rises', '2'],
      ['Bank 1', 'Customer 1', 'Asset', '+ rises', '20'],
      ['Customer 1', 'Cash', 'Asset', '+ rises', '20'],
      ['Customer 2', 'Cash', 'Asset', '− falls', '20'],
    ]);
    await user.click(button('Reveal'));
    expect(cells('Your entries').map(([, , verdict]) => verdict)).toEqual([
      '✗ Wrong amountIt rises by $20, not by $2.',
      '✗ Wrong sideFor Bank 1 it is a liability, not an asset; it rises by $20.',
      '✗ Wrong signIt falls by $20; it does not rise.',
      '✗ Wrong accountNothing changes on the sheet of Customer 2.',
    ]);
    expect(
      screen.getByRole('heading', { name: '0 of 4 entries right, and 1 of yours is not made.' }),
    ).toBeVisible();
  });

  test('can be done again with all that was typed', async () => {
    const { user } = await opened();
    await predict(user, RIGHT.slice(0, 1));
    await user.click(button('Reveal'));
    await user.click(button('Predict again'));
    const party = entry(1).getByRole('combobox', { name: 'Whose sheet' });
    expect(party).toHaveFocus();
    expect(party).toHaveDisplayValue('Bank 1');
    expect(account(1)).toHaveDisplayValue('Reserves');
    expect(entry(1).getByRole('textbox')).toHaveValue('20');
  });

  test('with nothing typed shows all the entries', async () => {
    const { user } = await opened();
    await user.click(button('Reveal'));
    expect(screen.getByRole('heading', { name: '0 of 4 entries right.' })).toBeVisible();
    expect(cells('The entries')).toHaveLength(4);
  });

  test('is kept while the dialog is closed, and gone once it is posted', async () => {
    const { user } = await opened();
    await predict(user, RIGHT.slice(0, 1));
    await user.keyboard('{Escape}');
    await user.click(button('Predict 50'));
    expect(entry(1).getByRole('textbox')).toHaveValue('20');
    await user.click(button('Reveal'));
    await user.click(button('Post it'));
    await user.click(button('Predict 20'));
    expect(entry(1).getByRole('textbox')).toHaveValue('');
  });

  test('keeps count of first attempts over several actions, and tells each once', async () => {
    const { user, onGraded } = await opened();
    await predict(user, RIGHT);
    await user.click(button('Reveal'));
    expect(onGraded).toHaveBeenCalledOnce();
    expect(onGraded).toHaveBeenCalledWith(expect.objectContaining({ right: 4, of: 4 }));
    expect(screen.getByRole('heading', { name: 'All 4 entries right.' })).toBeVisible();
    expect(screen.queryByText(/first attempt/)).not.toBeInTheDocument();
    await user.click(button('Predict again'));
    await user.click(button('Reveal'));
    expect(onGraded).toHaveBeenCalledOnce();
    await user.click(button('Post it'));
    await user.click(button('Predict 50'));
    await user.click(button('Reveal'));
    expect(
      screen.getByText('At first attempt, over 2 actions: 4 of 8 entries right.'),
    ).toBeVisible();
  });
});

describe('a row', () => {
  test('that is unfinished is pointed out, field by field, once one asks for the result', async () => {
    const { user } = await opened();
    await user.selectOptions(entry(1).getByRole('combobox', { name: 'Whose sheet' }), 'Bank 1');
    await user.type(entry(1).getByRole('textbox'), '0');
    expect(entry(1).getByRole('textbox')).toBeValid();
    await user.click(button('Reveal'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(account(1)).toHaveAccessibleDescription('Choose the account that changes.');
    expect(account(1)).toHaveFocus();
    const amount = entry(1).getByRole('textbox');
    expect(amount).toHaveAccessibleDescription('A change is more than zero.');
    await user.type(amount, 'x');
    expect(amount).toHaveAccessibleDescription('Give an amount, such as 20 or 12.50.');
  });

  test('has the focus when it is added, and hands it on when it is removed', async () => {
    const { user } = await opened();
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await user.click(button('Add an entry'));
    expect(entry(2).getByRole('combobox', { name: 'Whose sheet' })).toHaveFocus();
    await user.selectOptions(entry(2).getByRole('combobox', { name: 'Whose sheet' }), 'Customer 2');
    await user.click(button('Remove entry 1'));
    const left = entry(1).getByRole('combobox', { name: 'Whose sheet' });
    expect(left).toHaveDisplayValue('Customer 2');
    expect(left).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Entry 2' })).not.toBeInTheDocument();
  });

  test('forgets an account that another party has not', async () => {
    const { user } = await opened();
    const party = entry(1).getByRole('combobox', { name: 'Whose sheet' });
    await user.selectOptions(party, 'Bank 1');
    await user.selectOptions(account(1), 'Customer 1');
    await user.selectOptions(party, 'Customer 1');
    expect(account(1)).toHaveDisplayValue('Choose');
    await user.selectOptions(party, 'Bank 1');
    expect(account(1)).toHaveDisplayValue('Customer 1');
  });
});

describe('what cannot be done', () => {
  test('is said instead of a form', async () => {
    await opened([deposit(9000)]);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Customer 1 holds $10.00 in cash; deposit $10.00 or less.',
    );
    expect(screen.queryByRole('button', { name: 'Reveal' })).not.toBeInTheDocument();
  });
});

describe('the switch', () => {
  test('says whether one predicts first', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<PredictToggle isOn={false} onChange={onChange} />);
    const box = screen.getByRole('checkbox', { name: 'Predict first' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    rerender(<PredictToggle isOn onChange={onChange} />);
    expect(box).toBeChecked();
  });
});
