import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GlossarySearch } from '@/src/glossary/GlossarySearch';
import { GLOSSARY } from '@/src/glossary/glossary';
import { rowsOf } from '@/src/glossary/rows';

const answering = () => Promise.resolve(Response.json(rowsOf(GLOSSARY)));

const asked = vi.fn<typeof fetch>();

/** Links that were followed: jsdom cannot go anywhere. */
const followed: string[] = [];
const follow = (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  followed.push(link.getAttribute('href') ?? '');
};

beforeEach(() => {
  followed.length = 0;
  asked.mockReset().mockImplementation(answering);
  vi.stubGlobal('fetch', asked);
  document.addEventListener('click', follow);
});

afterEach(() => {
  document.removeEventListener('click', follow);
  vi.unstubAllGlobals();
});

function drawn() {
  render(
    <main id="main">
      <GlossarySearch />
      <button type="button">Elsewhere</button>
    </main>,
  );
  const user = userEvent.setup();
  const box = screen.getByRole('combobox', { name: 'Search the glossary' });
  const options = () => screen.findAllByRole('option');
  const names = async () => (await options()).map(({ textContent }) => textContent?.trim());
  const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  return { user, box, names, active };
}

/** What is said aloud, which waits until nothing is typed for a moment. */
const hearing = (words: RegExp | string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words), { timeout: 2500 });

test('without JavaScript it asks the site’s search', () => {
  const sent = document.createElement('div');
  sent.innerHTML = renderToString(<GlossarySearch />);
  const form = sent.querySelector('form');
  expect(form).toHaveAttribute('action', '/search');
  expect(form?.method).toBe('get');
  expect(within(sent).getByLabelText('Search the glossary')).toHaveAttribute('name', 'q');
});

test('fetches the terms once, and only when the box is used', async () => {
  const { user, box, names } = drawn();
  await user.hover(box);
  expect(asked).not.toHaveBeenCalled();
  await user.click(box);
  await user.type(box, 'vostro');
  expect(await names()).toEqual(['Vostro Account']);
  await user.tab();
  await user.click(box);
  expect(asked).toHaveBeenCalledExactlyOnceWith('/glossary.json');
});

test('shows at most six, those that begin with it first, and says how many there are', async () => {
  const { user, box, names } = drawn();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await user.type(box, 'CLEARING');
  const found = await names();
  expect(found).toHaveLength(6);
  expect(found.every((name) => name?.startsWith('Clearing'))).toBe(true);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await hearing(/^6 of \d+ terms$/);
});

test('is gone through by arrows, Home and End, and Enter goes to the term', async () => {
  const { user, box, names, active } = drawn();
  await user.type(box, 'account');
  const all = await names();
  await waitFor(() => expect(active()).toHaveTextContent(all[0] ?? ''));
  for (const [key, place] of [
    ['{ArrowDown}', 1],
    ['{End}', 5],
    ['{ArrowDown}', 0],
    ['{ArrowUp}', 5],
    ['{Home}', 0],
  ] as const) {
    await user.keyboard(key);
    await waitFor(() => expect(active()).toHaveTextContent(all[place] ?? ''));
    expect(active()).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  }
  expect(box).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(followed).toEqual(['/articles/glossary/a#account']);
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
});

test('says what the active term means, in a sentence', async () => {
  const { user, box } = drawn();
  await user.type(box, 'nostro acc');
  expect(await screen.findByText(/^Ours, with them: .*seen by its holder\.$/)).toBeVisible();
});

test('finds a term by another of its names, and says by which', async () => {
  const { user, box } = drawn();
  await user.type(box, 'fomc');
  const found = await screen.findByRole('option', { name: 'Federal Open Market Committee FOMC' });
  expect(found).toHaveAttribute('href', '/articles/glossary/f#federal-open-market-committee');
  await user.click(found);
  expect(followed).toEqual(['/articles/glossary/f#federal-open-market-committee']);
});

test('offers the nearest terms where there is none, and chooses none of them by itself', async () => {
  const { user, box, names } = drawn();
  await user.type(box, 'mortgaeg');
  await waitFor(async () => expect(await names()).toContain('Mortgage'));
  await hearing('No such term. The nearest:');
  expect(box).not.toHaveAttribute('aria-activedescendant');
  await user.clear(box);
  await user.type(box, 'xqzwjk');
  await hearing(/^No such term\.$/);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Escape closes first and clears then', async () => {
  const { user, box, names } = drawn();
  await user.type(box, 'repo');
  await names();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(box).toHaveValue('repo');
  await user.keyboard('{ArrowDown}');
  expect((await names())[0]).toBe('Repo');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  expect(box).toHaveValue('');
});

test('closes a moment after the focus has left', async () => {
  const { user, box, names } = drawn();
  await user.type(box, 'repo');
  await names();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
});

test('stays while the pointer leaves and the box has the focus', async () => {
  const { user, box, names } = drawn();
  await user.type(box, 'repo');
  await names();
  await user.hover(screen.getByRole('listbox'));
  await user.unhover(screen.getByRole('listbox'));
  await new Promise((done) => setTimeout(done, 400));
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('says when the glossary cannot be loaded, and asks again', async () => {
  asked.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
  const { user, box, names } = drawn();
  await user.type(box, 'repo');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await names())[0]).toBe('Repo');
  expect(box).toHaveFocus();
});
