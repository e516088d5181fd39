import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FigureChart } from '@/src/charts/FigureChart';
import FigurePlot from '@/src/charts/FigurePlot';
import { uprightAxis } from '@/src/charts/figureAxis';

const LINES = [
  { id: 'up', label: 'Up', points: [0, 1, 2, 3].map((x) => ({ x, y: x * 500 })) },
  { id: 'flat', label: 'Flat', points: [0, 1, 2, 3].map((x) => ({ x, y: 750 })) },
];
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const SIZE = { width: 300, height: 150, em: 10 };
const say = (value: number) => String(value);

afterEach(() => vi.restoreAllMocks());

/** The paths of the lines, in the order of the legend. */
function drawn(container: Element): readonly (string | null)[] {
  return [...container.querySelectorAll('path[stroke-width="2"]')].map((one) =>
    one.getAttribute('d'),
  );
}

function plot(lines: typeof LINES) {
  const axis = uprightAxis(
    lines.flatMap(({ points }) => points.map(({ y }) => y)),
    5,
  );
  const { container } = render(
    <FigurePlot lines={lines} axis={axis} margins={NONE} formatX={say} formatY={say} size={SIZE} />,
  );
  return container;
}

describe('a chart of figures', () => {
  test('runs from edge to edge of its own axes', () => {
    const [up, flat] = drawn(plot(LINES));
    expect(up).toBe('M0,150L100,100L200,50L300,0');
    expect(flat).toBe('M0,75L100,75L200,75L300,75');
  });

  test('marks zero where figures lie on both sides of it', () => {
    const both = [{ id: 'one', label: 'One', points: [-10, 10].map((y) => ({ x: y, y })) }];
    const zero = 'line[stroke="var(--color-control)"][x2="300"][y1="75"]';
    expect(plot(both).querySelector(zero)).not.toBeNull();
  });

  test('draws a single point', () => {
    const one = [{ id: 'one', label: 'One', points: [{ x: 0, y: 5 }] }];
    expect(plot(one).querySelectorAll('path[transform]')).toHaveLength(1);
  });

  test('names its lines and says what it shows', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
    render(
      <FigureChart
        label="Two lines"
        xTitle="Years"
        yTitle="Dollars"
        lines={LINES}
        formatX={say}
        formatY={say}
      />,
    );
    expect(screen.getByText('Up')).toBeVisible();
    expect(screen.getByText('Flat')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Two lines' })).toBeVisible();
    expect(screen.getByText('Dollars')).toBeVisible();
  });
});
