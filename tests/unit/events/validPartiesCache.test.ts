/** What is remembered of parties between which an event was found sound. */
import { describe, expect, test } from 'vitest';
import { ACTIONS, type AnyAction, actionNamed } from '@/events/banking/actions/registry';
import { validAmong, validKey } from '@/events/world/validPartiesCache';
import { openingOf } from '../../helpers/boards';

/** As many as a key has room for. */
const IDS = [...Array(64).keys()];

const naming = (type: string): AnyAction => {
  const action = actionNamed(type);
  if (!action) throw new Error(`there is no event ${type}`);
  return action;
};

const deposit = naming('deposit');
const keyOf = (action: AnyAction, ...ids: readonly unknown[]) =>
  validKey(
    action,
    Object.fromEntries([
      ['type', action.type],
      ...action.plan.parties.map(({ name }, place) => [name, ids[place]]),
    ]),
  );

describe('the key of an event between its parties', () => {
  test('is another for every pair of parties', () => {
    const keys = IDS.flatMap((first) => IDS.map((second) => keyOf(deposit, first, second)));
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(64 * 64);
  });

  test('is another for every type of event', () => {
    const keyed = ACTIONS.filter(({ plan }) => plan.references.length === 0);
    const keys = keyed.flatMap((action) => {
      const ids = action.plan.parties.length === 0 ? [0] : [0, 1, 63];
      return ids.map((id) => keyOf(action, ...action.plan.parties.map(() => id)));
    });
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each([
    ['a word', 'all'],
    ['nobody', undefined],
    ['less than the first', -1],
    ['no whole number', 1.5],
    ['more than a board has parties', 64],
  ])('is none where a party is %s', (_what, id) => {
    expect(keyOf(deposit, id, 0)).toBeNull();
    expect(keyOf(deposit, 0, id)).toBeNull();
  });

  test('is none where a debt is named, whose parties are not in the event', () => {
    const ofDebts = ACTIONS.filter(({ plan }) => plan.references.length > 0);
    expect(ofDebts.length).toBeGreaterThan(0);
    for (const action of ofDebts) {
      expect(keyOf(action, ...action.plan.parties.map(() => 0))).toBeNull();
    }
  });
});

describe('what was found sound', () => {
  const { parties } = openingOf(2).book;
  const offers = { board: [], parties: {} };

  test('is remembered for these parties and these offers', () => {
    validAmong(parties, offers).add(7);
    expect([...validAmong(parties, offers)]).toEqual([7]);
  });

  test('is forgotten where somebody joins, or where something else is offered', () => {
    validAmong(parties, offers).add(7);
    expect([...validAmong([...parties], offers)]).toEqual([]);
    expect([...validAmong(parties, { ...offers })]).toEqual([]);
  });
});
