import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from '@/src/ui/overlays/menu';

function drawn() {
  const chosen = vi.fn();
  const items = ['Promote', 'Share', 'Delete'].map((label) => ({
    label,
    onSelect: () => chosen(label),
    disabled: label === 'Promote',
  }));
  render(<Menu label="More" trigger="…" items={items} />);
  return { chosen, button: screen.getByRole('button', { name: 'More' }), user: userEvent.setup() };
}

const itemNamed = (name: string) => screen.findByRole('menuitem', { name });

test('says that it opens a menu, and whether it is open', async () => {
  const { button, user } = drawn();
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const list = await screen.findByRole('menu', { name: 'More' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-controls', list.id);
});

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'opened by the key %j it puts the focus on the first thing that can be done',
  async (key) => {
    const { button, user, chosen } = drawn();
    button.focus();
    await user.keyboard(key);
    const share = await itemNamed('Share');
    await waitFor(() => expect(share).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Delete');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  },
);

test('opens by key a second time as the first', async () => {
  const { button, user } = drawn();
  button.focus();
  for (const key of ['{Enter}', '{ArrowDown}']) {
    await user.keyboard(key);
    const share = await itemNamed('Share');
    await waitFor(() => expect(share).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  }
});

test('a second press of the button closes it, and a third opens it again', async () => {
  const { button, user } = drawn();
  await user.click(button);
  await screen.findByRole('menu');
  await user.click(button);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByRole('menu')).toBeInTheDocument();
});

test('chooses nothing that cannot be done', async () => {
  const { button, user, chosen } = drawn();
  await user.click(button);
  const promote = await itemNamed('Promote');
  expect(promote).toHaveAttribute('aria-disabled', 'true');
  await user.click(promote);
  expect(chosen).not.toHaveBeenCalled();
});
