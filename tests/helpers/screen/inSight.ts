/** What of the stage is out of sight, as read in the browser itself: a browser test sends it into the page. */

/** How much of the stage has to be seen at a size of the screen. */
export type Sight = 'every sheet' | 'sheets of the step' | 'nothing cut';

/** What is out of sight or cut at the step that is shown. It may use nothing that stands outside it. */
function outOfSight(sight: Sight): readonly string[] {
  const SLACK = 1;
  // A phone has room for four sheets; those of a larger step are scrolled to.
  const isPhone = window.innerWidth < 700;
  const ROOM = 4;
  // However large all is drawn, so much of the sheets is seen at a time.
  const LEAST_HEIGHT = 160;
  const faults = new Set<string>();
  const step = document.querySelector('[data-part="player"] input')?.getAttribute('aria-valuetext');

  const isShown = (part: Element) => part.checkVisibility();
  const isInside = (
    part: Element,
    frame: { top: number; bottom: number; left: number; right: number },
  ) => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    return (
      top >= frame.top - SLACK &&
      bottom <= frame.bottom + SLACK &&
      left >= frame.left - SLACK &&
      right <= frame.right + SLACK
    );
  };
  const screen = () => ({ top: 0, left: 0, bottom: window.innerHeight, right: window.innerWidth });
  const part = (name: string) => document.querySelector(`[data-part="${name}"]`);
  const nameOf = (sheet: Element) => sheet.getAttribute('data-sheet') ?? '';

  const partsAway = () =>
    ['sentence', 'sheets', 'task', 'composer', 'answer', 'player'].filter((name) => {
      const found = part(name);
      return found !== null && isShown(found) && !isInside(found, screen());
    });
  const isOfStep = (sheet: Element) =>
    sheet.hasAttribute('data-changed') ||
    sheet.querySelector('.t-grew, .t-shrank') !== null ||
    sheet.getAttribute('data-named') === 'true';
  const isWanted = (sheet: Element) =>
    sight === 'every sheet' || (sight === 'sheets of the step' && isOfStep(sheet));
  const isCut = (cell: Element) =>
    isShown(cell) && cell.clientWidth > 0 && cell.scrollWidth > cell.clientWidth + SLACK;

  const note = (what: string) => faults.add(`${step}: ${what}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) note('the page scrolls sideways');
  if (sight !== 'nothing cut') for (const name of partsAway()) note(`${name} is out of sight`);
  const container = part('sheets');
  const frame = container?.getBoundingClientRect() ?? screen();
  if (container && container.clientHeight < LEAST_HEIGHT) note('the sheets have no room');
  const sheets = [...(container?.querySelectorAll('[data-sheet]') ?? [])].filter(isShown);
  const wanted = sheets.filter(isWanted);
  const isAsked = !isPhone || wanted.length <= ROOM;
  for (const sheet of sheets) {
    if (isAsked && wanted.includes(sheet) && !isInside(sheet, frame))
      note(`${nameOf(sheet)} is out of sight`);
    const cells = sheet.querySelectorAll('.t-column, tbody :is(th, td)');
    for (const cell of cells) if (isCut(cell)) note(`${nameOf(sheet)} is cut: ${cell.textContent}`);
  }
  // Wherever the sheets have to give way: what the step changed is drawn.
  for (const line of container?.querySelectorAll('.t-grew, .t-shrank') ?? [])
    if (sight !== 'nothing cut' && !isShown(line))
      note(`a change is folded away: ${line.textContent}`);
  return [...faults];
}

/** What of the sentence, and of the note below it, leaves their room at the step that is shown. It may use nothing that stands outside it. */
function cutWords(): readonly string[] {
  const SLACK = 1;
  const step = document.querySelector('[data-part="player"] input')?.getAttribute('aria-valuetext');
  const room = document.querySelector('[data-part="sentence"]');
  // The longest may be read by scrolling.
  if (room === null || getComputedStyle(room).overflowY === 'auto') return [];
  const { bottom } = room.getBoundingClientRect();
  return ['.board-sentence', '.board-note'].flatMap((words) => {
    const found = room.querySelector(words);
    const isCut = found?.checkVisibility() && found.getBoundingClientRect().bottom > bottom + SLACK;
    return isCut ? [`${step}: ${words} leaves its room`] : [];
  });
}

/** Which sheets, or which parts of the composer, lie over one another at the step that is shown. It may use nothing that stands outside it. */
function overlapping(): readonly string[] {
  const SLACK = 1;
  // Sheets that are scrolled to lie behind the composer.
  const GROUPS = [
    '[data-part="sheets"] [data-sheet]',
    '.composer-toggles > *, .composer-button button',
  ];
  const step = document.querySelector('[data-part="player"] input')?.getAttribute('aria-valuetext');
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - SLACK &&
    other.left < one.right - SLACK &&
    one.top < other.bottom - SLACK &&
    other.top < one.bottom - SLACK;
  return GROUPS.flatMap((group) => {
    const parts = [...document.querySelectorAll(group)]
      .filter((part) => part.checkVisibility())
      .map((part) => ({
        name: part.getAttribute('data-sheet') ?? part.textContent,
        box: part.getBoundingClientRect(),
      }));
    return parts.flatMap(({ name, box }, index) =>
      parts
        .slice(index + 1)
        .filter((other) => isOver(box, other.box))
        .map((other) => `${step}: ${name} lies over ${other.name}`),
    );
  });
}

/** How a button of the player goes on. */
type Way = 'First step' | 'Step forward';

/**
 * Goes to the opening, or one step on, and waits for a frame: sheets are fitted before they are painted, and nothing
 * that is asked about here comes later. Gives whether there was such a step.
 */
async function goOn(way: Way): Promise<boolean> {
  const button = document.querySelector<HTMLButtonElement>(`[aria-label="${way}"]`);
  if (!button || button.disabled || button.getAttribute('aria-disabled') === 'true') return false;
  button.click();
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  return true;
}

/** What a walk through a line has found. */
export interface Walked {
  /** How many steps were looked at, the opening among them. */
  readonly steps: number;
  /** What was out of sight, cut or overlapping at them. */
  readonly faults: readonly string[];
}

/**
 * A walk through the shown line from its opening on, as an expression for the page, which gives what
 * it has found (`Walked`): to send each question by itself took longer than to answer it.
 */
export function walkThrough(sight: Sight): string {
  return `(async () => {
    const goOn = ${goOn};
    const outOfSight = ${outOfSight};
    const cutWords = ${cutWords};
    const overlapping = ${overlapping};
    const faults = [];
    let steps = 0;
    await goOn('First step');
    do {
      faults.push(...outOfSight(${JSON.stringify(sight)}), ...cutWords(), ...overlapping());
      steps += 1;
    } while (await goOn('Step forward'));
    return { steps, faults };
  })()`;
}
