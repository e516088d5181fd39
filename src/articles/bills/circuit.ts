/** The circuit out and back, folded by the core that runs the board: none of its figures is written down. */
import type { Phrase } from '@/events/actions/phrase';
import { applyBills, billsStory } from '@/events/bills/apply';
import type { BillsEvent } from '@/events/bills/registry';
import type { BillsStage } from '@/events/bills/stages';
import type { BillsState, City, PlayerType } from '@/events/bills/state';
import { encodeLink, fragmentOf } from '@/events/log/link';
import { bankersWorth } from '@/src/board/bills/billsBooks';

/** One step of the circuit, and what the Florence banker then has, in hundredths of an ecu. */
interface CircuitStep {
  readonly phrase: Phrase;
  readonly coin: number;
  /** Coin and what it is owed, less what it owes, at the quotes. */
  readonly worth: number;
}

interface Circuit {
  readonly opening: Omit<CircuitStep, 'phrase'>;
  readonly steps: readonly CircuitStep[];
  /** What opens it on the board, at its beginning. */
  readonly fragment: string;
}

/** The circuit of one marc at a stage; null where a player is missing that it takes. Throws when the rules refuse a step. */
export function circuitAt(stage: BillsStage): Circuit | null {
  const events = eventsOf(stage.opening.state);
  if (!events) return null;
  const steps: CircuitStep[] = [];
  let before = stage.opening;
  for (const event of events) {
    const { round, refused } = applyBills(before, event, stage.offers);
    if (refused) throw new Error(`the circuit at stage ${stage.stage}: ${refused.message}`);
    steps.push({
      phrase: billsStory(round, before.state),
      ...positionIn(round.state, stage),
    });
    before = round;
  }
  const payload = encodeLink({
    world: 'bills',
    lesson: 'bills',
    stage: stage.stage,
    title: 'Out and back',
    events,
  });
  return {
    opening: positionIn(stage.opening.state, stage),
    steps,
    fragment: fragmentOf(payload, 0),
  };
}

const MARC = 100;

function eventsOf({ players }: BillsState): readonly BillsEvent[] | null {
  const idOf = (city: City, type: PlayerType) =>
    players.find((player) => player.city === city && player.type === type)?.id ?? null;
  const [exporter, importer, banker] = [
    idOf('Florence', 'exporter'),
    idOf('Florence', 'importer'),
    idOf('Florence', 'banker'),
  ];
  const [exporterAbroad, importerAbroad, bankerAbroad] = [
    idOf('Lyons', 'exporter'),
    idOf('Lyons', 'importer'),
    idOf('Lyons', 'banker'),
  ];
  if (exporter === null || importer === null || banker === null) return null;
  if (exporterAbroad === null || importerAbroad === null || bankerAbroad === null) return null;
  return [
    { type: 'trade', importer: importerAbroad, exporter, amount: MARC },
    { type: 'drawBill', payee: exporter, drawee: banker, bill: 0 },
    { type: 'remitBill', presenter: banker, presentee: bankerAbroad, bill: 0 },
    { type: 'drawBill', payee: bankerAbroad, drawee: importerAbroad, bill: 0 },
    { type: 'trade', importer, exporter: exporterAbroad, amount: MARC },
    { type: 'drawBill', payee: exporterAbroad, drawee: bankerAbroad, bill: 1 },
    { type: 'remitBill', presenter: bankerAbroad, presentee: banker, bill: 1 },
    { type: 'drawBill', payee: banker, drawee: importer, bill: 1 },
  ];
}

function positionIn(state: BillsState, { opening }: BillsStage): Omit<CircuitStep, 'phrase'> {
  const banker = bankersWorth(state, opening.state).find(
    ({ player }) => player.city === 'Florence',
  );
  if (!banker) throw new Error('the circuit takes a banker in Florence');
  return { coin: banker.coin, worth: banker.worth };
}
