/**
 * A party's token: a small piece that is the same wherever the party is seen. Its shape tells the
 * type, its colour tells parties of one type apart. Plain markup, for the server too.
 */
import type { Party } from '@/events/banking/ledger/book';
import type { PartyType } from '@/events/banking/ledger/partyTypes';

/** How many colours there are; the parties after those begin anew, with hollow tokens. */
const COLOURS = 6;

/** The number of a party's colour among the qualitative colours of the theme, from 1. */
export function colourOf(partyId: number): number {
  return 1 + (partyId % COLOURS);
}

/** Whether an earlier party has the same colour: the token is drawn in lines then, not filled. */
export function isHollow(partyId: number): boolean {
  return partyId >= COLOURS;
}

/** The token; silent, for the name stands beside it. */
export function Token({ party: { id, type } }: { readonly party: Pick<Party, 'id' | 'type'> }) {
  const { shape, mark } = tokenPaths(type);
  return (
    <svg
      className="token"
      data-colour={colourOf(id)}
      viewBox="0 0 24 24"
      width="18"
      height="18"
      aria-hidden="true"
    >
      {isHollow(id) ? (
        <>
          <path fill="var(--color-card)" stroke="currentColor" strokeWidth={2} d={shape} />
          <path className="token-mark" style={{ stroke: 'currentColor' }} d={mark} />
        </>
      ) : (
        <>
          <path fill="currentColor" d={shape} />
          <path className="token-mark" d={mark} />
        </>
      )}
    </svg>
  );
}

/** The paths of a token in a square of 24 units: its shape, which is filled, and the mark on it, drawn in lines. */
export function tokenPaths(type: PartyType): { readonly shape: string; readonly mark: string } {
  return { shape: SHAPES[type], mark: MARKS[type] };
}

/** Rounded square, disc, hexagon, house, hexagon lying, shield. */
const SHAPES = {
  bank: 'M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z',
  customer: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 1 1 0-21z',
  clearinghouse: 'M12 1 22 6.5v11L12 23 2 17.5v-11z',
  centralbank: 'M12 .5 23 8v15H1V8z',
  treasury: 'M12 1 23 9v6l-11 8L1 15V9z',
  insurancefund: 'M2.5 3 12 .5 21.5 3v9c0 5-4 9-9.5 11.5C6.5 21 2.5 17 2.5 12z',
} as const;

/** Pillars, a person, arrows that pass one another, a pediment on pillars, a T, an umbrella. */
const MARKS = {
  bank: 'M6.5 17.5h11M7 9.5 12 6.5l5 3zM9 10v7M15 10v7',
  customer:
    'M12 11.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM6.75 17.75a5.25 5.25 0 0 1 10.5 0',
  clearinghouse: 'M7 9.5h9l-2.5-2.5M17 14.5H8L10.5 17',
  centralbank: 'M5.5 19h13M6 11l6-4 6 4zM8.5 11.5V19M12 11.5V19M15.5 11.5V19',
  treasury: 'M8 8.5h8M12 8.5v8M9 16.5h6',
  insurancefund: 'M6.5 12a5.5 5.5 0 0 1 11 0zM12 6.5V5M12 12v4.5a1.5 1.5 0 0 1-3 0',
} as const;
