import { describe, expect, test } from 'vitest';
import type { BillsEvent } from '@/events/bills/registry';
import type { BillsRound } from '@/events/bills/rules';
import { bankersWorth, debtsIn, quoteIn } from '@/src/board/bills/billsBooks';
import { type BillsLine, billsLines } from '@/src/board/bills/billsView';
import type { ColourMode } from '@/src/board/sheets/partyView';
import { frozenBills, played, stageAt } from '../bills/support';

const { stage, events } = frozenBills('bills-full-circuit');
/** The circuit without its notes: rounds 0 to 8. */
const acts = events.filter(({ type }) => type !== 'note');
const rounds = played(stage, acts);

function roundAt(list: readonly BillsRound[], number: number): BillsRound {
  const round = list[number];
  if (!round) throw new Error(`no round ${number}`);
  return round;
}

const told = ({ side, label, detail, amount, change }: BillsLine): string =>
  [side, label, detail, amount, change].filter((part) => part !== null).join(' | ');

/** A player's lines at a round. */
function linesAt(
  list: readonly BillsRound[],
  number: number,
  playerId: number,
  mode: ColourMode = 'static',
): readonly string[] {
  const round = roundAt(list, number);
  const before = roundAt(list, Math.max(0, number - 1));
  const history = list.slice(1, number).reverse();
  const lines = billsLines(
    { round, before },
    playerId,
    mode,
    history.map((one) => ({ round: one })),
  );
  return lines.map(told);
}

const [EXPORTER, BANKER, IMPORTER_ABROAD, BANKER_ABROAD] = [0, 2, 4, 5];

describe('a player’s account', () => {
  test('opens with what the player brings, and no mark', () => {
    expect(linesAt(rounds, 0, EXPORTER)).toEqual([
      'asset | Ecus | 50000 | 0',
      'asset | Goods | 1000 | 0',
    ]);
    expect(linesAt(rounds, 0, BANKER_ABROAD)).toEqual([
      'asset | Ecus | 50000 | 0',
      'asset | Marcs | 1000 | 0',
    ]);
  });

  test('marks both sides of a bill that arises', () => {
    expect(linesAt(rounds, 1, EXPORTER)).toEqual([
      'asset | Ecus | 50000 | 0',
      'asset | Goods | 900 | -100',
      'asset | Bill 1 on Lyons | due from Lyons Importer | 100 | 100',
    ]);
    expect(linesAt(rounds, 1, IMPORTER_ABROAD)).toContain(
      'liability | Bill 1 on Lyons | due to Florence Exporter | 100 | 100',
    );
  });

  test('keeps a bill that was passed on for one round, empty, and says to whom', () => {
    expect(linesAt(rounds, 2, EXPORTER)).toEqual([
      'asset | Ecus | 56400 | 6400',
      'asset | Goods | 900 | 0',
      'asset | Bill 1 on Lyons | passed to Florence Banker | 0 | -100',
    ]);
    expect(linesAt(rounds, 3, EXPORTER)).toHaveLength(2);
    // Its debtor owes as much as before, to somebody else.
    expect(linesAt(rounds, 2, IMPORTER_ABROAD)).toContain(
      'liability | Bill 1 on Lyons | due to Florence Banker | 100 | 0',
    );
  });

  test('puts the bankers’ claim in the place of a bill that is remitted', () => {
    expect(linesAt(rounds, 3, BANKER)).toEqual([
      'asset | Ecus | 43600 | 0',
      'asset | Marcs | 1000 | 0',
      'asset | Bill 1 on Lyons | passed to Lyons Banker | 0 | -100',
      'asset | For bills remitted | due from Lyons Banker | 100 | 100',
    ]);
  });

  test('says that a bill was paid, and that a claim was set off', () => {
    expect(linesAt(rounds, 4, IMPORTER_ABROAD)).toContain(
      'liability | Bill 1 on Lyons | paid | 0 | -100',
    );
    expect(linesAt(rounds, 7, BANKER)).toContain('asset | For bills remitted | set off | 0 | -100');
    expect(linesAt(rounds, 8, BANKER)).toEqual([
      'asset | Ecus | 50150 | 6550',
      'asset | Marcs | 1000 | 0',
      'asset | Bill 2 on Florence | paid | 0 | -100',
    ]);
  });

  test('says that a reset cancelled what was open, and keeps bills in the order of their numbers', () => {
    const trade = (amount: number): BillsEvent => ({
      type: 'trade',
      importer: 1,
      exporter: 0,
      amount,
    });
    const list = played(1, [trade(100), trade(200), { type: 'reset' }, trade(300)]);
    expect(linesAt(list, 3, 0)).toEqual([
      'asset | Ecus | 50000 | 0',
      'asset | Goods | 1000 | 300',
      'asset | Bill 1 on Lyons | cancelled | 0 | -100',
      'asset | Bill 2 on Lyons | cancelled | 0 | -200',
    ]);
  });
});

describe('which changes are marked', () => {
  test('none, where that is chosen', () => {
    expect(linesAt(rounds, 2, EXPORTER, 'off')).toEqual([
      'asset | Ecus | 56400 | 0',
      'asset | Goods | 900 | 0',
    ]);
  });

  test('or the last one of every line, however long ago', () => {
    expect(linesAt(rounds, 8, EXPORTER, 'round')).toEqual([
      'asset | Ecus | 56400 | 6400',
      'asset | Goods | 900 | -100',
    ]);
    expect(linesAt(rounds, 4, BANKER, 'round')).toEqual([
      'asset | Ecus | 43600 | -6400',
      'asset | Marcs | 1000 | 0',
      'asset | For bills remitted | due from Lyons Banker | 100 | 100',
    ]);
  });
});

describe('beside the accounts', () => {
  test('each city quotes bills on the other, in ecus to the marc', () => {
    expect(quoteIn('Florence')).toEqual({
      city: 'Florence',
      on: 'Lyons',
      rate: 6400,
      isCertain: false,
    });
    expect(quoteIn('Lyons')).toEqual({
      city: 'Lyons',
      on: 'Florence',
      rate: 6550,
      isCertain: true,
    });
  });

  test('open debts are added up, paid bills are kept apart', () => {
    const state = roundAt(rounds, 5);
    const { open, total, paid } = debtsIn(state);
    expect(open.map(({ creditorId, debtorId, bill }) => [creditorId, debtorId, bill?.id])).toEqual([
      [3, 1, 1],
      [2, 5, undefined],
    ]);
    expect(total).toBe(200);
    expect(paid.map(({ id }) => id)).toEqual([0]);
    expect(debtsIn(stageAt(5).opening)).toEqual({ open: [], total: 0, paid: [] });
  });

  test('the circuit gains the banker 1.50 ecus when the bill comes home, and its correspondent nothing', () => {
    const opening = roundAt(rounds, 0);
    const at = (number: number) => bankersWorth(roundAt(rounds, number), opening);
    expect(at(3).map(({ coin, due, owed, worth, gain }) => [coin, due, owed, worth, gain])).toEqual(
      [
        [43_600, 6400, 0, 50_000, 0],
        [1000, 100, 100, 1000, 0],
      ],
    );
    expect(at(6).map(({ gain }) => gain)).toEqual([0, 0]);
    expect(at(7).map(({ gain }) => gain)).toEqual([150, 0]);
    expect(at(8).map(({ coin, worth }) => [coin, worth])).toEqual([
      [50_150, 50_150],
      [1000, 1000],
    ]);
  });
});
