import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TrackLegend } from '@/src/board/player/TrackLegend';
import { acting, note, openingCursorOf, payment } from '../../helpers/cursors';

const paid = acting(openingCursorOf(2), payment(1, 2, 3000));
const marks = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.trim());

test('a track without marks has no legend', () => {
  render(<TrackLegend timeline={paid.timeline} leaf={paid.leaf} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('the red dot and the bent line are told where the line has them', () => {
  const noted = acting(paid, note('Half.'));
  const { rerender } = render(<TrackLegend timeline={noted.timeline} leaf={noted.leaf} />);
  expect(marks()).toEqual(['Red dot: a step with a note']);
  const other = acting({ ...noted, at: paid.at }, payment(2, 1, 500));
  rerender(<TrackLegend timeline={other.timeline} leaf={noted.leaf} />);
  expect(marks()).toEqual(['Red dot: a step with a note', 'Bent line: another line leaves here']);
});
