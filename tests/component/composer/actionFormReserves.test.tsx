import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { PlayedPanel } from '../../helpers/PlayedPanel';

function open(lesson: number, selected: number, before: readonly BankingEvent[] = []) {
  const onAct = vi.fn();
  render(<PlayedPanel lesson={lesson} selected={selected} before={before} onAct={onAct} />);
  return { onAct, user: userEvent.setup() };
}

const choice = (name: string) => screen.getByRole('combobox', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

const optionsOf = (select: HTMLElement): readonly (string | null)[] =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the form of a repo', () => {
  test('asks which side the party is on, and puts it there', async () => {
    const { user, onAct } = open(21, 1);
    await user.selectOptions(choice('Action'), 'Do a Repo');
    expect(optionsOf(choice('Role'))).toEqual(['Borrower of cash', 'Lender of cash']);
    expect(optionsOf(choice('Lender of cash'))).toEqual(['Bank 2', 'Central Bank']);
    await user.selectOptions(choice('Role'), 'Lender of cash');
    expect(screen.queryByRole('combobox', { name: 'Lender of cash' })).not.toBeInTheDocument();
    await user.selectOptions(choice('Borrower of cash'), 'Bank 2');
    await user.type(field('Cash ($)'), '49');
    await user.click(button('Do a Repo'));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({
      type: 'doRepo',
      borrower: 2,
      lender: 1,
      amount: 4900,
      rate: 500,
      haircut: 200,
    });
    expect(choice('Role')).toHaveDisplayValue('Lender of cash');
  });

  test('says at the haircut what is wrong with it, and bounds no amount by it', async () => {
    const { user, onAct } = open(21, 1);
    await user.selectOptions(choice('Action'), 'Do a Repo');
    expect(field('Cash ($)')).toHaveAccessibleDescription(/^At most \$98\.00: /);
    await user.type(field('Cash ($)'), '10');
    await user.clear(field('Haircut'));
    expect(field('Haircut')).not.toHaveAttribute('aria-invalid');
    await user.type(field('Haircut'), '100');
    expect(field('Haircut')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Cash ($)')).not.toHaveAccessibleDescription();
    await user.click(button('Do a Repo'));
    expect(onAct).not.toHaveBeenCalled();
  });

  test('offers to unwind what is open, from either side', async () => {
    const { user, onAct } = open(22, 4);
    await user.selectOptions(choice('Action'), 'Unwind a Repo');
    expect(optionsOf(choice('Repo'))).toEqual(['Reverse repo with Bank 3, $50 at 4.00 %']);
    await user.click(button('Unwind'));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ type: 'unwindRepo', repo: 1 });
    expect(screen.getByText('Bank 4 has no open repo now.')).toBeVisible();
  });
});

describe('the form of a dealer', () => {
  test('says who trades Treasury Bills with it, and leads there', async () => {
    const { user } = open(24, 2);
    await user.click(button('act as the Central Bank'));
    expect(choice('Party')).toHaveDisplayValue('Central Bank');
    expect(optionsOf(choice('Action'))).toContain('Sell Treasury Securities');
    expect(screen.queryByRole('button', { name: 'act as the Central Bank' })).toBeNull();
  });

  test('says nothing of it where no bills are traded', () => {
    open(16, 1);
    expect(screen.queryByText(/Treasury Bills/)).toBeNull();
  });
});

describe('the form of a loan', () => {
  test('begins at a usual rate, and keeps the one that was typed', async () => {
    const { user, onAct } = open(16, 1);
    await user.selectOptions(choice('Action'), 'Get Fed Funds Loan');
    expect(field('Rate')).toHaveValue('5.00');
    await user.clear(field('Rate'));
    await user.type(field('Rate'), '7.25');
    await user.type(field('Amount ($)'), '40');
    await user.click(button('Borrow'));
    const loan = { type: 'getFedFundsLoan', borrower: 1, lender: 2, amount: 4000, rate: 725 };
    expect(onAct).toHaveBeenCalledExactlyOnceWith(loan);
    expect(field('Amount ($)')).toHaveValue('');
    expect(field('Rate')).toHaveValue('7.25');
    await user.selectOptions(choice('Action'), 'Pay Back a Fed Funds Loan');
    expect(optionsOf(choice('Loan'))).toEqual(['Fed funds from Bank 2, $40 at 7.25 %']);
  });

  test('says plainly that there is none to repay, and takes nothing', async () => {
    const { user, onAct } = open(4, 1);
    await user.selectOptions(choice('Action'), 'Repay Loan');
    expect(screen.getByText('Customer 1 has no open loan now.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Loan' })).not.toBeInTheDocument();
    await user.type(field('Principal ($)'), '5');
    expect(button('Repay')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Repay'));
    expect(onAct).not.toHaveBeenCalled();
  });

  test('is repaid up to what the chosen funds cover', async () => {
    const borrowed = { type: 'getLoan', customer: 1, bank: 0, amount: 20_000 } as const;
    const { user, onAct } = open(4, 1, [borrowed]);
    await user.selectOptions(choice('Action'), 'Repay Loan');
    expect(field('Principal ($)')).toHaveAccessibleDescription(/^At most \$200\.00: /);
    await user.selectOptions(choice('Out of'), 'cash');
    expect(field('Principal ($)')).toHaveAccessibleDescription(/^At most \$50\.00: /);
    await user.type(field('Principal ($)'), '50{Enter}');
    const repaid = { type: 'repayLoan', loan: 0, amount: 5000, by: 'cash' };
    expect(onAct).toHaveBeenCalledExactlyOnceWith(repaid);
  });
});

describe('the form of the clearing house', () => {
  test('settles all banks unless one is chosen, and asks for no way of paying', async () => {
    const { user, onAct } = open(11, 0);
    expect(optionsOf(choice('Bank'))).toEqual(['All banks', 'Bank 1', 'Bank 2']);
    expect(screen.queryByRole('combobox', { name: 'How' })).not.toBeInTheDocument();
    await user.click(button('Settle'));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ type: 'settleDues', bank: 'all', with: 0 });
    expect(choice('Bank')).toHaveAccessibleDescription(/^Nothing is due between any bank/);
  });
});
