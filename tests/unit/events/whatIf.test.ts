import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import { withoutEvents } from '@/events/banking/views/replay/whatIf';
import type { Cursor } from '@/events/log/tree';
import { eventsTo, resumePoint } from '@/events/timeline/lines';
import { act } from '@/events/timeline/timeline';
import { balancesOf, lessonOf } from '../../helpers/boards';
import { acting, note, openingCursorOf, payment, stepped } from '../../helpers/cursors';
import { lend, repay } from '../../helpers/lines/reserveEvents';
import { loan, overdraft, repayLoan, transfer } from '../../helpers/setup';
import { lineOn } from '../views/support';

/** What a line comes to without the events at these places, counted from 0. */
function without(lesson: number, events: readonly BankingEvent[], ...off: readonly number[]) {
  const { rounds } = lineOn(lesson, events);
  const played = rounds.slice(rounds.length - events.length);
  const start = rounds.at(-1 - events.length) ?? BLANK;
  return withoutEvents(lessonBoard(lessonOf(lesson)), start, played, new Set(off));
}

describe('a line without some of its events', () => {
  test('goes on without what is switched off', () => {
    const { fates, rounds, stop } = without(2, [payment(1, 2, 3000), payment(2, 1, 500)], 0);
    expect(fates).toEqual(['off', 'done']);
    expect(stop).toBeNull();
    expect(rounds).toHaveLength(1);
    expect(balancesOf(rounds[0] ?? BLANK)).toMatchObject({
      'account 1@0': 10_500,
      'account 2@0': 9500,
    });
  });

  test('ends at the first event that cannot be done any more, and names the rule', () => {
    const events = [
      payment(1, 2, 9000),
      payment(2, 1, 15_000),
      payment(1, 2, 100),
      payment(2, 1, 100),
    ];
    const { fates, stop, rounds } = without(2, events, 0, 3);
    expect(fates).toEqual(['off', 'refused', 'unreached', 'off']);
    expect(rounds).toEqual([]);
    expect(stop).toMatchObject({
      index: 1,
      refusal: { code: 'INSUFFICIENT_DEPOSITS', message: expect.stringContaining('$100.00') },
    });
  });

  test('lets a setting go alone, and notes with the round they are pinned to', () => {
    const events = [
      payment(1, 2, 1000),
      overdraft(5000),
      note('So far.'),
      payment(2, 1, 200),
      note('And back.'),
    ];
    expect(without(2, events, 0).fates).toEqual(['off', 'done', 'off', 'done', 'done']);
    expect(without(2, events, 1).fates).toEqual(['done', 'off', 'done', 'done', 'done']);
    expect(without(2, [note('To begin.'), ...events], 1).fates[0]).toBe('done');
  });

  test('gives what goes back to a later loan the number that it has now', () => {
    const events = [
      loan(1, 0, 5000),
      loan(2, 0, 2000),
      loan(1, 0, 1000),
      repayLoan(1, 2000),
      repayLoan(2, 400),
    ];
    const { rounds, fates } = without(4, events, 0);
    expect(fates).toEqual(['off', 'done', 'done', 'done', 'done']);
    expect(rounds.at(-2)?.event).toEqual(repayLoan(0, 2000));
    expect(rounds.at(-1)?.event).toEqual(repayLoan(1, 400));
    expect(rounds.at(-1)?.book.credits.map(({ id }) => id)).toEqual([1]);
  });

  test('cannot repay a loan that was not made, and says which step would have made it', () => {
    const events = [payment(1, 2, 100), loan(1, 0, 5000), loan(2, 0, 2000), repayLoan(0, 2000)];
    const { stop, fates } = without(4, events, 1);
    expect(fates).toEqual(['done', 'off', 'done', 'refused']);
    expect(stop?.refusal).toEqual({
      code: 'UNKNOWN_LOAN',
      message: 'Loan: it was made at step 2, which is switched off; leave this step out too.',
      field: 'loan',
    });
  });

  test('counts on from the loans that the opening made', () => {
    // Lesson 18 opens with loans 0 to 4; each new loan takes the next number.
    const events = [lend(1, 2, 500, 300), lend(2, 3, 700, 400), repay(6, 700)];
    const { rounds, stop } = without(18, events, 0);
    expect(stop).toBeNull();
    expect(rounds.at(-1)?.event).toEqual(repay(5, 700));
  });

  test('keeps the numbers of the loans that the opening made', () => {
    const { rounds } = without(18, [lend(1, 2, 500, 300), repay(1, 1000)], 0);
    expect(rounds.at(-1)?.event).toEqual(repay(1, 1000));
  });
});

describe('the way to a line of events', () => {
  const line = acting(openingCursorOf(2), payment(1, 2, 1000), note('Half.'), payment(2, 1, 300));
  const { timeline } = line;
  const { opening } = timeline;

  /** What acting the rest of a way leads to. */
  function walked(
    { timeline: from }: Cursor<BankingRound>,
    events: readonly BankingEvent[],
  ): Cursor<BankingRound> {
    const way = resumePoint(from, from.opening, events);
    let place = { timeline: from, node: way.node };
    for (const event of way.events) {
      const { timeline: next, node, refused } = act(place.timeline, place.node, event);
      expect(refused).toBeNull();
      place = { timeline: next, node };
    }
    return { timeline: place.timeline, at: place.node, leaf: place.node };
  }

  test('starts where nothing is shared', () => {
    const events = [payment(2, 1, 300)];
    expect(resumePoint(timeline, opening, events)).toEqual({ node: opening, events });
  });

  test('follows what is there already', () => {
    const more = payment(1, 2, 5);
    expect(resumePoint(timeline, opening, eventsTo(timeline, line.leaf))).toEqual({
      node: line.leaf,
      events: [],
    });
    expect(resumePoint(timeline, opening, [payment(1, 2, 1000), note('Half.'), more])).toEqual({
      node: stepped(line, 1).at,
      events: [more],
    });
  });

  test('leaves a note out where it would be pinned to other lines too', () => {
    const events = [note('New.'), payment(2, 1, 300), note('Done.')];
    expect(resumePoint(timeline, opening, events)).toEqual({
      node: opening,
      events: events.slice(1),
    });
    const there = walked(line, events);
    expect(eventsTo(there.timeline, there.leaf)).toEqual(events.slice(1));
    expect(walked(there, events).timeline).toBe(there.timeline);
  });

  test('takes notes along where the line is its own', () => {
    const events = [transfer([2, 0], [1, 0], 700), note('Seven.')];
    const there = walked(line, events);
    expect(eventsTo(there.timeline, there.leaf)).toEqual(events);
  });
});
