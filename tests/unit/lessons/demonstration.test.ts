import { describe, expect, test } from 'vitest';
import { lessonById } from '@/src/lessons/course/all';
import { demonstrationIn, demonstrationOf } from '@/src/lessons/demonstrations';
import { lessonOf } from '../../helpers/boards';
import { LESSON_TEXTS } from '../../helpers/texts';

/** The rounds that a text speaks of, by chips or as passages. */
function roundsIn(text: string): readonly number[] {
  const chips = [...text.matchAll(/<RoundChip\b[^>]*\bround=\{(-?\d+)\}/g)].map(([, one]) => one);
  const passages = [...text.matchAll(/<Passage\b[^>]*\brounds=\{\[([^\]]*)\]\}/g)].flatMap(
    ([, list = '']) => list.split(','),
  );
  return [...chips, ...passages].map(Number);
}

describe('what the texts show on their boards', () => {
  test.each(LESSON_TEXTS.map(({ folder, entry, source }) => [folder, entry, source] as const))(
    'every round that the text of %s speaks of is there',
    (_, entry, text) => {
      const rounds = roundsIn(text);
      expect(rounds).toHaveLength((text.match(/<RoundChip\b/g) ?? []).length + passageRounds(text));
      const lesson = lessonById(entry.id);
      const found = lesson && demonstrationOf(lesson);
      if (!found) {
        expect(rounds).toEqual([]);
        return;
      }
      for (const round of rounds) {
        expect(round).toBeGreaterThanOrEqual(found.first);
        expect(round).toBeLessThanOrEqual(found.last);
      }
      // A round that no text speaks of would be shown for nothing.
      const shown = Array.from({ length: found.last }, (_, index) => index + 1);
      expect(rounds).toEqual(expect.arrayContaining(shown));
    },
  );

  function passageRounds(text: string): number {
    const lists = text.match(/rounds=\{\[[^\]]*\]\}/g) ?? [];
    return lists.join().match(/-?\d+/g)?.length ?? 0;
  }

  test('counts the rounds of the opening and of the log, its notes not', () => {
    const { log, first, last } = demonstrationOf(lessonOf(2));
    expect([first, last]).toEqual([-4, 3]);
    expect(log.events).toHaveLength(4);
  });
});

describe('a demonstration is not taken', () => {
  const lesson = lessonOf(2);
  const log = (events: readonly unknown[], id = 2) => ({
    format: 'tallystick-log',
    version: 1,
    world: 'banking',
    lesson: id,
    events,
  });

  test.each([
    ['that is no log', { format: 'a letter' }, /This file was not saved by Tallystick/],
    ['of another lesson', log([], 10), /its log belongs to lesson 10/],
    ['with an event of no known form', log([{ type: 'whistle' }]), /lesson 2: /],
    [
      'with an event that the rules refuse',
      log([{ type: 'withdraw', customer: 1, bank: 0, amount: 99_999_900 }]),
      /lesson 2: .*Customer 1/,
    ],
  ])('%s', (_, content, fault) => {
    expect(() => demonstrationIn(content, lesson)).toThrow(fault);
  });

  test('while one that folds is', () => {
    const events = [{ type: 'withdraw', customer: 1, bank: 0, amount: 5000 }];
    expect(demonstrationIn(log(events), lesson)).toMatchObject({ last: 1, log: { events } });
  });
});
