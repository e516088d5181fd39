import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { loadBills } from '@/src/board/bills/loadBills';
import { useVerb } from '@/src/board/composer/useVerb';
import { payment } from '../../helpers/cursors';
import { PlayedPanel } from '../../helpers/PlayedPanel';

function open(lesson: number, selected: number, before: readonly BankingEvent[] = []) {
  const onAct = vi.fn();
  const onRefused = vi.fn();
  render(
    <PlayedPanel
      lesson={lesson}
      selected={selected}
      before={before}
      onAct={onAct}
      onRefused={onRefused}
    />,
  );
  return { onAct, onRefused, user: userEvent.setup() };
}

const form = () => screen.getByRole('form', { name: 'Compose an act' });
const slot = (name: string) => within(form()).getByRole('combobox', { name });
const figure = (name: string) => within(form()).getByRole('textbox', { name });
const button = (name: string) => within(form()).getByRole('button', { name });
const answer = () => document.querySelector<HTMLElement>('[data-part=answer]');

/** The slots by their names, in the order in which Tab reaches them. */
const slots = (): readonly (string | null)[] =>
  [...form().querySelectorAll('select, input')].map((one) => one.getAttribute('aria-label'));

/** What is to be read in the sentence: the lists lie unseen over their words. */
function read(): string {
  const parts = form().querySelectorAll('.composer-sentence > *');
  return [...parts]
    .map((part) => (part.querySelector('.slot-words') ?? part).textContent)
    .join(' ');
}

describe('the sentence', () => {
  test.each([
    [
      2,
      1,
      'Transfer Money to Someone',
      'Customer 1 pays Customer 2 $',
      ['Party', 'Action', 'To', 'Amount ($)'],
    ],
    [
      2,
      1,
      'Deposit Cash into Bank',
      'Customer 1 pays $ in cash into Bank 1',
      ['Party', 'Action', 'Amount ($)', 'Bank'],
    ],
    [
      10,
      0,
      'Settle Dues with Bank(s)',
      'Bank 1 and Bank 2 settle what they owe each other by crediting the creditor’s account',
      ['Party', 'With', 'Action', 'How'],
    ],
    [
      24,
      0,
      'Sell Treasury Securities',
      'The Central Bank sells $ of Treasury Bills to Dealer 1',
      ['Party', 'Action', 'Amount ($)', 'Bank'],
    ],
    [
      21,
      1,
      'Do a Repo',
      'Bank 1 as borrower of cash borrows $ from Bank 2 in repo at 5.00\u00a0% with a haircut of 2.00\u00a0%',
      ['Party', 'Role', 'Action', 'Cash ($)', 'Lender of cash', 'Rate', 'Haircut'],
    ],
  ])('lesson %i, party %i: %s', async (lesson, party, action, words, names) => {
    const { user } = open(lesson, party);
    await user.selectOptions(slot('Action'), action);
    expect(read()).toBe(words);
    expect(slots()).toEqual(names);
  });

  test('has whoever acts where its role stands: the clearing house comes last', () => {
    open(11, 0);
    expect(slots()).toEqual(['Bank', 'Party', 'Action']);
    expect(read()).toBe('All banks and the Clearing House settle what they owe each other');
  });

  test('keeps its slot when the choice moves it', async () => {
    const { user } = open(21, 1);
    await user.selectOptions(slot('Action'), 'Do a Repo');
    slot('Role').focus();
    await user.selectOptions(slot('Role'), 'Lender of cash');
    expect(slots().slice(0, 5)).toEqual([
      'Borrower of cash',
      'Action',
      'Cash ($)',
      'Party',
      'Role',
    ]);
    expect(slot('Role')).toHaveFocus();
  });

  test('names a debt as one speaks of it, and in its list as its sheet calls it', async () => {
    const { user } = open(22, 4);
    await user.selectOptions(slot('Action'), 'Unwind a Repo');
    expect(read()).toBe('Bank 4 unwinds the $50 repo with Bank 3');
    expect(slot('Repo')).toHaveDisplayValue(/^Reverse repo with Bank 3/);
  });

  test('leaves out the bank of an account where there is no choice', async () => {
    const { user } = open(2, 1);
    await user.selectOptions(slot('Action'), 'Transfer Money to Someone');
    expect(screen.queryByRole('combobox', { name: 'Out of the account at' })).toBeNull();
  });

  test('is heard as it stands, and each slot by its name', async () => {
    const { user } = open(2, 1);
    await user.selectOptions(slot('Action'), 'Transfer Money to Someone');
    expect(form()).toHaveAccessibleDescription('Customer 1 pays Customer 2 …');
    await user.type(figure('Amount ($)'), '20');
    expect(form()).toHaveAccessibleDescription('Customer 1 pays Customer 2 $20.');
  });

  test('of a party that only reacts says so, and offers what the board can do', async () => {
    const { user } = open(2, 0);
    expect(read()).toBe('Bank 1 only reacts here');
    expect(answer()).toHaveTextContent('Bank 1 only reacts here: choose another party to act.');
    await user.selectOptions(slot('Action'), 'Pin a Note');
    expect(slots()).toEqual(['Action', 'Note']);
    await user.selectOptions(slot('Action'), 'Only reacts here');
    expect(slots()).toEqual(['Party', 'Action']);
  });
});

describe('the answer line', () => {
  test('says what would work, and why no more, before one asks', async () => {
    const { user } = open(2, 1, [{ type: 'setOverdraft', value: 5000 }]);
    await user.selectOptions(slot('Action'), 'Transfer Money to Someone');
    expect(answer()).toHaveTextContent(
      /^At most \$150\.00: Customer 1 has \$100\.00 on deposit with Bank 1 and may be overdrawn by up to \$50\.00\.$/,
    );
    expect(figure('Amount ($)')).toHaveAccessibleDescription(/^At most \$150\.00/);
    expect(slot('To')).not.toHaveAccessibleDescription();
  });

  test('marks the slot that is wrong, says why, and is an alarm only once one presses', async () => {
    const { user, onRefused } = open(2, 1);
    await user.type(figure('Amount ($)'), '500');
    expect(figure('Amount ($)')).toHaveAttribute('aria-invalid', 'true');
    expect(answer()).toHaveTextContent(
      'Customer 1 holds $100.00 in cash; deposit $100.00 or less.',
    );
    expect(answer()).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Deposit'));
    expect(screen.getByRole('alert')).toHaveTextContent('Customer 1 holds $100.00 in cash');
    expect(onRefused).toHaveBeenCalledOnce();
    await waitFor(() => expect(figure('Amount ($)')).toHaveFocus());
  });

  test('is heard only by whoever is at the sentence, and never while the line plays', async () => {
    const { user } = open(2, 1);
    expect(answer()).toHaveAttribute('aria-live', 'off');
    await user.click(figure('Amount ($)'));
    expect(answer()).toHaveAttribute('aria-live', 'polite');
    await user.tab();
    expect(answer()).toHaveAttribute('aria-live', 'polite');
    await user.click(screen.getByRole('button', { name: 'Go to 0' }));
    expect(answer()).toHaveAttribute('aria-live', 'off');
    cleanup();
    render(<PlayedPanel lesson={2} selected={1} isPlaying onAct={() => {}} />);
    await user.click(figure('Amount ($)'));
    expect(answer()).toHaveAttribute('aria-live', 'off');
  });

  test('is written anew for the ear at each refused press, and stands there once for the eye', async () => {
    const { user } = open(2, 1);
    await user.type(figure('Amount ($)'), '500{Enter}');
    const first = screen.getByRole('alert');
    expect(first).toHaveClass('visually-hidden');
    expect(answer()).not.toHaveAttribute('role');
    expect(answer()).toHaveAttribute('aria-live', 'off');
    await user.keyboard('{Enter}');
    const second = screen.getByRole('alert');
    expect(second).not.toBe(first);
    expect(second.textContent).toBe(first.textContent);
    expect(screen.getAllByText(/holds \$100\.00 in cash/)).toHaveLength(2);
  });

  test('leads from the limit that refuses to the verb that sets it', async () => {
    const { user, onAct } = open(2, 1);
    await user.selectOptions(slot('Action'), 'Transfer Money to Someone');
    await user.type(figure('Amount ($)'), '150');
    await user.click(screen.getByRole('button', { name: 'set another limit' }));
    expect(read()).toBe('For all: the overdraft limit becomes $');
    await waitFor(() => expect(figure('Overdraft limit')).toHaveFocus());
    await user.keyboard('50{Enter}');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ type: 'setOverdraft', value: 5000 });
  });
});

describe('after an act', () => {
  test.each(['Enter', 'a press'])(
    'by %s who and verb stay, and the empty figure waits',
    async (how) => {
      const { user, onAct } = open(2, 2);
      await user.selectOptions(slot('Action'), 'Transfer Money to Someone');
      await user.type(figure('Amount ($)'), how === 'Enter' ? '20{Enter}' : '20');
      if (how !== 'Enter') await user.click(button('Pay'));
      expect(onAct).toHaveBeenCalledExactlyOnceWith(payment(2, 1, 2000));
      expect(slot('Party')).toHaveDisplayValue('Customer 2');
      expect(slot('Action')).toHaveDisplayValue('Transfer Money to Someone');
      expect(figure('Amount ($)')).toHaveValue('');
      expect(figure('Amount ($)')).toHaveFocus();
    },
  );

  test('where a finger points, the figure is left alone: its keyboard would hide what came of it', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('coarse') }),
    );
    const { user } = open(2, 1);
    await user.type(figure('Amount ($)'), '20');
    await user.click(button('Deposit'));
    expect(figure('Amount ($)')).not.toHaveFocus();
    vi.unstubAllGlobals();
  });

  test('that is to be predicted, nothing is done yet and the figure stays', async () => {
    const { user, onAct } = open(2, 1);
    await user.click(screen.getByRole('checkbox', { name: 'Predict first' }));
    await user.type(figure('Amount ($)'), '20');
    await user.click(button('Predict: Deposit'));
    expect(onAct).not.toHaveBeenCalled();
    expect(figure('Amount ($)')).toHaveValue('20');
  });
});

describe('a verb', () => {
  const [pay, withdraw] = ['pay', 'withdraw'].map((type) => ({ type, label: type }));
  if (!pay || !withdraw) throw new Error('there are two verbs');
  test('stays with the next party that has it, though another is the first that would work', () => {
    const hook = renderHook(
      ({ partyId }) =>
        useVerb({
          partyId,
          own: [pay, withdraw],
          boards: [],
          type: '',
          onType: () => {},
          first: () => (partyId === 1 ? withdraw : pay),
        }),
      { initialProps: { partyId: 1 } },
    );
    expect(hook.result.current.action).toBe(withdraw);
    hook.rerender({ partyId: 2 });
    expect(hook.result.current.action).toBe(withdraw);
  });
});

describe('the board’s own verbs', () => {
  test('end the menu, whoever is chosen, and begin the sentence', async () => {
    const { user, onAct } = open(2, 1);
    const own = within(slot('Action')).getByRole('group', { name: 'For all' });
    expect(
      within(own)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Set the Overdraft limit',
      'Set the Reserve requirement',
      'Set the Interest rate',
      'Pin a Note',
    ]);
    await user.selectOptions(slot('Action'), 'Set the Reserve requirement');
    expect(slots()).toEqual(['Party', 'Action', 'Reserve requirement']);
    expect(answer()).toHaveTextContent(/^It is 0\.00\s% now\.$/);
    await user.type(figure('Reserve requirement'), '10{Enter}');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ type: 'setReserveRequirement', value: 1000 });
    expect(figure('Reserve requirement')).toHaveValue('10.00');
    const typed = figure('Reserve requirement');
    await waitFor(() => {
      expect(typed).toHaveProperty('selectionStart', 0);
      expect(typed).toHaveProperty('selectionEnd', 5);
    });
    await user.keyboard('12');
    expect(figure('Reserve requirement')).toHaveValue('12');
    await user.clear(figure('Reserve requirement'));
    expect(answer()).toHaveTextContent(/^It is 10\.00\s% now\.$/);
  });

  test('keep the place of who acts, which gives the sentence back to whoever is chosen', async () => {
    const { user } = open(2, 1);
    const own = read();
    await user.selectOptions(slot('Action'), 'Set the Overdraft limit');
    expect(read()).toBe('For all: the overdraft limit becomes $');
    expect(slot('Party')).toHaveDisplayValue('For all');
    await user.selectOptions(slot('Party'), 'Customer 1');
    expect(read()).toBe(own);
    await user.selectOptions(slot('Action'), 'Set the Overdraft limit');
    await user.selectOptions(slot('Party'), 'Customer 2');
    expect(read()).toMatch(/^Customer 2 /);
    expect(within(slot('Party')).queryByRole('option', { name: 'For all' })).toBeNull();
  });

  test('set a rate of the central bank as one says it', async () => {
    const { user } = open(37, 0);
    await user.selectOptions(slot('Action'), 'Set a Rate');
    expect(read()).toMatch(/^For all: interest on reserves becomes/);
  });

  test('give way as well where they were written from elsewhere', () => {
    const named = (type: string) => ({ type, label: type });
    const [pay, set] = [named('pay'), named('set')];
    const { result } = renderHook(() => {
      const [type, onType] = useState('set');
      return useVerb({ partyId: 1, own: [pay], boards: [set], type, onType, first: () => pay });
    });
    expect(result.current.action).toBe(set);
    act(() => result.current.release());
    expect(result.current.action).toBe(pay);
  });

  test('pin a note, and say when it grows long', async () => {
    const { user, onAct } = open(2, 1);
    await user.selectOptions(slot('Action'), 'Pin a Note');
    expect(read()).toBe('Note: ');
    await user.click(figure('Note'));
    await user.paste('a'.repeat(230));
    expect(figure('Note')).toHaveAccessibleDescription('50 characters left.');
    await user.clear(figure('Note'));
    await user.type(figure('Note'), 'So it began.{Enter}');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ type: 'note', text: 'So it began.' });
  });

  test('give way to whoever is chosen after them', () => {
    const named = (type: string) => ({ type, label: type });
    const [pay, pin] = [named('pay'), named('pin')];
    const { result, rerender } = renderHook(
      ({ partyId }) =>
        useVerb({
          partyId,
          own: [pay],
          boards: [pin],
          type: '',
          onType: () => {},
          first: () => pay,
        }),
      { initialProps: { partyId: 1 } },
    );
    act(() => result.current.choose('pin'));
    expect(result.current.action).toBe(pin);
    rerender({ partyId: 1 });
    expect(result.current.action).toBe(pin);
    rerender({ partyId: 2 });
    expect(result.current.action).toBe(pay);
  });
});

describe('in the bills exercise', () => {
  const openStage = async (stage: number) => {
    window.history.replaceState(null, '', '/');
    const { BillsBoard, game } = loadBills(stage);
    render(<BillsBoard game={game} />);
    await screen.findByText('Start');
    return userEvent.setup();
  };

  test('a sentence runs from exporter to importer, and answers in marcs', async () => {
    const user = await openStage(5);
    expect(slots()).toEqual(['Party', 'Action', 'Importer', 'Amount in marcs']);
    expect(read()).toBe('Florence Exporter sends Lyons Importer goods for \u00a0marcs on credit');
    await user.type(figure('Amount in marcs'), '2{Enter}');
    await screen.findByText('Step 1 of 1');
    expect(figure('Amount in marcs')).toHaveFocus();
    await user.selectOptions(slot('Action'), 'Draw a Bill');
    expect(read()).toMatch(
      /^Florence Exporter draws on Florence Banker for Bill 1 on Lyons, 2 marcs/,
    );
  });

  test('the board is set back by a verb too, and asks first', async () => {
    const user = await openStage(5);
    await user.selectOptions(slot('Action'), 'Reset');
    expect(read()).toBe('Set the board back');
    expect(slots()).toEqual(['Action']);
    await user.click(button('Reset'));
    expect(await screen.findByRole('dialog', { name: 'Reset the board?' })).toBeVisible();
  });
});
