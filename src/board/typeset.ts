/** How a text of the core is set on the screen: its apostrophes curved, as in the lessons, and a percent sign kept with its figure. */
export function typeset(text: string): string {
  return text.replaceAll("'", '’').replaceAll(' %', '\u00a0%');
}
