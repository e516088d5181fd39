/** What is read aloud of parts that change at every key. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Calculator } from '@/src/articles/calculator/Calculator';
import { Field } from '@/src/articles/calculator/Field';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Twice what is typed, where that is a number. */
function Doubling() {
  const [text, setText] = useState('2');
  const problem = /^\d+$/.test(text) ? undefined : `“${text}” is not a number.`;
  return (
    <Calculator
      title="Twice"
      fields={<Field label="Number" value={text} problem={problem} onChange={setText} />}
      isChanged={text !== '2'}
      onSetBack={() => setText('2')}
      result={
        <>
          Twice that is <strong>{2 * Number(text)}</strong>.
        </>
      }
      isRefused={problem !== undefined}
    >
      <p>2 × {text}</p>
    </Calculator>
  );
}

function open() {
  const { container } = render(<Doubling />);
  return {
    /** What is read aloud when it changes, in the order of the page. */
    heard: () =>
      [...container.querySelectorAll('[aria-live="polite"]')].map((part) => part.textContent),
    type: (...texts: readonly string[]) => {
      for (const value of texts) {
        fireEvent.change(screen.getByRole('textbox', { name: 'Number' }), { target: { value } });
        act(() => vi.advanceTimersByTime(300));
      }
    },
    wait: () => act(() => vi.advanceTimersByTime(2000)),
  };
}

describe('a calculator', () => {
  test('says nothing of what stands there at first', () => {
    const { heard, wait } = open();
    wait();
    expect(heard()).toEqual(['', '']);
  });

  test('shows its result at every key, and says it once nothing is typed for a moment', () => {
    const { heard, type, wait } = open();
    type('1', '12', '125');
    expect(screen.getByRole('status')).toHaveTextContent('Twice that is 250.');
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
    expect(heard()).toEqual(['', '']);
    wait();
    expect(heard()).toEqual(['', 'Twice that is 250.']);
    type('2');
    wait();
    expect(heard()).toEqual(['', 'Twice that is 4.']);
  });

  test('says what is wrong with a field when it stays wrong', () => {
    const { heard, type, wait } = open();
    type('2x', '23');
    wait();
    expect(heard()).toEqual(['', 'Twice that is 46.']);
    type('2y');
    const field = screen.getByRole('textbox', { name: 'Number' });
    expect(field).toHaveAccessibleDescription('“2y” is not a number.');
    wait();
    expect(heard()).toEqual([
      '“2y” is not a number.',
      'Not worked out yet: a field above needs another number.',
    ]);
  });
});
