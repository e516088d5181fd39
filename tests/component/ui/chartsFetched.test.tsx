import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlotSize } from '@/src/charts/nivoTheme';
import { PlotBox } from '@/src/charts/PlotBox';

interface WordProps {
  readonly word: string;
  readonly size: PlotSize;
}

/** A drawing that says what it was given. */
function Word({ word, size }: WordProps) {
  return `${word} ${size.width} by ${size.height}`;
}

const comes = () => Promise.resolve({ default: Word });

function open(load: () => Promise<{ readonly default: typeof Word }>) {
  render(
    <PlotBox label="A word" height={20} load={load} plot={{ word: 'here' }}>
      <p>over it</p>
    </PlotBox>,
  );
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

afterEach(() => vi.unstubAllGlobals());

describe('a drawing', () => {
  test('keeps its place before it is there, and takes it in its size', async () => {
    open(comes);
    const wait = screen.getByText('The chart is on its way …');
    expect(wait.parentElement).toHaveStyle({ height: '20em' });
    const plot = await screen.findByRole('img', { name: 'A word' });
    expect(plot).toHaveTextContent('here 600 by 300');
    expect(screen.getByText('over it')).toBeInTheDocument();
    expect(wait).not.toBeInTheDocument();
  });

  test('is fetched only when it comes near the screen', async () => {
    let come: (() => void) | undefined;
    class FarAway {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        come = () => tell([{ isIntersecting: true }]);
        tell([{ isIntersecting: false }]);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', FarAway);
    const load = vi.fn(comes);
    open(load);
    expect(load).not.toHaveBeenCalled();
    act(() => come?.());
    expect(await screen.findByRole('img', { name: 'A word' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  test('that cannot be fetched says so, and can be fetched again', async () => {
    const load = vi.fn(comes).mockRejectedValueOnce(new Error('offline'));
    open(load);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The chart could not be fetched. The table below has its figures.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'A word' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
