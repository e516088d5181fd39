/** Which of the scenarios that were opened in this tab something was made from. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '@/events/worlds';
import { beginningOf, originOf, rememberOrigin } from '@/src/community/share/origin';

beforeEach(() => sessionStorage.clear());

const PAYMENTS: Log = {
  world: 'banking',
  lesson: 2,
  events: [{ type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 700 }],
};

/** Logs that begin in another way, or on another board. */
const OTHERS: readonly Log[] = [
  { ...PAYMENTS, lesson: 3 },
  { ...PAYMENTS, lesson: 'sandbox', opening: [] },
  {
    ...PAYMENTS,
    events: [{ type: 'transfer', from: 2, fromBank: 0, to: 1, toBank: 0, amount: 700 }],
  },
  { world: 'bills', lesson: 'bills', stage: 1, events: [] },
];

describe('the scenario that something was made from', () => {
  test('is the last that begins alike, whatever was opened meanwhile', () => {
    const [other = PAYMENTS] = OTHERS;
    rememberOrigin({ id: 'first', title: 'First' }, beginningOf(PAYMENTS));
    rememberOrigin({ id: 'second', title: 'Second' }, beginningOf(PAYMENTS));
    rememberOrigin({ id: 'third', title: 'Third' }, beginningOf(other));
    expect([PAYMENTS, other].map(originOf)).toMatchObject([{ id: 'second' }, { id: 'third' }]);
    rememberOrigin({ id: 'first', title: 'First' }, beginningOf(PAYMENTS));
    expect(originOf(PAYMENTS)).toEqual({ id: 'first', title: 'First' });
    for (let at = 0; at < 30; at += 1) {
      rememberOrigin({ id: `later${at}`, title: 'Later' }, beginningOf(other));
    }
    expect(originOf(PAYMENTS)).toBeNull();
  });

  test('is none where the board or its beginning is another', () => {
    rememberOrigin({ id: 'orig', title: 'A run' }, beginningOf(PAYMENTS));
    expect(OTHERS.map(originOf)).toEqual([null, null, null, null]);
  });
});
