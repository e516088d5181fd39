import { describe, expect, test } from 'vitest';
import { sideBySide } from '@/events/banking/views/sideBySide';
import { openingOf, played } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';
import { lend, repay } from '../../helpers/lines/reserveEvents';
import { overdraft } from '../../helpers/setup';
import { lineOn } from './support';

/** The lines of one party, in short. */
function linesOf(one: Parameters<typeof sideBySide>[0], other: typeof one, id: number) {
  const sheet = sideBySide(one, other).find(({ partyId }) => partyId === id);
  return sheet?.lines.map(
    ({ side, label, one: was, other: is }) => `${side} ${label}: ${was} ${is}`,
  );
}

describe('two rounds side by side', () => {
  test('show every line of every sheet, whether it differs or not', () => {
    const [one, other] = [openingOf(2), played(2, [payment(1, 2, 3000)])];
    expect(linesOf(one, other, 0)).toEqual([
      'asset Reserves: 20000 20000',
      'liability Customer 1: 10000 7000',
      'liability Customer 2: 10000 13000',
    ]);
    expect(sideBySide(one, other).map(({ name, differs }) => `${name} ${differs}`)).toEqual([
      'Bank 1 true',
      'Customer 1 true',
      'Customer 2 true',
    ]);
    expect(sideBySide(one, one).some(({ differs }) => differs)).toBe(false);
  });

  test('show a balance that crossed zero as two lines, one of them nothing', () => {
    const other = played(2, [overdraft(5000), payment(1, 2, 12_000)]);
    expect(linesOf(openingOf(2), other, 1)).toEqual([
      'asset Cash: 10000 10000',
      'asset At Bank 1: 10000 0',
      'liability Overdraft at Bank 1: 0 2000',
    ]);
  });

  test('show whoever is on one of the two boards only, with nothing on the other', () => {
    const { rounds } = lineOn(2, []);
    const alone = rounds.find(({ book }) => book.parties.length === 1);
    if (!alone) throw new Error('one party comes first');
    const names = (found: ReturnType<typeof sideBySide>) => found.map(({ name }) => name);
    const [came, went] = [sideBySide(alone, openingOf(2)), sideBySide(openingOf(2), alone)];
    expect(names(came)).toEqual(['Bank 1', 'Customer 1', 'Customer 2']);
    expect(names(went)).toEqual(names(came));
    expect(linesOf(alone, openingOf(2), 1)).toEqual([
      'asset Cash: 0 10000',
      'asset At Bank 1: 0 10000',
    ]);
    expect(linesOf(openingOf(2), alone, 1)).toEqual([
      'asset Cash: 10000 0',
      'asset At Bank 1: 10000 0',
    ]);
    expect(came[1]?.netWorth).toEqual({ one: 0, other: 20_000 });
    expect(went[1]?.netWorth).toEqual({ one: 20_000, other: 0 });
  });

  test('do not take another branch’s loan of the same number for one loan', () => {
    const one = played(16, [lend(1, 2, 1000, 500)]);
    const other = played(16, [lend(1, 3, 1000, 500)]);
    expect(linesOf(one, other, 1)?.filter((line) => line.includes('Fed funds'))).toEqual([
      'liability Fed funds from Bank 2: 1000 0',
      'liability Fed funds from Bank 3: 0 1000',
    ]);
    expect(linesOf(one, played(16, [lend(1, 2, 1000, 500), repay(0, 1000)]), 2)).toContain(
      'asset Fed funds to Bank 1: 1000 0',
    );
  });
});
