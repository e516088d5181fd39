import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Modal } from '@/src/ui/overlays/modal';

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('@/src/ui/overlays/modalWindow');
});

type AnyModal = ComponentType<ComponentProps<typeof Modal>>;

function Page({ Dialog, title }: { readonly Dialog: AnyModal; readonly title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        Is it so?
      </Dialog>
    </>
  );
}

/** A page with a dialog, where nobody has opened one yet. */
async function fresh(title = 'A question') {
  const { Modal: Dialog } = await import('@/src/ui/overlays/modal');
  render(<Page Dialog={Dialog} title={title} />);
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Ask' }) };
}

describe('the first dialog of a page', () => {
  test('is fetched as it opens, takes the focus, and hands it back', async () => {
    const { user, button } = await fresh();
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'A question' });
    expect(within(dialog).getByRole('heading', { name: 'A question' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('is named between quotation marks where it cannot be fetched, with those of its name within them', async () => {
    vi.doMock('@/src/ui/overlays/modalWindow', () => {
      throw new Error('offline');
    });
    const { user, button } = await fresh('Delete “Autumn”?');
    await user.click(button);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('“Delete ‘Autumn’?” could not be loaded.');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
  });

  test('says so where it cannot be fetched, and can be asked for again', async () => {
    vi.doMock('@/src/ui/overlays/modalWindow', () => {
      throw new Error('offline');
    });
    const { user, button } = await fresh();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('“A question” could not be loaded.');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    vi.doUnmock('@/src/ui/overlays/modalWindow');
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'A question' })).toBeInTheDocument();
  });
});
