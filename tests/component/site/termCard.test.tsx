import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { TermCards } from '@/src/glossary/TermCards';
import { entryOf } from '@/src/lessons/course/catalogue';
import { KeyTerm, KeyTerms, Term } from '@/src/lessons/KeyTerms';

const MORE = 'More in the glossary';

beforeEach(() => {
  render(
    <main id="main">
      <p>
        It is our <KeyTerm name="Nostro Account">nostro</KeyTerm>, their{' '}
        <KeyTerm name="Vostro Account">vostro</KeyTerm>, and none of the{' '}
        <Term name="FOMC">committee’s</Term>.
      </p>
      <p>Nothing here.</p>
      <KeyTerms lesson={entryOf(10)} />
      <TermCards />
    </main>,
  );
});

const term = (name: string) => screen.getByRole('link', { name });
const cards = () => screen.queryAllByRole('link', { name: MORE });
const open = () => screen.findByRole('link', { name: MORE });

/** jsdom follows no link; a listener that comes last sees whether the page would have gone. */
async function tap(link: HTMLElement): Promise<{ follows: boolean }> {
  let follows = true;
  const last = (event: Event) => {
    follows = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', last, { once: true });
  const by = { pointerType: 'touch', bubbles: true, cancelable: true, detail: 1 };
  for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout']) {
    fireEvent(link, new PointerEvent(type, by));
  }
  fireEvent(link, new PointerEvent('click', by));
  // A moment longer than a card stays that nothing holds.
  await act(() => new Promise((done) => setTimeout(done, 250)));
  return { follows };
}

test('a term is described by its definition, without a card', () => {
  expect(term('nostro')).toHaveAccessibleDescription(/^Ours, with them/);
  expect(term('nostro')).toHaveAttribute('href', '#term-nostro-account');
  expect(term('committee’s')).toHaveAccessibleDescription(/target range/);
  expect(term('committee’s')).toHaveAttribute(
    'href',
    '/articles/glossary/f#federal-open-market-committee',
  );
  expect(cards()).toHaveLength(0);
});

test('a key term stands where the text leads, and leads on to the glossary', () => {
  const place = document.getElementById('term-nostro-account');
  expect(place).toHaveTextContent(/^Nostro AccountOurs, with them/);
  expect(within(place ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    '/articles/glossary/n#nostro-account',
  );
});

test('the pointer opens the card, which stays while it is reached, and closes when it is left', async () => {
  const user = userEvent.setup();
  await user.hover(term('nostro'));
  const more = await open();
  expect(more).toHaveAttribute('href', '/articles/glossary/n#nostro-account');
  await user.hover(more);
  await act(() => new Promise((done) => setTimeout(done, 250)));
  expect(cards()).toHaveLength(1);
  await user.hover(screen.getByText('Nothing here.'));
  await waitFor(() => expect(cards()).toHaveLength(0));
});

test('there is one card at a time: that of the term pointed at last', async () => {
  const user = userEvent.setup();
  await user.hover(term('nostro'));
  await open();
  await user.hover(term('vostro'));
  await waitFor(() =>
    expect(cards().map((link) => link.getAttribute('href'))).toEqual([
      '/articles/glossary/v#vostro-account',
    ]),
  );
  await act(() => new Promise((done) => setTimeout(done, 250)));
  expect(cards()).toHaveLength(1);
});

test('a finger opens the card by the first tap and follows by the second', async () => {
  const link = term('nostro');
  expect(await tap(link)).toEqual({ follows: false });
  expect(await open()).toHaveAttribute('href', '/articles/glossary/n#nostro-account');
  expect(await tap(link)).toEqual({ follows: true });
  expect(cards()).toHaveLength(0);
});

test('another term tapped meanwhile opens its own card', async () => {
  await tap(term('nostro'));
  expect(await tap(term('vostro'))).toEqual({ follows: false });
  expect(await open()).toHaveAttribute('href', '/articles/glossary/v#vostro-account');
});

test('Escape closes the card', async () => {
  const user = userEvent.setup();
  await user.hover(term('nostro'));
  await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(cards()).toHaveLength(0));
});
