/** The terms of a letter as the browser has them: those on the page, or those of the page it did not load. */
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TermList as Drawn } from '@/src/glossary/termList';
import { TermList } from '@/src/glossary/termListKept';

const drawn = renderToString(<Drawn letter="z" />);

afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

test('what the server drew stays, and nothing is fetched', () => {
  const asked = vi.spyOn(window, 'fetch');
  const container = document.createElement('div');
  container.innerHTML = drawn;
  document.body.append(container);
  const before = container.innerHTML;
  render(<TermList letter="z" />, { container: container, hydrate: true });
  expect(container.innerHTML).toBe(before);
  expect(screen.getByText('Zero-Coupon Bond')).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});

test('where the page was not loaded, its terms are read from it, and the one named comes into sight', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(`<main>${drawn}</main>`));
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  window.history.replaceState(null, '', '/articles/glossary/z#zero-coupon-bond');
  render(<TermList letter="z" />);
  expect(screen.getByRole('status')).toHaveTextContent('One moment');
  expect(await screen.findByText('Zero-Coupon Bond')).toBeInTheDocument();
  const named = document.getElementById('zero-coupon-bond');
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([named]));
});

test.each([
  ['there is no network', () => Promise.reject(new TypeError('no network'))],
  ['another page answers', () => Promise.resolve(new Response('<h1>Offline</h1>'))],
])('where %s it says so, and can be asked again', async (_, answer) => {
  vi.spyOn(window, 'fetch').mockImplementation(answer);
  render(<TermList letter="z" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/articles/glossary/z',
  );
});
