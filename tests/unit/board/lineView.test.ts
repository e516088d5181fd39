import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { parentOf } from '@/events/timeline/timeline';
import {
  closingNode,
  forksOn,
  historyOf,
  moveAt,
  notesOn,
  phraseAt,
  shownAt,
  spokenAt,
  toldAt,
} from '@/src/board/sentence/lineView';
import { plainText } from '@/src/board/sentence/plainText';
import { changedAt } from '@/src/board/sheets/changedAt';
import { LESSONS } from '@/src/lessons/course/all';
import { acting, note, openingCursorOf, payment, stepped } from '../../helpers/cursors';

const BOARDS = LESSONS.map(({ id }) => id);

const setting: BankingEvent = { type: 'setOverdraft', value: 2000 };

/** Round 1 with a setting and a note, round 2, round 3 with a note. */
const line = acting(
  openingCursorOf(2),
  payment(1, 2, 1000),
  setting,
  note('so far'),
  payment(1, 2, 2000),
  payment(1, 2, 3000),
  note('the end'),
);
const { timeline, leaf } = line;
const { opening } = timeline;
const paid = 'On the books of Bank 1 the sum passes from one account to the other.';

describe('the round shown', () => {
  test('is closed by one event, which settings and notes follow', () => {
    const first = opening + 1;
    for (const at of [first, first + 1, first + 2])
      expect(closingNode(timeline, at).id).toBe(first);
    expect(closingNode(timeline, first + 3).id).toBe(first + 3);
    expect(closingNode(timeline, opening).id).toBe(opening);
    expect(closingNode(timeline, 0).id).toBe(0);
  });

  test('is drawn with its settings, against the state before its event', () => {
    const { round, before } = shownAt(timeline, stepped(line, 1).at);
    expect(round.event).toEqual(note('so far'));
    expect(round.book.settings.overdraft).toBe(2000);
    expect(before).toBe(shownAt(timeline, opening).round);
  });

  test.each(BOARDS)('has just changed nothing at the opening of lesson %i', (id) => {
    const cursor = openingCursorOf(id);
    const shown = shownAt(cursor.timeline, cursor.timeline.opening);
    expect(changedAt(shown)).toEqual(new Set());
  });

  test('is told from that event, also where a note is the last of it', () => {
    expect(spokenAt(timeline, leaf)).toBe(`Customer 1 pays Customer 2 $30. ${paid}`);
    expect(phraseAt(timeline, leaf)[0]).toEqual({ partyId: 1, name: 'Customer 1' });
    expect(spokenAt(timeline, opening)).toMatch(/^Customer 2 opens an account with Bank 1/);
  });
});

describe('what is said over the sheets', () => {
  const said = (id: number) => plainText(toldAt(timeline, id));
  const limit = 'The overdraft limit is now $20.';

  test('is the sentence of the round, and after it what has been set since', () => {
    expect(said(opening + 1)).toBe(spokenAt(timeline, opening + 1));
    expect(said(opening + 2)).toBe(`${spokenAt(timeline, opening + 1)} ${limit}`);
    // A note is shown as one.
    expect(said(opening + 3)).toBe(said(opening + 2));
    expect(said(opening + 4)).toBe(spokenAt(timeline, opening + 4));
  });

  test('is at the opening that nothing was done, or what was set', () => {
    expect(said(opening)).toBe('Nothing has been done yet.');
    const set = acting(openingCursorOf(2), setting, { type: 'setOverdraft', value: 5000 });
    expect(plainText(toldAt(set.timeline, set.at))).toBe('The overdraft limit is now $50.');
    const noted = acting(openingCursorOf(2), note('so far'));
    expect(plainText(toldAt(noted.timeline, noted.at))).toBe('Nothing has been done yet.');
  });

  test('is at the steps before the opening what each was about', () => {
    for (let id = 1; id < opening; id += 1) expect(said(id)).toBe(spokenAt(timeline, id));
  });
});

describe('the rounds before it', () => {
  const eventsBefore = (at: number) => [...historyOf(timeline, at)].map(({ round }) => round.event);

  test('come latest first and end with the opening position', () => {
    expect(eventsBefore(leaf)).toEqual([
      payment(1, 2, 2000),
      note('so far'),
      setting,
      payment(1, 2, 1000),
    ]);
  });

  test('are those before its closing event, each with what it came from', () => {
    expect(eventsBefore(opening + 3)).toEqual([]);
    const [second] = historyOf(timeline, leaf);
    expect(second?.before.column).toEqual(shownAt(timeline, opening + 3).round.column);
    expect(second?.round.column).not.toEqual(second?.before.column);
  });

  test('are none at the opening and before', () => {
    expect(eventsBefore(opening)).toEqual([]);
    expect(eventsBefore(0)).toEqual([]);
  });
});

describe('a move', () => {
  test('has its sentence, and under it what was set and noted, in order', () => {
    expect(moveAt(timeline, leaf, 1)).toEqual({
      round: 1,
      node: opening + 3,
      text: `Customer 1 pays Customer 2 $10. ${paid}`,
      asides: [
        { node: opening + 2, kind: 'setting', text: 'The overdraft limit is now $20.' },
        { node: opening + 3, kind: 'note', text: 'so far' },
      ],
      others: [],
    });
    expect(moveAt(timeline, leaf, 2).asides).toEqual([]);
  });

  test('of the opening is told too', () => {
    const move = moveAt(timeline, leaf, -1);
    expect(move).toMatchObject({ round: -1, node: opening - 1, others: [] });
    expect(move.text).toMatch(/^Customer 1 opens an account with Bank 1/);
  });

  test('names the other lines that leave it, wherever in the round they do', () => {
    const early = acting({ ...line, at: opening + 1 }, payment(2, 1, 700));
    const both = acting({ ...early, at: opening + 3 }, payment(2, 1, 900));
    const others = moveAt(both.timeline, leaf, 1).others;
    expect(others).toEqual([
      { node: early.at, text: `Customer 2 pays Customer 1 $7. ${paid}` },
      { node: both.at, text: `Customer 2 pays Customer 1 $9. ${paid}` },
    ]);
    const [back] = moveAt(both.timeline, both.leaf, 1).others.slice(-1);
    expect(back?.text).toBe(`Customer 1 pays Customer 2 $20. ${paid}`);
    expect(moveAt(both.timeline, leaf, 2).others).toEqual([]);
  });
});

describe('the track', () => {
  const forked = acting(stepped(line, 1), payment(2, 1, 500), payment(2, 1, 600));
  const twice = acting(stepped(forked, 2), payment(2, 1, 650));

  test('has the rounds at which other lines leave the shown one, in order', () => {
    expect(forksOn(timeline, leaf)).toEqual([]);
    expect(forksOn(twice.timeline, twice.leaf)).toEqual([1, 2]);
    expect(forksOn(twice.timeline, leaf)).toEqual([1]);
  });

  test('shows a round once, where lines leave it more than once', () => {
    const more = acting({ ...twice, at: opening + 1 }, payment(2, 1, 1));
    expect(forksOn(more.timeline, more.leaf)).toEqual([1]);
    expect(parentOf(more.timeline, more.leaf)).toBe(opening + 1);
  });

  test('has the rounds that carry a note, each once', () => {
    expect([...notesOn(timeline, leaf)].sort()).toEqual([1, 3]);
    expect(notesOn(twice.timeline, twice.leaf)).toEqual([1]);
    const again = acting(line, note('and one more'));
    expect(notesOn(again.timeline, again.leaf)).toHaveLength(2);
  });
});
