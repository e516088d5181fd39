/** How claims and holdings are drawn: claims in word, colour and dash, so that no one of them stands alone. */
import type { Flow, FlowKind, Holding } from '@/events/banking/views/picture';

interface KindLook {
  /** As a label in the picture says it. */
  readonly word: string;
  /** A custom property of the theme. */
  readonly colour: string;
  /** A dash array in the picture's units; none for a whole line. */
  readonly dash: string | undefined;
}

/** Certificates and fed funds never meet on one board; dues and repos only where CHIPS clears. */
export const KIND_LOOKS: Readonly<Record<FlowKind, KindLook>> = {
  deposits: { word: 'Deposit', colour: 'var(--qualitative-1)', dash: undefined },
  certificates: { word: 'Certificates', colour: 'var(--qualitative-5)', dash: '14 3' },
  overdrafts: { word: 'Overdraft', colour: 'var(--qualitative-4)', dash: '3 3' },
  dues: { word: 'Dues', colour: 'var(--qualitative-2)', dash: '8 4' },
  loans: { word: 'Loan', colour: 'var(--qualitative-3)', dash: '18 3 3 3' },
  mortgages: { word: 'Mortgage', colour: 'var(--qualitative-6)', dash: '18 3 3 3 3 3' },
  fedFunds: { word: 'Fed funds', colour: 'var(--qualitative-5)', dash: '12 3' },
  repos: { word: 'Repo', colour: 'var(--qualitative-2)', dash: '5 2' },
};

/** The kinds that a picture has, in the order of the legend. */
export function kindsOf(flows: readonly Flow[]): readonly FlowKind[] {
  const present = new Set(flows.map(({ kind }) => kind));
  const order: readonly FlowKind[] = [
    ...(['deposits', 'certificates', 'overdrafts', 'dues'] as const),
    ...(['loans', 'mortgages', 'fedFunds', 'repos'] as const),
  ];
  return order.filter((kind) => present.has(kind));
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
  return kind === 'securities' ? 'Bills' : label;
}
