/** A scenario in a list. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScenarioList } from '@/src/community/scenarios/ScenarioList';

const card = (id: string, description: string) =>
  ({
    id,
    title: `Scenario ${id}`,
    description,
    author: { id: 'ann', name: 'Ann', image: null },
    category: 'repos',
    preview: null,
    rounds: 2,
    stars: 0,
    createdAt: new Date(0),
    isHidden: false,
  }) as const;

test('says what its author says of it, and who that is as the cards by the house do', () => {
  render(<ScenarioList scenarios={[card('a', 'One night without reserves.'), card('b', '')]} />);
  const [told, untold] = screen.getAllByRole('listitem');
  expect(told).toHaveTextContent('Scenario aBy AnnOne night without reserves.');
  expect(untold?.querySelector('.scenario-card-words')).toBeNull();
});
