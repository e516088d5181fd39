/**
 * What a test sees and reaches for, inside the page of whatever browser it is. Bundled and sent into
 * each page (support/bundle.ts), where it stands as `hands`. A place is found as Testing Library finds
 * it: by role and name, by label, or by the words it shows.
 */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { feetApart, figuresOutside, sticksOut } from '../../helpers/screen/layoutFaults';
import type { SentPlace, SentWords, Sight } from '../support/place';
import { listen } from './ear';

listen();

/** The page that they belong to: they may have been sent as another one was left, and stand in it all the same. */
export const home = document;

function matcher(words: SentWords): string | RegExp {
  return typeof words === 'string' ? words : new RegExp(words.pattern, words.flags);
}

/** What a person can see of it, an element that is being drawn or hidden by a style left out. */
const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true });

function within(root: HTMLElement, { role, name, label, text }: SentPlace): HTMLElement[] {
  if (role !== undefined) {
    return queryAllByRole(root, role, name === undefined ? {} : { name: matcher(name) });
  }
  if (label !== undefined) return queryAllByLabelText(root, matcher(label));
  if (text !== undefined) return queryAllByText(root, matcher(text));
  throw new Error('a place has a role, a label or a text');
}

/** All that is at a place now, in the order of the page. */
function find(place: SentPlace): HTMLElement[] {
  const roots = place.within === undefined ? [document.body] : find(place.within);
  return roots.flatMap((root) => within(root, place)).filter(isSeen);
}

function writtenIn(element: HTMLElement): string | null {
  const hasValue =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return hasValue ? element.value : null;
}

/** What is to be seen at a place. */
export function look(place: SentPlace): Sight {
  const all = find(place);
  const [first] = all;
  const attributes = first
    ? Object.fromEntries([...first.attributes].map(({ name, value }) => [name, value]))
    : {};
  return {
    count: all.length,
    text: first?.textContent ?? '',
    value: first ? writtenIn(first) : null,
    attributes,
    hasFocus: first !== undefined && first === document.activeElement,
  };
}

/** The cells of the rows of a table, by the head of the row: what an account holds line by line. */
export function rows(place: SentPlace): Readonly<Record<string, string>> {
  const [table] = find(place);
  const lines = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => [
    row.querySelector('th')?.textContent ?? '',
    // A marked line reads "grew by +5 to 20": what it holds now comes last.
    (row.querySelector('td')?.textContent ?? '').split(' to ').at(-1) ?? '',
  ]);
  return Object.fromEntries(lines);
}

/** Until what was begun has been drawn. */
const drawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Brings a place to the middle of the window, and gives the point to press.
 *
 * @returns null while there is none, or something else lies over it
 */
export async function reach(place: SentPlace): Promise<Point | null> {
  const [element] = find(place);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // The page may move it once more, as it does just after an act.
  await drawn();
  // What is broken over lines is pressed on the first of them.
  const [first] = element.getClientRects();
  const { left, top, width, height } = first ?? element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isLabelled = hit?.closest('label')?.contains(element) ?? false;
  const isFree = hit !== null && (element.contains(hit) || hit.contains(element) || isLabelled);
  return isFree ? { x, y } : null;
}

/** Puts the focus into a field, with all that is in it chosen, so that typing takes its place. */
export function startTyping(place: SentPlace): boolean {
  const [field] = find(place);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  field.focus();
  field.select();
  return true;
}

/** Chooses from a list by the words of the choice: the list itself is drawn by the system. */
export function choose(place: SentPlace, option: string): boolean {
  const [list] = find(place);
  if (!(list instanceof HTMLSelectElement)) return false;
  const index = [...list.options].findIndex(({ text }) => text === option);
  if (index < 0) return false;
  list.selectedIndex = index;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Scrolls on by half a window, and from the end of the page back to its top: some parts come when one is near. */
export function scrollOn(): void {
  const isEnd = window.scrollY + window.innerHeight >= document.body.scrollHeight - 1;
  window.scrollTo({
    top: isEnd ? 0 : window.scrollY + window.innerHeight / 2,
    behavior: 'instant',
  });
}

/** Takes the focus away from whatever has it: keys then go to the page. */
export function rest(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** What is wrong with the layout in a window of this width, once it is so wide; or as wide as it is. */
export async function faults(width: number | null): Promise<readonly string[]> {
  await drawn();
  if (width !== null && window.innerWidth !== width)
    return [`the window is ${window.innerWidth} px wide`];
  return [...sticksOut(), ...figuresOutside(), ...feetApart()];
}

/** How many accounts can be looked at, and how many changes are marked in them. */
export function accounts(): { readonly count: number; readonly changes: number } {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen).length;
  return { count: seen('.t-account'), changes: seen('.t-account .t-change') };
}

/** Where a place is in the window, in pixels. */
export function box(place: SentPlace): Box | null {
  const [element] = find(place);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The file of this name and text, as a person carries it. */
function carried(name: string, text: string): DataTransfer {
  const carrier = new DataTransfer();
  carrier.items.add(new File([text], name, { type: 'application/json' }));
  return carrier;
}

/** Chooses a file for a control: the list of files itself is drawn by the system. */
export function chooseFile(place: SentPlace, name: string, text: string): boolean {
  const [control] = find(place);
  if (!(control instanceof HTMLInputElement)) return false;
  control.files = carried(name, text).files;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Carries a file over a place, and drops it there where the place takes it. */
export function dropFile(place: SentPlace, name: string, text: string): boolean {
  const [target] = find(place);
  if (!target) return false;
  const dataTransfer = carried(name, text);
  const passing = (type: string) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  passing('dragenter');
  // Nothing is dropped where the page does not say that it would take it.
  if (passing('dragover')) return false;
  passing('drop');
  return true;
}

/** Has the browser refuse the whole screen, as some do: a window can be given another size, a screen cannot. */
export function keepWindow(): void {
  Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'));
}

/** The events that this browser has written down of the lesson of which it holds most. */
export function savedEvents(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('tallystick');
    opening.onsuccess = () => {
      const names = opening.result.objectStoreNames;
      if (!names.contains('lessons')) {
        opening.result.close();
        resolve(0);
        return;
      }
      const all = opening.result.transaction('lessons').objectStore('lessons').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(Math.max(0, ...all.result.map((saved) => saved?.tree?.nodes?.length ?? 0)));
      };
    };
  });
}
