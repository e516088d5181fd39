import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { payment } from '../../helpers/cursors';
import { PlayedPanel } from '../../helpers/PlayedPanel';

function open(lesson: number, selected: number, before: readonly BankingEvent[] = []) {
  const onAct = vi.fn();
  render(<PlayedPanel lesson={lesson} selected={selected} before={before} onAct={onAct} />);
  return { onAct, user: userEvent.setup() };
}

const action = () => screen.getByRole('combobox', { name: 'Action' });
const party = () => screen.getByRole('combobox', { name: 'Party' });
const amount = () => screen.getByRole('textbox', { name: 'Amount ($)' });
const answer = () => document.querySelector('[data-part=answer]');
const button = (name: string) => screen.getByRole('button', { name });

function optionsOf(select: HTMLElement): readonly (string | null)[] {
  return within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

const tooMuch = 'Customer 1 holds $100.00 in cash; deposit $100.00 or less.';

describe('the form', () => {
  test('offers what the party can do, and the fields of it', async () => {
    const { user } = open(2, 1);
    expect(optionsOf(action()).slice(0, -4)).toEqual([
      'Deposit Cash into Bank',
      'Withdraw Money from Bank',
      'Transfer Money to Someone',
    ]);
    expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveDisplayValue('Bank 1');
    await user.selectOptions(action(), 'Transfer Money to Someone');
    expect(optionsOf(screen.getByRole('combobox', { name: 'To' }))).toEqual(['Customer 2']);
    expect(button('Pay')).toBeVisible();
  });

  test('says so where the party only reacts', () => {
    open(2, 0);
    expect(screen.getByText('Bank 1 only reacts here: choose another party to act.')).toBeVisible();
    expect(optionsOf(action())[0]).toBe('Only reacts here');
    expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  });

  test('has choices in words', async () => {
    const { user, onAct } = open(10, 0);
    const how = screen.getByRole('combobox', { name: 'How' });
    expect(optionsOf(how)).toEqual(['Credit the creditor’s account', 'Debit the debtor’s account']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'With' }), 'Bank 3');
    await user.selectOptions(how, 'debit');
    await user.click(button('Settle'));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({
      type: 'settleDues',
      bank: 0,
      with: 2,
      by: 'debit',
    });
  });

  test('is not there before round 0', async () => {
    const { user } = open(2, 1);
    await user.click(button('Go to -1'));
    expect(screen.getByText(/Acting begins at step 0/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Action' })).not.toBeInTheDocument();
    await user.click(button('Go to step 0'));
    expect(screen.getAllByRole('combobox').length).toBeGreaterThan(0);
  });
});

describe('the button', () => {
  test.each([
    { lesson: 9, selected: 0, label: 'Pay Off Dues to Bank', short: 'Settle' },
    { lesson: 10, selected: 0, label: 'Settle Dues with Bank(s)', short: 'Settle' },
    { lesson: 10, selected: 0, label: 'Net Dues with Bank(s)', short: 'Net' },
    { lesson: 9, selected: 3, label: 'Transfer Money to Someone', short: 'Pay' },
    { lesson: 15, selected: 1, label: 'Transfer Money to Bank', short: 'Pay' },
  ])('says $short for $label (lesson $lesson)', async ({ lesson, selected, label, short }) => {
    const { user } = open(lesson, selected);
    await user.selectOptions(action(), label);
    expect(button(short)).toBeVisible();
  });
});

describe('what would work', () => {
  test('is said before anything is typed, and nobody is told off yet', () => {
    open(2, 1);
    expect(amount()).toHaveAccessibleDescription(/^At most \$100\.00: /);
    expect(amount()).not.toHaveAttribute('aria-invalid');
    expect(button('Deposit')).toHaveAttribute('aria-disabled', 'true');
  });

  test('is said where nothing would', async () => {
    const { user } = open(2, 1, [{ type: 'deposit', customer: 1, bank: 0, amount: 10_000 }]);
    await user.selectOptions(action(), 'Deposit Cash into Bank');
    expect(amount()).toHaveAccessibleDescription(/^No amount would do now: /);
  });

  test('is what the form opens with, and what a person has chosen stays', async () => {
    const { user } = open(2, 1, [{ type: 'deposit', customer: 1, bank: 0, amount: 10_000 }]);
    expect(action()).toHaveDisplayValue('Withdraw Money from Bank');
    await user.type(amount(), '200{Enter}');
    expect(action()).toHaveDisplayValue('Withdraw Money from Bank');
    expect(amount()).toHaveAccessibleDescription(/^No amount would do now: /);
  });

  test('is another partner, once nothing more can be done with the last', async () => {
    const { user, onAct } = open(10, 0);
    await user.selectOptions(action(), 'Settle Dues with Bank(s)');
    const other = screen.getByRole('combobox', { name: 'With' });
    await user.selectOptions(other, 'Bank 3');
    await user.click(button('Settle'));
    expect(other).toHaveDisplayValue('Bank 2');
    await user.click(button('Settle'));
    const events = onAct.mock.calls.map(([event]) => event);
    expect(events).toMatchObject([{ with: 2 }, { with: 1 }]);
    expect(other).toHaveDisplayValue('Bank 2');
    expect(other).toHaveAccessibleDescription(/^Nothing is due between Bank 1 and Bank 2/);
  });

  test('is asked of the rules at every letter', async () => {
    const { user } = open(2, 1);
    await user.type(amount(), '100');
    expect(amount()).toHaveAccessibleDescription(/^At most \$100\.00: /);
    expect(button('Deposit')).not.toHaveAttribute('aria-disabled');
    await user.type(amount(), '.01');
    expect(amount()).toHaveAccessibleDescription(tooMuch);
    expect(amount()).toHaveAttribute('aria-invalid', 'true');
    expect(button('Deposit')).toHaveAttribute('aria-disabled', 'true');
    await user.type(amount(), '{Backspace}x');
    expect(amount()).toHaveAccessibleDescription(/^That is not an amount of money/);
  });

  test('is no reproach at the point of a figure, unless one presses the button there', async () => {
    const { user } = open(2, 1);
    await user.type(amount(), '12.');
    expect(amount()).toHaveAccessibleDescription(/^At most \$100\.00: /);
    await user.type(amount(), '{Enter}');
    expect(amount()).toHaveAccessibleDescription(/^That is not an amount of money/);
  });
});

describe('pressing the button', () => {
  test('acts, and leaves the form with its choices and an empty amount', async () => {
    const { user, onAct } = open(2, 2);
    await user.selectOptions(action(), 'Transfer Money to Someone');
    await user.type(amount(), '12.50');
    await user.click(button('Pay'));
    expect(onAct).toHaveBeenCalledExactlyOnceWith(payment(2, 1, 1250));
    expect(amount()).toHaveValue('');
    expect(amount()).toHaveAccessibleDescription(/^At most \$87\.50: /);
    expect(action()).toHaveDisplayValue('Transfer Money to Someone');
  });

  test('does the same from the keyboard', async () => {
    const { user, onAct } = open(2, 1);
    await user.type(amount(), '$1,0.5{Enter}');
    expect(onAct).not.toHaveBeenCalled();
    await user.clear(amount());
    await user.type(amount(), ' $20 {Enter}');
    const event = { type: 'deposit', customer: 1, bank: 0, amount: 2000 };
    expect(onAct).toHaveBeenCalledExactlyOnceWith(event);
  });

  test('with nothing typed says what is missing, at the field, and goes there', async () => {
    const { user, onAct } = open(2, 1);
    await user.click(button('Deposit'));
    expect(onAct).not.toHaveBeenCalled();
    expect(amount()).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(amount()).toHaveFocus());
  });

  test('when refused keeps what was typed', async () => {
    const { user, onAct } = open(2, 1);
    await user.type(amount(), '500');
    await user.click(button('Deposit'));
    expect(onAct).not.toHaveBeenCalled();
    expect(amount()).toHaveValue('500');
    await waitFor(() => expect(amount()).toHaveFocus());
  });

  test('goes to the field that would have to change, whichever it is', async () => {
    const { user } = open(10, 0, [
      { type: 'settleDues', bank: 0, with: 2, by: 'credit' },
      { type: 'settleDues', bank: 0, with: 1, by: 'credit' },
    ]);
    await user.selectOptions(action(), 'Settle Dues with Bank(s)');
    const other = screen.getByRole('combobox', { name: 'With' });
    // Nobody has touched the form: what the rules say is a remark yet.
    expect(other).not.toHaveAttribute('aria-invalid');
    expect(other).toHaveAccessibleDescription(/^Nothing is due between Bank 1 and Bank 2/);
    await user.click(button('Settle'));
    await waitFor(() => expect(other).toHaveFocus());
    expect(other).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('what was typed', () => {
  test('stays when one steps, and is judged anew', async () => {
    const { user } = open(2, 1, [{ type: 'deposit', customer: 1, bank: 0, amount: 6000 }]);
    await user.type(amount(), '50');
    expect(amount()).toHaveAccessibleDescription(/^Customer 1 holds \$40\.00 in cash/);
    await user.click(button('Go to 0'));
    expect(amount()).toHaveValue('50');
    expect(amount()).toHaveAccessibleDescription(/^At most \$100\.00: /);
  });

  test('is not told off at another round for a press at this one', async () => {
    const { user } = open(2, 1, [{ type: 'deposit', customer: 1, bank: 0, amount: 6000 }]);
    await user.click(button('Deposit'));
    expect(amount()).toHaveAttribute('aria-invalid', 'true');
    await user.click(button('Go to 0'));
    expect(amount()).not.toHaveAttribute('aria-invalid');
  });
});

describe('another party', () => {
  test('keeps the action where it is offered one', async () => {
    const { user } = open(2, 1);
    await user.selectOptions(action(), 'Withdraw Money from Bank');
    await user.selectOptions(party(), 'Customer 2');
    expect(action()).toHaveDisplayValue('Withdraw Money from Bank');
    expect(button('Withdraw')).toBeVisible();
  });

  test('has its own first action where it is not, and the old one is not forgotten', async () => {
    const { user } = open(10, 0);
    await user.selectOptions(action(), 'Net Dues with Bank(s)');
    await user.selectOptions(party(), 'Customer 1');
    expect(action()).toHaveDisplayValue('Transfer Money to Someone');
    await user.selectOptions(party(), 'Bank 2');
    expect(action()).toHaveDisplayValue('Net Dues with Bank(s)');
  });

  test('begins with an empty form', async () => {
    const { user } = open(2, 1);
    await user.type(amount(), '5');
    await user.selectOptions(party(), 'Customer 2');
    expect(amount()).toHaveValue('');
  });
});

describe('a refusal by the limit of overdrafts', () => {
  test('says that the limit can be raised, and by whom', async () => {
    const { user } = open(2, 1, [{ type: 'setOverdraft', value: 5000 }]);
    await user.selectOptions(action(), 'Transfer Money to Someone');
    await user.type(amount(), '151');
    const note = /set another limit$/;
    expect(answer()).toHaveTextContent(note);
    await user.clear(amount());
    await user.type(amount(), '150');
    expect(answer()).not.toHaveTextContent(note);
  });

  test('is told apart from one by what the party has in cash', async () => {
    const { user } = open(2, 1);
    await user.type(amount(), '150');
    expect(answer()).not.toHaveTextContent(/another limit/);
    await user.selectOptions(action(), 'Transfer Money to Someone');
    await user.type(amount(), '150');
    expect(answer()).toHaveTextContent(/The overdraft limit is \$0: set another limit$/);
  });
});
