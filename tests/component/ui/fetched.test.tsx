import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fetched } from '@/src/ui/fetched';

function Told({ what }: { readonly what: string }) {
  return <p>Told: {what}</p>;
}

test('a part says that it is on its way, and comes', async () => {
  const Part = fetched(async () => Told);
  render(<Part what="all" />);
  expect(screen.getByText(/^One moment/)).toBeVisible();
  expect(await screen.findByText('Told: all')).toBeVisible();
});

test('a part that has come is there at once the next time', async () => {
  const load = vi.fn(async () => Told);
  const Part = fetched(load);
  const { unmount } = render(<Part what="once" />);
  await screen.findByText('Told: once');
  unmount();
  render(<Part what="twice" />);
  expect(screen.getByText('Told: twice')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that does not come says so, leaves the rest alone, and can be asked for again', async () => {
  let isOffline = true;
  const Part = fetched(async () => {
    if (isOffline) throw new Error('offline');
    return Told;
  });
  render(
    <main tabIndex={-1}>
      <p>The accounts</p>
      <Part what="late" />
    </main>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  expect(screen.getByText('The accounts')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Told: late')).toBeVisible();
});

test('a dialog says nothing while it is on its way, and that it failed', async () => {
  const Part = fetched<{ readonly what: string }>(() => Promise.reject(new Error('offline')), {
    name: 'Help',
  });
  render(<Part what="over" />);
  expect(screen.queryByText(/^One moment/)).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Help could not be loaded. Check the connection and try again.',
  );
});

interface Asked {
  readonly open?: boolean;
  readonly onClose?: () => void;
}

const offline = (name: string) =>
  fetched<Asked>(() => Promise.reject(new Error('offline')), {
    name,
    onClose: ({ onClose }) => onClose?.(),
    isOpen: ({ open = true }) => open,
  });

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('a dialog that did not come is put away by %s', async (_how, put) => {
  const Part = offline('Help');
  const onClose = vi.fn();
  render(<Part onClose={onClose} />);
  await screen.findByRole('alert');
  await put();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
});

test('of dialogs that did not come one is told, the last, and none that nobody asked for', async () => {
  const [Share, Help] = [offline('Share'), offline('Help')];
  const { rerender } = render(<Share />);
  await screen.findByText(/^Share could not be loaded/);
  rerender(
    <>
      <Share />
      <Help open={false} />
    </>,
  );
  await screen.findByText(/^Share could not be loaded/);
  rerender(
    <>
      <Share open={false} />
      <Help />
      <Share />
    </>,
  );
  await screen.findByRole('alert');
  await expect.poll(() => screen.getAllByRole('alert').length).toBe(1);
});

test('a dialog that did not come is told of over the player', async () => {
  const rect = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, window.innerHeight - 60, 400, 60));
  const Part = offline('Share');
  render(
    <>
      <div data-part="player" />
      <Part />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveStyle({ bottom: '68px' });
  rect.mockRestore();
});
