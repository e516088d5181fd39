/** What stands on the screen, as those read it who hear it. */
import { screen } from '@testing-library/react';

/** The rows of a table: what each is called, and what is said of it. */
export function rowsOf(table: HTMLElement): readonly string[] {
  return [...table.querySelectorAll('tr')].flatMap((row) => {
    const name = row.querySelector('th[scope=row]')?.textContent;
    const said = row.querySelector('td')?.textContent;
    return name === undefined || said === undefined ? [] : [`${name}: ${said}`];
  });
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
