import { describe, expect, test } from 'vitest';
import { applyBills, refuseBills } from '@/events/bills/rules';
import {
  collected,
  draw,
  inward,
  outward,
  REFUSAL_CASES,
  remit,
  remitted,
  sold,
  trade,
  WHOLE,
} from './refusalCases';
import { played, positionAfter, refusedAfter, stageAt } from './support';

describe('what the exercise refuses', () => {
  test.each(REFUSAL_CASES)(
    '$code on $field: $message',
    ({ before = [], event, code, field, message }) => {
      expect(refusedAfter(WHOLE, before, event)).toEqual({ code, field, message });
    },
  );

  test('names a bill that would do, to the hundredth', () => {
    const just = played(WHOLE, [trade(4, 0, 781), sold]).at(-1);
    expect(just?.players[2]?.coins.ecus).toBe(16);
    expect(refusedAfter(WHOLE, [trade(4, 0, 782)], sold)?.code).toBe('INSUFFICIENT_COIN');
  });

  test('a remittance to a second banker of the same city', () => {
    const state = positionAfter(WHOLE, [outward, sold]);
    const twins = state.players.filter(({ id }) => id === 2);
    const second = twins.map((banker) => ({ ...banker, id: 6, name: 'Second Banker' }));
    const players = [...state.players, ...second];
    expect(refuseBills({ ...state, players }, remit(2, 6, 0), stageAt(WHOLE).offers)).toEqual({
      code: 'SAME_CITY',
      field: 'presentee',
      message:
        'Florence Banker and Second Banker are both in Florence; remit to a banker of the other city.',
    });
  });

  test('a trade within one city where no importer of the other one is there', () => {
    const state = positionAfter(WHOLE, []);
    const players = state.players.filter(({ id }) => id < 4);
    expect(refuseBills({ ...state, players }, trade(1, 0, 100), stageAt(WHOLE).offers)).toEqual({
      code: 'SAME_CITY',
      field: 'importer',
      message:
        'Florence Importer and Florence Exporter are both in Florence; no importer of the other city is on this board.',
    });
  });

  test('what a stage does not offer, before anything else', () => {
    expect(refusedAfter(1, [], draw(9, 9, 9))).toEqual({
      code: 'NOT_OFFERED',
      field: null,
      message: '“Draw a Bill” is not offered at this stage; choose one of the actions that are.',
    });
    expect(refusedAfter(2, [], remit(1, 1, 0))?.code).toBe('NOT_OFFERED');
    expect(refusedAfter(2, [], draw(1, 9, 9))).toEqual({
      code: 'NOT_OFFERED',
      field: 'payee',
      message:
        '“Draw a Bill” is not offered to Florence Banker at this stage; choose another player.',
    });
  });

  test('nothing for not being offered where no stage binds', () => {
    const { opening } = stageAt(1);
    const { refused } = applyBills(opening, draw(0, 1, 0), 'opening');
    expect(refused?.code).toBe('UNKNOWN_BILL');
    expect(applyBills(opening, trade(1, 0, 0), 'opening').refused?.code).toBe('AMOUNT_INVALID');
  });

  test('and says where nobody could pay', () => {
    const events = [trade(1, 0, 100)];
    expect(applyBills(positionAfter(1, events), draw(0, 1, 0), 'opening').refused?.message).toBe(
      'Lyons Importer isn’t a banker in Florence and doesn’t owe the bill on Lyons for 1 marc there; nobody in Florence can pay it on this board.',
    );
  });

  test('leaves the round before it as it was, and so does what is accepted', () => {
    const rounds = played(WHOLE, [outward, inward, sold, remitted]);
    const copies = structuredClone(rounds);
    for (const round of rounds) {
      for (const event of [collected, remit(5, 2, 0), trade(4, 0, 5000), draw(3, 5, 1)]) {
        applyBills(round, event, stageAt(WHOLE).offers);
      }
      applyBills(round, { type: 'reset' }, stageAt(WHOLE).offers);
    }
    expect(rounds).toEqual(copies);
  });
});
