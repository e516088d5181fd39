/** How claims and holdings are drawn: claims in word, colour and dash, so that no one of them stands alone. */

import type { FlowKind } from '@/events/banking/ledger/flowKinds';
import { HOLDINGS } from '@/events/banking/ledger/instruments';
import type { Flow, Holding } from '@/events/banking/views/picture';
import { keysOf } from '@/events/keys';
import { LOOKS } from './looks';

/** A custom property of the theme and an SVG dash array: what draws claims of a kind. */
export function strokeOf(kind: FlowKind): {
  readonly colour: string;
  readonly dash: string | undefined;
} {
  const { colour, dash } = LOOKS[kind];
  return { colour: `var(--qualitative-${colour})`, dash: dash ?? undefined };
}

/** The kinds in a picture, in the order of the legend. */
export function kindsOf(flows: readonly Flow[]): readonly FlowKind[] {
  const present = new Set(flows.map(({ kind }) => kind));
  return keysOf(LOOKS).filter((kind) => present.has(kind));
}

/**
 * What the thickest line stands for: the first of 1, 2, 5, 10, 20, 50 … dollars that no claim passes,
 * so that the scale changes rarely from step to step. Cents.
 */
export function fullWidth(flows: readonly Flow[]): number {
  const most = flows.reduce((sum, { amount }) => Math.max(sum, amount), 0);
  let unit = 100;
  while (unit * 10 <= most) unit *= 10;
  return [1, 2, 5, 10].map((step) => step * unit).find((size) => size >= most) ?? most;
}

/** What a holding is called on a party of a picture: as on its sheet, bills shorter. */
export function holdingWord({ kind, label }: Pick<Holding, 'kind' | 'label'>): string {
  return Object.values(HOLDINGS).find((row) => row.kind === kind)?.inPicture ?? label;
}
