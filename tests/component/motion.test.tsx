import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { Motion } from '@/src/board/motion/Motion';
import { shownAt } from '@/src/board/sentence/lineView';
import { partyView } from '@/src/board/sheets/partyView';
import { TAccount } from '@/src/board/sheets/TAccount';
import { acting, note, openingCursorOf, payment, stepped } from '../helpers/cursors';

/** What was set in motion, and how each of it ended. */
interface Running {
  readonly element: Element;
  readonly keyframes: PropertyIndexedKeyframes;
  readonly end: () => void;
  isCancelled: boolean;
}

let running: Running[] = [];

/** A stand-in for the browser's animation: it plays until the test ends it. */
class StubAnimation extends EventTarget {
  constructor(private readonly entry: Running) {
    super();
  }

  cancel() {
    this.entry.isCancelled = true;
  }
}

beforeEach(() => {
  running = [];
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value(this: Element, keyframes: PropertyIndexedKeyframes) {
      const entry: Running = {
        element: this,
        keyframes,
        end: () => animation.dispatchEvent(new Event('finish')),
        isCancelled: false,
      };
      const animation = new StubAnimation(entry);
      running.push(entry);
      return animation;
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.restoreAllMocks();
});

/** The sheets of a place with what moves over them. */
function Stage({ timeline, at }: Cursor<BankingRound>) {
  const container = useRef<HTMLDivElement>(null);
  const shown = shownAt(timeline, at);
  return (
    <div ref={container}>
      {shown.round.book.parties.map((party) => (
        <article key={party.id} data-sheet={party.name}>
          <h3>{party.name}</h3>
          <TAccount {...partyView(shown, party, 'static', [])} />
        </article>
      ))}
      <Motion timeline={timeline} at={at} container={container} />
    </div>
  );
}

const frame = () => act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));

const chips = () => [...document.querySelectorAll('.motion-chip')].map((chip) => chip.textContent);
const threads = () => document.querySelectorAll('.motion-thread[data-pointed=false]');

const opening = openingCursorOf(10);
const paid = acting(opening, {
  type: 'transfer',
  from: 3,
  fromBank: 0,
  to: 4,
  toBank: 1,
  amount: 2000,
} satisfies BankingEvent);

/** Takes a step from one place to another. */
async function stepping(from: Cursor<BankingRound>, to: Cursor<BankingRound>) {
  const { rerender } = render(<Stage {...from} />);
  rerender(<Stage {...to} />);
  await frame();
  return rerender;
}

test('a payment sends one amount on its way, and joins the lines of the claims that changed', async () => {
  await stepping(opening, paid);
  expect(chips()).toEqual(['$20']);
  // What Customer 1 has with Bank 1, what Bank 1 owes Bank 2, what Customer 2 has with Bank 2.
  expect([...threads()].map((thread) => thread.getAttribute('data-look'))).toEqual([
    ...['shrank', 'grew', 'grew'],
  ]);
  expect(running).toHaveLength(4);
  act(() => running[0]?.end());
  expect(chips()).toEqual([]);
  expect(threads()).toHaveLength(0);
});

test('nothing moves as a board opens, on a step back, or to another place', async () => {
  const rerender = await stepping(paid, opening);
  expect(running).toEqual([]);
  rerender(<Stage {...acting(paid, { type: 'netDues', bank: 0, with: 1 })} />);
  await frame();
  expect(running).toEqual([]);
});

test('nothing moves for whoever wants less motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduce'),
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
  await stepping(opening, paid);
  expect(running).toEqual([]);
  expect(chips()).toEqual([]);
  expect(threads()).toHaveLength(0);
});

test('the next step cancels what is in motion at once', async () => {
  const rerender = await stepping(opening, paid);
  const netted = acting(paid, { type: 'netDues', bank: 0, with: 1 });
  rerender(<Stage {...netted} />);
  expect(running.every(({ isCancelled }) => isCancelled)).toBe(true);
  expect(chips()).toEqual([]);
  await frame();
  // Netting moves value both ways, and changes the two dues.
  expect(threads()).toHaveLength(2);
  rerender(<Stage {...stepped(netted, 0)} />);
  await frame();
  expect(running.every(({ isCancelled }) => isCancelled)).toBe(true);
});

test('a step over a note moves what its round moved; the note itself moves nothing', async () => {
  const noted = acting(paid, note('So it is.'));
  await stepping(opening, noted);
  expect(chips()).toEqual(['$20']);
  running = [];
  const rerender = await stepping(paid, noted);
  expect(running).toEqual([]);
  rerender(<Stage {...paid} />);
  await frame();
  expect(running).toEqual([]);
});

test('what moves takes no pointer and is silent', async () => {
  await stepping(openingCursorOf(2), acting(openingCursorOf(2), payment(1, 2, 3000)));
  const overlay = document.querySelector('.motion');
  expect(overlay).toHaveAttribute('aria-hidden', 'true');
});

test('a line that is pointed at shows its other side as long as it is', async () => {
  render(<Stage {...opening} />);
  const thread = () => document.querySelectorAll('.motion-thread[data-pointed=true]');
  const [sheet] = screen.getAllByRole('article');
  const row = sheet?.querySelector('[data-line][data-side="liability"]');
  const [, netWorth] = [row, sheet?.querySelector('.t-net')];
  if (!sheet || !row || !netWorth) throw new Error('Bank 1 owes somebody');
  await userEvent.hover(row);
  expect(thread()).toHaveLength(1);
  await userEvent.hover(netWorth);
  expect(thread()).toHaveLength(0);
  await userEvent.hover(row);
  await userEvent.unhover(row);
  await userEvent.hover(document.body);
  expect(thread()).toHaveLength(0);
  expect(running).toEqual([]);
});

/** Gives elements places: headings by their sheet, lines by their key; a box of no size is not drawn. */
function laidOut(boxOf: (element: Element) => DOMRect) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    return boxOf(this);
  });
}

/** Where the amount in motion sets out and arrives, as it is moved on the screen. */
function journey(): readonly (string | undefined)[] {
  const { keyframes } = running.find(({ element }) => element.matches('.motion-chip')) ?? {};
  const transforms = [keyframes?.transform].flat();
  return [transforms.at(0), transforms.at(-1)].map((transform) => String(transform).split(') ')[0]);
}

const sheetOf = (element: Element) => element.closest('[data-sheet]')?.getAttribute('data-sheet');

test('an amount goes from the line that it leaves to the line where it arrives', async () => {
  laidOut((element) => {
    if (!element.matches('tr')) return new DOMRect();
    return new DOMRect(sheetOf(element) === 'Customer 1' ? 100 : 500, 300, 80, 20);
  });
  await stepping(opening, paid);
  expect(journey()).toEqual(['translate(140px, 310px', 'translate(540px, 310px']);
});

test('where a sheet is folded, it goes to the heading', async () => {
  laidOut((element) =>
    element.matches('h3') && sheetOf(element) === 'Customer 2'
      ? new DOMRect(200, 50, 60, 10)
      : new DOMRect(),
  );
  await stepping(opening, paid);
  expect(journey()).toEqual(['translate(0px, 0px', 'translate(230px, 55px']);
});
