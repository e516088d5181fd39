/**
 * What is wrong with the layout of a page, as read in the browser itself. A browser test sends each of
 * these functions into the page, so that none may use anything that stands outside it.
 */

/** What sticks out: of the page to the right, and of the cells and accounts of a board. */
export function sticksOut(): readonly string[] {
  // Not the window’s width: a phone zooms out until all of the page is in it.
  const { scrollWidth, clientWidth } = document.documentElement;
  const farthest = [...document.querySelectorAll('main *')].filter(
    (part) => Math.abs(part.getBoundingClientRect().right + window.scrollX - scrollWidth) < 1,
  );
  const names = farthest.slice(0, 5).map(({ localName, className }) => `${localName}.${className}`);
  const isWide = scrollWidth > clientWidth;
  const page = isWide ? [`the page, ${scrollWidth} px wide, by ${names.join(', ')}`] : [];
  const parts = document.querySelectorAll(
    '.party, .t-account, .t-column, .party tbody :is(td, th)',
  );
  const burst = [...parts].filter((part) => part.scrollWidth > part.clientWidth + 1);
  return [...page, ...burst.map((part) => `cut off: ${part.className}: ${part.textContent}`)];
}

/** Figures and changes that stand outside the cell they belong to. */
export function figuresOutside(): readonly string[] {
  return [...document.querySelectorAll('.t-change, .t-figure')].flatMap((figure) => {
    const cell = figure.closest('td')?.getBoundingClientRect();
    const { left, right, width } = figure.getBoundingClientRect();
    const isOutside = cell && width > 0 && (left < cell.left - 1 || right > cell.right + 1);
    return isOutside ? [`outside its cell: ${figure.closest('tr')?.textContent}`] : [];
  });
}

/** Accounts whose columns do not foot on one line. */
export function feetApart(): readonly string[] {
  return [...document.querySelectorAll('.t-account')].flatMap((account) => {
    const feet = [...account.querySelectorAll('.t-foot')].map((one) => one.getBoundingClientRect());
    const tops = new Set(feet.map(({ top }) => Math.round(top)));
    return tops.size > 1 ? [`totals apart: ${account.textContent}`] : [];
  });
}

/** The words of the accounts that are broken: their letters stand on more than one line. */
export function brokenWords(): readonly string[] {
  return [...document.querySelectorAll('.t-column tbody th')].flatMap((label) => {
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
