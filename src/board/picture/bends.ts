/** How lines that fan out from one party keep apart: each bends at a height of its own. */

/** A line from one tier to another, as far as its bend asks. */
interface Fan {
  readonly key: string;
  /** The party above, and where the line leaves it. */
  readonly upperId: number;
  readonly upperX: number;
  readonly lowerX: number;
}

/** Between the bends of two lines, and for all of one fan together. */
const STEP = 13;
const MAX_FAN = 60;

/** Lines that go less far to the side than this need no bend. */
const FAR = 70;

/**
 * How much lower than halfway each line bends, by key. Of lines that go to the
 * right, those further right bend earlier, so that they never meet; of lines that
 * go to the left, those further left do.
 */
export function bendsOf(fans: readonly Fan[]): ReadonlyMap<string, number> {
  const groups = new Map<string, Fan[]>();
  for (const fan of fans) {
    const name = `${fan.upperId} ${fan.lowerX > fan.upperX ? 'right' : 'left'}`;
    groups.set(name, [...(groups.get(name) ?? []), fan]);
  }
  const bends = new Map<string, number>();
  for (const group of groups.values()) {
    const ordered = group.sort((one, other) => one.upperX - other.upperX);
    const step = Math.min(STEP, MAX_FAN / Math.max(1, ordered.length - 1));
    ordered.forEach(({ key, upperX, lowerX }, index) => {
      const side = lowerX > upperX ? -1 : 1;
      const reach = Math.min(1, Math.abs(lowerX - upperX) / FAR);
      bends.set(key, side * step * reach * (index - (ordered.length - 1) / 2));
    });
  }
  return bends;
}

/** A line as it is drawn, as far as its bend asks. */
interface Drawn {
  readonly key: string;
  readonly from: { readonly partyId: number; readonly tier: number };
  readonly to: { readonly partyId: number; readonly tier: number };
  /** Where it leaves the one and reaches the other. */
  readonly start: { readonly x: number };
  readonly end: { readonly x: number };
}

/** The bends of the lines that go from one tier to another, by key; those within a tier have none. */
export function bendsBetween(drawn: readonly Drawn[]): ReadonlyMap<string, number> {
  return bendsOf(
    drawn
      .filter(({ from, to }) => from.tier !== to.tier)
      .map(({ key, from, to, start, end }) =>
        from.tier < to.tier
          ? { key, upperId: from.partyId, upperX: start.x, lowerX: end.x }
          : { key, upperId: to.partyId, upperX: end.x, lowerX: start.x },
      ),
  );
}
