/** What the players of a worked example do, with players by their names: ids differ from stage to stage. */
import type { BillsEvent } from '@/events/bills/registry';
import type { BillsState, Player } from '@/events/bills/state';

/** A player as the board names it. */
export type PlayerName = `${'Florence' | 'Lyons'} ${'Exporter' | 'Importer' | 'Banker'}`;

/** One action. Amounts are hundredths of a marc; bills count from 1, as on the board. */
export type ScriptedEvent =
  | {
      readonly does: 'export';
      readonly by: PlayerName;
      readonly to: PlayerName;
      readonly amount: number;
    }
  | {
      readonly does: 'draw';
      readonly by: PlayerName;
      readonly on: PlayerName;
      readonly bill: number;
    }
  | {
      readonly does: 'remit';
      readonly by: PlayerName;
      readonly to: PlayerName;
      readonly bill: number;
    };

/** The player of this name. Throws when the stage does not have it: the text would be wrong. */
export function playerNamed({ players }: BillsState, name: PlayerName): Player {
  const found = players.find((player) => player.name === name);
  if (!found) throw new Error(`there is no ${name} at this stage`);
  return found;
}

/** The event that a deed is on this board. Throws when a player of it is not there. */
export function eventOf(state: BillsState, deed: ScriptedEvent): BillsEvent {
  const id = (name: PlayerName) => playerNamed(state, name).id;
  switch (deed.does) {
    case 'export':
      return {
        type: 'trade',
        importer: id(deed.to),
        exporter: id(deed.by),
        amount: deed.amount,
      };
    case 'draw':
      return { type: 'drawBill', payee: id(deed.by), drawee: id(deed.on), bill: deed.bill - 1 };
    case 'remit':
      return {
        type: 'remitBill',
        presenter: id(deed.by),
        presentee: id(deed.to),
        bill: deed.bill - 1,
      };
  }
}
