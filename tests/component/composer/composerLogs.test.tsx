/** Every event of the frozen logs, composed: the sentence gives the event that the log has. */
import { describe, expect, test } from 'vitest';
import { assertDefined } from '@/events/assert';
import { ACTIONS, actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import type { BankingBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { BILLS_ACTIONS, billsActionOf } from '@/events/bills/registry';
import { verbIndex } from '@/events/world/compose';
import { offeredTo } from '@/events/world/offers';
import { foldLog } from '@/src/lessons/course/all';
import { composedInBanking, composedInBills } from '../../helpers/composing';
import { frozenLog, frozenNames } from '../../helpers/logs';

/** The events of a log that were composed as they stand in it, by type. */
function composedTypes(name: string): readonly string[] {
  const log = frozenLog(1, name);
  const folded = assertDefined(foldLog(log), 'board of this log');
  if (folded.world === 'bills') {
    const { offers } = folded.board;
    return folded.steps.slice(1).flatMap(({ event }, index) => {
      if (!event) return [];
      const round = assertDefined(folded.steps[index], 'round before');
      const { fields, roles } = billsActionOf(event);
      const [role = null] = roles;
      const partyId = role === null ? null : Number(new Map(Object.entries(event)).get(role));
      const way = { type: event.type, fields, partyId, role };
      expect(composedInBills(round, offers, event, way).event).toEqual(event);
      return [event.type];
    });
  }
  return folded.steps.slice(1).flatMap(({ event }, index) => {
    if (!event) return [];
    const round = assertDefined(folded.steps[index], 'round before');
    expect(composedAnyhow(folded.board, round, event)).toContainEqual(event);
    return [event.type];
  });
}

/** What comes of composing an event as each party that could, in each of its roles. */
function composedAnyhow({ offers }: BankingBoard, round: BankingRound, event: BankingEvent) {
  const { type, fields, roles } = actionOf(event);
  if (offers.board.includes(type)) {
    return [
      composedInBanking(round, offers, event, { type, fields, partyId: null, role: null }).event,
    ];
  }
  const wanted = roles.length > 0 ? roles : [null];
  return round.book.parties
    .filter((party) => offeredTo(party.type, offers).includes(type))
    .flatMap(({ id }) => wanted.map((role) => ({ type, fields, partyId: id, role })))
    .map((way) => composedInBanking(round, offers, event, way).event);
}

const composed = new Set<string>();

describe('the composer gives each event of', () => {
  test.each(frozenNames(1))('%s', (name) => {
    const types = composedTypes(name);
    expect(types.length).toBeGreaterThan(0);
    for (const type of types) composed.add(type);
  });

  test('and no event type that a board offers is missing among them', () => {
    const all = [...ACTIONS, ...BILLS_ACTIONS].filter(({ openingOnly }) => !openingOnly);
    expect([...composed].sort()).toEqual([...new Set(all.map(({ type }) => type))].sort());
  });
});

describe('the sentence form of every type', () => {
  test.each([...ACTIONS, ...BILLS_ACTIONS])('has a verb, and no words twice: $type', (action) => {
    const words = action.compose.flatMap((part) =>
      typeof part === 'string' ? [part] : (part.lead ?? []),
    );
    expect(action.compose[verbIndex(action.compose)]).toMatch(/^[A-Za-z]{3,}/);
    expect(new Set(words).size).toBe(words.length);
  });
});
