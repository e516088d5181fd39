import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADDRESS_REST, changedQuery, textInAddress } from '@/src/articles/calculator/address';
import { choiceOf, Radios } from '@/src/articles/calculator/Field';
import { CalculatorIsland } from '@/src/articles/calculator/island';
import { ResultTable } from '@/src/articles/calculator/ResultTable';
import { useInputs } from '@/src/articles/calculator/useInputs';
import { useLast } from '@/src/articles/calculator/useNumbers';

function Part() {
  return <p>Calculated</p>;
}

function Table() {
  return <ResultTable caption="By year" heads={['Year']} rows={[]} />;
}

function Whole() {
  return (
    <>
      <input aria-label="Rate" />
      <Table />
    </>
  );
}

const goTo = (address: string) => window.history.replaceState(null, '', address);
const address = () => `${window.location.search}${window.location.hash}`;
const rest = () => act(() => vi.advanceTimersByTime(ADDRESS_REST));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  goTo('/');
});

describe('the inputs of a calculator', () => {
  const FIRST = { rate: '5', years: '10' };
  const open = (name = 'one') => renderHook(() => useInputs(name, FIRST));

  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('start with what they start with, and leave the address alone', () => {
    goTo('/a?b=c%20d#e');
    const { result } = open();
    rest();
    expect(result.current).toMatchObject({ texts: FIRST, isChanged: false });
    expect(address()).toBe('?b=c%20d#e');
  });

  test('are kept in the address after a rest, beside what else it holds', () => {
    goTo('/a?b=c%20d&&x#e');
    const { result } = open();
    act(() => result.current.set({ rate: '7 %' }));
    expect(result.current.texts.rate).toBe('7 %');
    expect(address()).toBe('?b=c%20d&&x#e');
    rest();
    expect(address()).toBe('?b=c%20d&x&one-rate=7+%25#e');
    act(() => result.current.set({ rate: '5' }));
    rest();
    expect(address()).toBe('?b=c%20d&x#e');
  });

  test('are written once for many letters', () => {
    const { result } = open();
    const written = vi.spyOn(window.history, 'replaceState');
    for (const rate of ['1', '12', '12.', '12.5']) act(() => result.current.set({ rate }));
    rest();
    expect(written).toHaveBeenCalledOnce();
    expect(address()).toBe('?one-rate=12.5');
  });

  test('of two calculators do not take one another’s place', () => {
    const [one, other] = [open('one').result, open('two').result];
    act(() => one.current.set({ rate: '1' }));
    act(() => other.current.set({ rate: '2', years: '' }));
    rest();
    expect(address()).toBe('?one-rate=1&two-rate=2&two-years=');
    act(() => one.current.setBack());
    rest();
    expect(one.current).toMatchObject({ texts: FIRST, isChanged: false });
    expect(address()).toBe('?two-rate=2&two-years=');
  });

  test('are read on arrival, cut where they are long', () => {
    goTo(`/?one-rate=${'9'.repeat(50)}&one-years=abc&one-none=1`);
    const { result } = open();
    expect(result.current.texts).toEqual({ rate: '9'.repeat(40), years: 'abc' });
    expect(result.current.isChanged).toBe(true);
  });

  test('that are refused stay out of the address, and are not taken from it', () => {
    const accepts = (_name: string, text: string) => /^\d+$/.test(text);
    const openStrict = () => renderHook(() => useInputs('one', FIRST, 40, accepts));
    const { result, unmount } = openStrict();
    act(() => result.current.set({ rate: '7' }));
    rest();
    act(() => result.current.set({ rate: 'abc', years: '12' }));
    expect(result.current.texts.rate).toBe('abc');
    rest();
    expect(address()).toBe('?one-years=12');
    unmount();
    goTo('/?one-rate=abc&one-years=12');
    expect(openStrict().result.current.texts).toEqual({ rate: '5', years: '12' });
  });

  test('follow when one goes back, and forget what waited', () => {
    const { result } = open();
    act(() => result.current.set({ rate: '8' }));
    goTo('/?one-rate=6');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    rest();
    expect(result.current.texts.rate).toBe('6');
    expect(address()).toBe('?one-rate=6');
  });

  test('write nothing on another page, or once they are gone', () => {
    const first = open();
    act(() => first.result.current.set({ rate: '8' }));
    goTo('/another');
    rest();
    expect(address()).toBe('');
    act(() => first.result.current.set({ rate: '9' }));
    first.unmount();
    rest();
    expect(address()).toBe('');
  });

  test('stay where the browser refuses to change the address', () => {
    const { result } = open();
    vi.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    act(() => result.current.set({ rate: '8' }));
    rest();
    expect(result.current.texts.rate).toBe('8');
  });

  test('come back from the address as they were typed, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 10 }), (typed) => {
        const search = changedQuery('?%ff=%&a', new Map([['one-rate', typed]]));
        expect(search.startsWith('?%ff=%&a&one-rate=')).toBe(true);
        expect(textInAddress(search, 'one-rate', 40)).toBe([...typed].slice(0, 40).join(''));
      }),
    );
  });
});

describe('the island of a calculator', () => {
  test('shows what the server drew until the calculator is there', async () => {
    render(
      <CalculatorIsland load={async () => Part}>
        <p>Drawn</p>
      </CalculatorIsland>,
    );
    expect(screen.getByText('Drawn')).toBeVisible();
    expect(await screen.findByText('Calculated')).toBeVisible();
    expect(screen.queryByText('Drawn')).toBeNull();
  });

  test('says without scripts what stands there with them', () => {
    const drawn = renderToString(
      <CalculatorIsland load={async () => Part}>
        <p>Drawn</p>
      </CalculatorIsland>,
    );
    expect(drawn).toMatch(/<noscript><p>A calculator stands here .*<\/noscript><p>Drawn<\/p>/);
  });

  test('fetches nothing while it is far away', () => {
    class FarAway {
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', FarAway);
    const load = vi.fn(async () => Part);
    render(<CalculatorIsland load={load}>Drawn</CalculatorIsland>);
    expect(load).not.toHaveBeenCalled();
  });

  test('keeps the focus on the table that it brings again', async () => {
    render(
      <CalculatorIsland load={async () => Whole}>
        <Table />
      </CalculatorIsland>,
    );
    const drawn = screen.getByRole('region', { name: 'By year' });
    drawn.focus();
    await screen.findByLabelText('Rate');
    expect(screen.getByLabelText('Rate')).toBeVisible();
    expect(screen.getByRole('region', { name: 'By year' })).toHaveFocus();
    expect(drawn).not.toBeInTheDocument();
  });

  test.each([
    ['stays in sight when the calculator pushes it down', 400, true],
    ['is left alone where it was out of sight before', -400, false],
  ])('what has the focus below it %s', async (_, top, isScrolled) => {
    const scroll = vi.fn();
    render(
      <>
        <CalculatorIsland load={async () => Part}>Drawn</CalculatorIsland>
        <button type="button">Below</button>
      </>,
    );
    const below = screen.getByRole('button', { name: 'Below' });
    below.scrollIntoView = scroll;
    below.getBoundingClientRect = () =>
      new DOMRect(0, screen.queryByText('Calculated') ? window.innerHeight + 50 : top, 100, 30);
    below.focus();
    expect(await screen.findByText('Calculated')).toBeVisible();
    expect(below).toHaveFocus();
    expect(scroll.mock.calls).toEqual(
      isScrolled ? [[{ block: 'nearest', behavior: 'instant' }]] : [],
    );
  });

  test('says when it cannot be fetched, keeps what is there, and tries again', async () => {
    const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
    render(
      <CalculatorIsland load={load}>
        <p>Drawn</p>
      </CalculatorIsland>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The calculator could not be loaded. Check the connection and try again.',
    );
    expect(screen.getByText('Drawn')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Calculated')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the parts of a calculator', () => {
  const CHOICES = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ] as const;

  test('one of few is chosen', async () => {
    const chosen = vi.fn();
    render(<Radios label="Which" value="a" choices={CHOICES} onChange={chosen} />);
    expect(screen.getByRole('group', { name: 'Which' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'First' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Second' }));
    expect(chosen).toHaveBeenCalledWith('b');
  });

  test('a choice that there is not falls back', () => {
    expect(choiceOf(CHOICES, 'b', 'a')).toBe('b');
    expect(choiceOf(CHOICES, 'toString', 'a')).toBe('a');
  });

  test('a table is named, scrolls by keyboard, and has heads for rows and columns', () => {
    render(
      <ResultTable
        caption="By year"
        heads={['Year', 'Sum']}
        rows={[{ key: 1, cells: [1, '5.00'] }]}
      />,
    );
    expect(screen.getByRole('region', { name: 'By year' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('table', { name: 'By year' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: '1' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Sum' })).toBeVisible();
  });

  test('what was last worked out stays while nothing new is', () => {
    const [first, second] = [{}, {}];
    const nothing: { readonly now: object | null } = { now: null };
    const { result, rerender } = renderHook(({ now }) => useLast<object>(now, first), {
      initialProps: nothing,
    });
    expect(result.current).toBe(first);
    rerender({ now: second });
    rerender({ now: null });
    expect(result.current).toBe(second);
  });
});
