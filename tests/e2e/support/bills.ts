/** The board of the bills exercise as a person meets it. */
import { BILLS_STAGES } from '@/events/bills/stages';
import type { Board } from './board';

/** The address of a part of the article. */
export function billsPath(stage: number): string {
  return BILLS_STAGES.find((one) => one.stage === stage)?.path ?? '';
}

interface Deal {
  readonly party: string;
  readonly action: 'Export Goods' | 'Draw a Bill' | 'Remit a Bill';
  /** Other players and bills, by the label of their field. */
  readonly choose?: Readonly<Record<string, string>>;
  /** Marcs. */
  readonly amount?: string;
}

const BUTTONS = {
  'Export Goods': 'Export',
  'Draw a Bill': 'Draw',
  'Remit a Bill': 'Remit',
} as const;

/** Fills the form and presses its button; what is not told is left as the form proposes it. */
export async function deal(board: Board, { party, action, choose = {}, amount }: Deal) {
  await board.field('Party').selectOption({ label: party });
  await board.field('Action').selectOption({ label: action });
  for (const [label, option] of Object.entries(choose)) {
    await board.field(label).selectOption({ label: option });
  }
  if (amount !== undefined) await board.field('Amount in marcs').fill(amount);
  await board.page.getByRole('button', { name: BUTTONS[action], exact: true }).click();
}

/** The eight deals of the circuit out and back. */
export const CIRCUIT: readonly Deal[] = [
  {
    party: 'Florence Exporter',
    action: 'Export Goods',
    choose: { Importer: 'Lyons Importer' },
    amount: '1',
  },
  { party: 'Florence Exporter', action: 'Draw a Bill', choose: { Payer: 'Florence Banker' } },
  { party: 'Florence Banker', action: 'Remit a Bill', choose: { Presentee: 'Lyons Banker' } },
  { party: 'Lyons Banker', action: 'Draw a Bill', choose: { Payer: 'Lyons Importer' } },
  {
    party: 'Lyons Exporter',
    action: 'Export Goods',
    choose: { Importer: 'Florence Importer' },
    amount: '1',
  },
  { party: 'Lyons Exporter', action: 'Draw a Bill', choose: { Payer: 'Lyons Banker' } },
  { party: 'Lyons Banker', action: 'Remit a Bill', choose: { Presentee: 'Florence Banker' } },
  { party: 'Florence Banker', action: 'Draw a Bill', choose: { Payer: 'Florence Importer' } },
];
