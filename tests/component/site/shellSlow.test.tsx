import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Header } from '@/src/site/Header';
import { address } from '../../helpers/navigation';

/** The search is on its way until the test lets it arrive. */
const script = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, arrived };
});

vi.mock('@/src/site/shell/SearchLayer', async (original) => {
  await script.arrived;
  return original();
});

vi.mock('@/src/site/search/SearchDialog', () => ({
  SearchDialog: ({ open }: { open: boolean }) => open && <div role="dialog" aria-label="Search" />,
}));

const header = () => <Header account={() => null} />;

test('a layer that comes slowly does not open on another page than it was asked for on', async () => {
  const user = userEvent.setup();
  const { rerender } = render(header());
  await user.click(screen.getByRole('button', { name: 'Search' }));
  address.pathname = '/about';
  rerender(header());
  await act(async () => {
    script.arrive();
    await vi.dynamicImportSettled();
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument();
});
