import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { Accounts } from '@/src/board/records/Accounts';
import { Records } from '@/src/board/records/Records';
import { acting, openingCursorOf, payment, stepped } from '../helpers/cursors';

const textOf = ({ textContent }: HTMLElement): string =>
  (textContent ?? '').replace(/\s+/g, ' ').trim();

describe('the records of a party', () => {
  const two = acting(openingCursorOf(2), payment(1, 2, 3000), {
    type: 'deposit',
    customer: 1,
    bank: 0,
    amount: 500,
  });

  const rounds = () => {
    const list = screen.getByRole('list', { name: /^Records of/ });
    return [...list.children].filter((one) => one instanceof HTMLElement).map(textOf);
  };

  test('say step by step what happened to it, the latest first', () => {
    render(<Records {...two} partyId={1} onRound={vi.fn()} />);
    const [latest, before] = rounds();
    expect(latest).toMatch(/^Step 2Customer 1 pays \$5 in cash into Bank 1/);
    expect(latest).toContain('−Against it: Hands $5 in cash to Bank 1.');
    expect(latest).toContain('+In its favour: Has $5 more on deposit with Bank 1.');
    expect(before).toMatch(/Net worth falls by \$30, paid for something outside the board\.$/);
    expect(rounds()).toHaveLength(4);
  });

  test('end with the shown step, and leave out steps that did not touch it', () => {
    render(<Records {...stepped(two, 1)} partyId={2} onRound={vi.fn()} />);
    expect(rounds().map((text) => /^Step −?\d/.exec(text)?.[0])).toEqual([
      'Step 1',
      'Step 0',
      'Step −2',
    ]);
  });

  test('go to a step', async () => {
    const onRound = vi.fn();
    render(<Records {...two} partyId={1} onRound={onRound} />);
    await userEvent.click(screen.getByRole('button', { name: 'Step 1' }));
    expect(onRound).toHaveBeenCalledExactlyOnceWith(1);
  });

  test('are sixty steps at a time', async () => {
    const many = Array.from({ length: 90 }, (_, index) =>
      index % 2 === 0 ? payment(1, 2, 100) : payment(2, 1, 100),
    );
    render(<Records {...acting(openingCursorOf(2), ...many)} partyId={1} onRound={vi.fn()} />);
    expect(rounds()).toHaveLength(60);
    expect(screen.getByRole('status')).toHaveTextContent('Steps 31 to 90');
    await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(rounds()).toHaveLength(32);
    expect(screen.getByRole('status')).toHaveTextContent('Steps −3 to 30');
    expect(screen.getByRole('button', { name: 'Earlier' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.getByRole('status')).toHaveTextContent('Steps 31 to 90');
  });

  test('say so where there are none', () => {
    const { rerender } = render(<Records {...stepped(two, -4)} partyId={0} onRound={vi.fn()} />);
    expect(
      screen.getByText('Nothing has been recorded of Bank 1 up to this step.'),
    ).toBeInTheDocument();
    rerender(<Records {...stepped(two, -4)} partyId={2} onRound={vi.fn()} />);
    expect(screen.getByText(/not on the board yet/)).toBeInTheDocument();
  });
});

describe('the accounts of a party', () => {
  const rowsOf = (name: string): readonly string[] =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent?.trim()).join(' | '));

  test('are a table of who holds, who issues, and what stands on them', () => {
    const overdraft: BankingEvent = { type: 'setOverdraft', value: 5000 };
    const cursor = acting(openingCursorOf(2), overdraft, payment(1, 2, 12_050));
    render(<Accounts {...cursor} partyId={0} />);
    expect(rowsOf('Cash and bills')).toEqual(['Reservesopened with 0 | 200']);
    expect(rowsOf('Accounts')).toEqual([
      'Overdraft of Customer 1 Customer Overdrafts | Customer 1 | Bank 1 | −20.50',
      'Customer 2 Customer Deposits | Customer 2 | Bank 1 | 220.50',
    ]);
    expect(screen.getByText('Bank 1 owes no dues or loans, and is owed none.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('say of repos what they are agreed on, and of bills what is pledged', () => {
    const borrow: BankingEvent = {
      type: 'doRepo',
      borrower: 3,
      lender: 1,
      amount: 12_000,
      rate: 1100,
      haircut: 200,
    };
    render(<Accounts {...acting(openingCursorOf(26), borrow)} partyId={3} />);
    const bills = rowsOf('Cash and bills');
    expect(bills).toContain('of which pledged in repo | 81.63');
    expect(bills).toContain('of which pledged on | 40.82');
    expect(rowsOf('Dues, loans and repos').at(-1)).toBe(
      'Repo with Bank 1 principal 120interest 13.20 at 11.00 %haircut 2.00 %collateral 122.45 in bills, 40.82 of them received in repo | Bank 1 | Bank 3 | 120',
    );
  });

  test('say of dues that they were netted', () => {
    render(
      <Accounts
        {...acting(openingCursorOf(10), { type: 'netDues', bank: 0, with: 1 })}
        partyId={1}
      />,
    );
    expect(rowsOf('Dues, loans and repos')).toContain(
      'Due from Bank 1 netted | Bank 2 | Bank 1 | 5',
    );
  });

  test('ask what made up a balance, where somebody answers', async () => {
    const onBlame = vi.fn();
    render(<Accounts {...openingCursorOf(2)} partyId={1} onBlame={onBlame} />);
    await userEvent.click(
      screen.getByRole('button', {
        name: 'Customer 1, At Bank 1, 100: what makes it up',
      }),
    );
    expect(onBlame).toHaveBeenCalledExactlyOnceWith('account-0-asset');
  });

  test('say so where there are none', () => {
    const { rerender } = render(<Accounts {...stepped(openingCursorOf(2), -3)} partyId={1} />);
    expect(
      screen.getByText('Customer 1 holds no account, and nobody holds one with it.'),
    ).toBeInTheDocument();
    rerender(<Accounts {...stepped(openingCursorOf(2), -3)} partyId={2} />);
    expect(screen.getByText(/not on the board yet/)).toBeInTheDocument();
  });
});
