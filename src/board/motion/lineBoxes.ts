/** Where lines of sheets are on the screen, as points of the overlay that is drawn over them. */
import type { LineEnd } from '@/events/banking/views/movements';

/** A box in pixels from the upper left corner of the overlay. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Finds where lines are; each is measured once. */
export class LineBoxes {
  private readonly known = new Map<string, Box | null>();
  private readonly sheets: ReadonlyMap<string | undefined, HTMLElement>;
  private readonly origin: DOMRect;

  /**
   * @param container what the sheets are in
   * @param nameOf the name of a party, by its id
   */
  constructor(
    container: HTMLElement,
    overlay: HTMLElement,
    private readonly nameOf: (partyId: number) => string | undefined,
  ) {
    const found = container.querySelectorAll<HTMLElement>('[data-sheet]');
    this.sheets = new Map([...found].map((sheet) => [sheet.dataset.sheet, sheet]));
    this.origin = overlay.getBoundingClientRect();
  }

  /** Where a line is; where it is not drawn, the heading of its sheet; null where there is no sheet. */
  of({ partyId, lineKey }: LineEnd): Box | null {
    const key = `${partyId} ${lineKey}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const box = this.measured(partyId, lineKey);
    this.known.set(key, box);
    return box;
  }

  private measured(partyId: number, lineKey: string): Box | null {
    const sheet = this.sheets.get(this.nameOf(partyId));
    if (!sheet) return null;
    // A line may stand for several of its kind: it names them all.
    const row = sheet.querySelector(`[data-line~="${lineKey}"]`);
    const box = row?.getBoundingClientRect();
    const isDrawn = box !== undefined && box.width > 0 && box.height > 0;
    return this.within(isDrawn ? box : headingOf(sheet).getBoundingClientRect());
  }

  private within({ left, top, right, bottom }: DOMRect): Box {
    const { left: x, top: y } = this.origin;
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  }
}

const headingOf = (sheet: HTMLElement): Element => sheet.querySelector('h2, h3, h4') ?? sheet;
