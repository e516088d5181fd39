/** Events that the whole board of the exercise refuses, and what it answers. */
import type { BillsEvent } from '@/events/bills/registry';

/** The whole board: Florence 0 exporter, 1 importer, 2 banker; Lyons 3, 4, 5. */
export const WHOLE = 5;

export const outward: BillsEvent = { type: 'trade', importer: 4, exporter: 0, amount: 100 };
export const inward: BillsEvent = { type: 'trade', importer: 1, exporter: 3, amount: 100 };
export const sold: BillsEvent = { type: 'drawBill', payee: 0, drawee: 2, bill: 0 };
export const remitted: BillsEvent = { type: 'remitBill', presenter: 2, presentee: 5, bill: 0 };
export const collected: BillsEvent = { type: 'drawBill', payee: 5, drawee: 4, bill: 0 };

export const trade = (importer: number, exporter: number, amount: number): BillsEvent => ({
  type: 'trade',
  importer,
  exporter,
  amount,
});
export const draw = (payee: number, drawee: number, bill: number): BillsEvent => ({
  type: 'drawBill',
  payee,
  drawee,
  bill,
});
export const remit = (presenter: number, presentee: number, bill: number): BillsEvent => ({
  type: 'remitBill',
  presenter,
  presentee,
  bill,
});

interface Case {
  readonly before?: readonly BillsEvent[];
  readonly event: BillsEvent;
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
}

const NO_PLAYER = 'there is no such player on this board; choose one of those shown.';
const NO_BILL = 'Bill: there is no such bill on this board; choose one of those shown.';
const TOO_LARGE = 'An amount may be 10,000,000,000 marcs at most.';

/** Every refusal that the common checks and the actions give on the whole board. */
export const REFUSAL_CASES: readonly Case[] = [
  {
    event: trade(9, 0, 100),
    code: 'UNKNOWN_PARTY',
    field: 'importer',
    message: `Importer: ${NO_PLAYER}`,
  },
  {
    event: trade(4, -1, 100),
    code: 'UNKNOWN_PARTY',
    field: 'exporter',
    message: `Exporter: ${NO_PLAYER}`,
  },
  {
    event: draw(0, 0.5, 3),
    code: 'UNKNOWN_PARTY',
    field: 'drawee',
    message: `Payer: ${NO_PLAYER}`,
  },
  {
    event: remit(Number.NaN, 5, 0),
    code: 'UNKNOWN_PARTY',
    field: 'presenter',
    message: `Presenter: ${NO_PLAYER}`,
  },
  { event: draw(0, 2, 0), code: 'UNKNOWN_BILL', field: 'bill', message: NO_BILL },
  { event: remit(0, 5, -1), code: 'UNKNOWN_BILL', field: 'bill', message: NO_BILL },
  {
    event: trade(0, 4, 0),
    code: 'WRONG_PARTY_TYPE',
    field: 'importer',
    message: 'Importer: Florence Exporter is an exporter; choose an importer.',
  },
  {
    before: [outward],
    event: draw(4, 2, 0),
    code: 'WRONG_PARTY_TYPE',
    field: 'payee',
    message: 'Payee: Lyons Importer is an importer; choose an exporter or a banker.',
  },
  {
    before: [outward],
    event: draw(0, 3, 0),
    code: 'WRONG_PARTY_TYPE',
    field: 'drawee',
    message: 'Payer: Lyons Exporter is an exporter; choose an importer or a banker.',
  },
  {
    before: [outward],
    event: remit(0, 5, 0),
    code: 'WRONG_PARTY_TYPE',
    field: 'presenter',
    message: 'Presenter: Florence Exporter is an exporter; choose a banker.',
  },
  {
    before: [outward, sold],
    event: draw(2, 2, 0),
    code: 'SAME_PARTY',
    field: 'drawee',
    message: 'Florence Banker is on both sides; choose two different players.',
  },
  {
    before: [outward, sold],
    event: remit(2, 2, 0),
    code: 'SAME_PARTY',
    field: 'presentee',
    message: 'Florence Banker is on both sides; choose two different players.',
  },
  {
    event: trade(1, 0, Number.NaN),
    code: 'AMOUNT_INVALID',
    field: 'amount',
    message: 'That is not an amount; type a figure such as 2 or 1.50.',
  },
  {
    event: trade(1, 0, 0),
    code: 'AMOUNT_INVALID',
    field: 'amount',
    message: 'The amount must be more than zero.',
  },
  {
    event: trade(4, 0, -100),
    code: 'AMOUNT_INVALID',
    field: 'amount',
    message: 'The amount must be more than zero.',
  },
  {
    event: trade(4, 0, 0.5),
    code: 'AMOUNT_INVALID',
    field: 'amount',
    message: 'An amount has at most two decimals.',
  },
  { event: trade(1, 0, 1e12 + 1), code: 'AMOUNT_TOO_LARGE', field: 'amount', message: TOO_LARGE },
  {
    event: { type: 'note', text: ' \n' },
    code: 'TEXT_INVALID',
    field: 'text',
    message: 'Note: write at least one word.',
  },
  {
    event: { type: 'note', text: 'x'.repeat(281) },
    code: 'TEXT_INVALID',
    field: 'text',
    message: 'Note: 281 characters is too long; use 280 or fewer.',
  },
  {
    event: { type: 'note', text: 'a\u0000b' },
    code: 'TEXT_INVALID',
    field: 'text',
    message: 'Note: it contains characters that are not text; type it again.',
  },
  {
    event: trade(1, 0, 1e12),
    code: 'SAME_CITY',
    field: 'importer',
    message:
      'Florence Importer and Florence Exporter are both in Florence; export to Lyons Importer.',
  },
  {
    before: [outward],
    event: draw(3, 4, 0),
    code: 'NOT_HOLDER',
    field: 'bill',
    message:
      'Lyons Exporter does not hold the bill on Lyons for 1 marc; Florence Exporter does, so choose a bill that Lyons Exporter holds.',
  },
  {
    before: [outward],
    event: remit(2, 5, 0),
    code: 'NOT_HOLDER',
    field: 'bill',
    message:
      'Florence Banker does not hold the bill on Lyons for 1 marc; Florence Exporter does, so choose a bill that Florence Banker holds.',
  },
  {
    before: [outward, sold],
    event: draw(0, 2, 0),
    code: 'NOT_HOLDER',
    field: 'bill',
    message:
      'Florence Exporter does not hold the bill on Lyons for 1 marc; Florence Banker does, so choose a bill that Florence Exporter holds.',
  },
  {
    before: [outward],
    event: draw(0, 4, 0),
    code: 'WRONG_DRAWEE',
    field: 'drawee',
    message:
      'Lyons Importer isn’t a banker in Florence and doesn’t owe the bill on Lyons for 1 marc there; draw it on Florence Banker.',
  },
  {
    before: [outward],
    event: draw(0, 5, 0),
    code: 'WRONG_DRAWEE',
    field: 'drawee',
    message:
      'Lyons Banker isn’t a banker in Florence and doesn’t owe the bill on Lyons for 1 marc there; draw it on Florence Banker.',
  },
  {
    before: [outward],
    event: draw(0, 1, 0),
    code: 'WRONG_DRAWEE',
    field: 'drawee',
    message:
      'Florence Importer isn’t a banker in Florence and doesn’t owe the bill on Lyons for 1 marc there; draw it on Florence Banker.',
  },
  {
    before: [outward, sold],
    event: draw(2, 4, 0),
    code: 'WRONG_DRAWEE',
    field: 'drawee',
    message:
      'Lyons Importer isn’t a banker in Florence and doesn’t owe the bill on Lyons for 1 marc there; remit it to Lyons Banker.',
  },
  {
    before: [outward, sold, remitted],
    event: draw(5, 1, 0),
    code: 'WRONG_DRAWEE',
    field: 'drawee',
    message:
      'Florence Importer isn’t a banker in Lyons and doesn’t owe the bill on Lyons for 1 marc there; draw it on Lyons Importer.',
  },
  {
    before: [outward, sold, remitted, collected],
    event: draw(5, 2, 0),
    code: 'WRONG_DRAWEE',
    field: 'drawee',
    message:
      'Florence Banker isn’t a banker in Lyons and doesn’t owe the bill on Lyons for 1 marc there; draw it on Lyons Importer.',
  },
  {
    before: [outward, sold, remitted, collected],
    event: draw(5, 4, 0),
    code: 'BILL_PAID',
    field: 'bill',
    message: 'The bill on Lyons for 1 marc has been paid; choose one that is still due.',
  },
  {
    before: [outward, sold, remitted, collected],
    event: remit(5, 2, 0),
    code: 'BILL_PAID',
    field: 'bill',
    message: 'The bill on Lyons for 1 marc has been paid; choose one that is still due.',
  },
  {
    event: trade(4, 0, 1001),
    code: 'INSUFFICIENT_GOODS',
    field: 'amount',
    message: 'Florence Exporter has 10 goods left; export goods for 10 marcs or less.',
  },
  {
    before: [trade(4, 0, 1000)],
    event: trade(4, 0, 1),
    code: 'INSUFFICIENT_GOODS',
    field: 'amount',
    message: 'Florence Exporter has no goods left; reset the board to export again.',
  },
  {
    before: [trade(4, 0, 800)],
    event: draw(0, 2, 0),
    code: 'INSUFFICIENT_COIN',
    field: 'bill',
    message:
      'Florence Banker holds 500 ecus and the bill on Lyons for 8 marcs takes 512 ecus; draw one for 7.81 marcs or less.',
  },
  {
    before: [trade(4, 0, 150), sold, remitted],
    event: draw(5, 4, 0),
    code: 'INSUFFICIENT_COIN',
    field: 'bill',
    message:
      'Lyons Importer holds 1 marc and the bill on Lyons for 1.50 marcs takes 1.50 marcs; draw one for 1 marc or less.',
  },
  {
    before: [outward, sold, remitted, collected, outward, draw(0, 2, 1), remit(2, 5, 1)],
    event: draw(5, 4, 1),
    code: 'INSUFFICIENT_COIN',
    field: 'bill',
    message:
      'Lyons Importer holds no marcs and the bill on Lyons for 1 marc takes 1 marc; no bill would do now.',
  },
];
