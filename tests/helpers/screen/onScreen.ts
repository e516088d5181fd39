/** What stands on the screen, as those read it who hear it. */
import { screen } from '@testing-library/react';

/** The rows of a table: what each is called, and what is said of it. */
export function rowsOf(table: HTMLElement): readonly string[] {
  return [...table.querySelectorAll('tr')].flatMap((row) => {
    const [name, said] = [row.querySelector('th[scope=row]'), row.querySelector('td')];
    return name && said ? [`${heardIn(name)}: ${heardIn(said)}`] : [];
  });
}

/** The text of a node without what is for the eye alone, as the sign of a change is. */
export function heardIn(node: Node): string {
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
  if (!node.hasChildNodes()) return node.textContent ?? '';
  return [...node.childNodes].map(heardIn).join('').replace(/ {2,}/g, ' ');
}

/** The rows of the table of this name. */
export function rowsUnder(name: string): readonly string[] {
  return rowsOf(screen.getByRole('table', { name }));
}

/** Every table on the screen: its name and its rows. */
export function tablesShown(): readonly (readonly (string | undefined)[])[] {
  return [...document.querySelectorAll('table')].map((table) => [
    table.caption?.textContent,
    ...rowsOf(table),
  ]);
}

/** The figure that a row ends with, in cents. */
export function figureOf(row: string): number {
  const text = / ?(−?[\d,.]+)$/.exec(row)?.[1] ?? '';
  return Math.round(Number(text.replace('−', '-').replaceAll(',', '')) * 100);
}
