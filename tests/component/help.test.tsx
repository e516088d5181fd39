import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { HelpDialog } from '@/src/board/help/HelpDialog';
import { heardIn, rowsUnder } from '../helpers/screen/onScreen';

function open() {
  const onOpenChange = vi.fn();
  render(<HelpDialog open onOpenChange={onOpenChange} />);
  return onOpenChange;
}

describe('the help', () => {
  test('has a section for each part of the board', () => {
    open();
    const heads = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Keys',
      'Acting',
      'Steps',
      'Branches',
      'Colours and signs',
      'Four ways to show the accounts',
      'Notations',
      'A closer look',
      'Saving and sharing',
    ]);
  });

  test('works a payment through as a T-account and in the records', () => {
    open();
    expect(rowsUnder('Liabilities of Bank 1')).toEqual([
      'Customer 1: shrank by 30 to 70',
      'Customer 2: grew by 30 to 130',
      'Net worth: 0',
      'Total: 200',
    ]);
    const entries = screen
      .getAllByRole('listitem')
      .map(heardIn)
      .filter((text) => / (?:grew|shrank) by /.test(text));
    expect(entries).toEqual(['Customer 1 shrank by 30 novation', 'Customer 2 grew by 30 novation']);
  });

  test('lists the keys', () => {
    open();
    const dialog = screen.getByRole('dialog');
    const drawn = within(dialog).getByText('Step back').previousElementSibling?.children ?? [];
    expect([...drawn].map((key) => [key.tagName, key.textContent])).toEqual([
      ['KBD', '←'],
      ['KBD', 'k'],
    ]);
  });

  test('closes by a key', async () => {
    const onOpenChange = open();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
