import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { openingPosition } from '@/events/banking/board/boards';
import { type Picture, pictureOf } from '@/events/banking/views/picture';
import { levelsOf } from '@/src/board/picture/arcs';
import { bendsOf } from '@/src/board/picture/bends';
import type { Box } from '@/src/board/picture/grid';
import { fullWidth } from '@/src/board/picture/kinds';
import { type Layout, layoutOf } from '@/src/board/picture/layout';
import { linksOf, marksOf } from '@/src/board/picture/marks';
import { LESSONS } from '@/src/lessons/course/all';
import { lessonOf } from '../../helpers/boards';
import { built } from '../../helpers/rows';
import { account, bank, customer, system, transfer } from '../../helpers/setup';

/** Sixty parties: the central bank, nine banks with 50 customers, one of whom has just paid another. */
const crowd = built(
  system('centralbank'),
  ...Array.from({ length: 9 }, (_bank, index) => bank(`Bank ${index + 1}`, 0, 10_000)),
  ...Array.from({ length: 50 }, (_customer, index) => customer(`Customer ${index + 1}`, 10_000)),
  ...Array.from({ length: 50 }, (_account, index) => account(10 + index, 1 + (index % 9), 5000)),
  transfer([10, 1], [30, 3], 1234),
);

/** Thirty banks, with a customer each; each owes the next. */
const ring = built(
  ...Array.from({ length: 30 }, (_bank, index) => bank(`Bank ${index + 1}`, 10_000)),
  ...Array.from({ length: 30 }, (_customer, index) => customer(`Customer ${index + 1}`, 10_000)),
  ...Array.from({ length: 30 }, (_account, index) => account(30 + index, index, 5000)),
  ...Array.from({ length: 29 }, (_pay, index): BankingEvent => {
    return transfer([30 + index, index], [31 + index, index + 1], 500);
  }),
);

const rich = built(bank('Bank 1', 1_000_000_000_000), customer('Ann', 999_999_999_999));

const boards: readonly (readonly [string, Picture])[] = [
  ...LESSONS.map((lesson) => {
    const opening = openingPosition(lesson);
    return [`lesson ${lesson.id}`, pictureOf(opening, opening)] as const;
  }),
  ['sixty parties', pictureOf(crowd, crowd)],
  ['sixty more', pictureOf(ring, ring)],
];

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The corners that a path's line passes, as far as they are written out. */
const numbersOf = (d: string): readonly number[] => (d.match(/-?[\d.]+/g) ?? []).map(Number);

const layoutIn = (picture: Picture, room: number): Layout =>
  layoutOf(picture.tiers, linksOf(picture), room);

describe.each(boards)('the layout of %s', (_name, picture) => {
  test.each([340, 660, 1000])('in a room of %i keeps everything in sight and apart', (room) => {
    const layout = layoutIn(picture, room);
    const { boxes, width, height, routes } = layout;
    expect(boxes).toHaveLength(picture.tiers.flatMap(({ nodes }) => nodes).length);
    boxes.forEach((box, index) => {
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      // A finger finds it.
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    });
    expect([...routes.keys()].sort()).toEqual(
      linksOf(picture)
        .map(({ key }) => key)
        .sort(),
    );
    for (const { d, width: thickness } of routes.values()) {
      expect(numbersOf(d).every(Number.isFinite)).toBe(true);
      expect(d).not.toContain('NaN');
      expect(thickness).toBeGreaterThanOrEqual(1.5);
    }
  });

  test('is the same every time', () => {
    expect(layoutIn(picture, 660)).toEqual(layoutIn(picture, 660));
  });

  test('has labels in the picture, over no party and no other label', () => {
    const layout = layoutIn(picture, 660);
    const { flows } = marksOf(picture, layout, { partyId: null, flowKey: null });
    const areas = flows.flatMap(({ label, change, centre }) => {
      const width = 6.1 * `${label}${change && ` ${change}`}`.length + 8;
      return centre ? [{ x: centre.x - width / 2, y: centre.y - 7, width, height: 14 }] : [];
    });
    areas.forEach((area, index) => {
      const box = { ...area, partyId: -1, tier: 0, row: 0 };
      expect(area.x).toBeGreaterThanOrEqual(0);
      expect(area.x + area.width).toBeLessThanOrEqual(layout.width);
      const others = areas
        .slice(index + 1)
        .map((other) => ({ ...other, partyId: -1, tier: 0, row: 0 }));
      expect([...layout.boxes, ...others].filter((other) => overlap(box, other))).toEqual([]);
    });
  });
});

describe('a line', () => {
  const picture = pictureOf(openingPosition(lessonOf(10)), openingPosition(lessonOf(10)));

  test('is as thick as its claim is large, of the same kind or not', () => {
    const { routes, thickest } = layoutIn(picture, 660);
    const full = fullWidth(picture.flows);
    for (const { key, amount } of picture.flows) {
      const thickness = Math.max(1.5, (thickest * amount) / full);
      expect(routes.get(key)?.width).toBeCloseTo(thickness, 6);
    }
  });

  test('ends with its arrow at the one who is owed', () => {
    const { routes, boxes } = layoutIn(picture, 660);
    for (const { key, creditorId } of picture.flows) {
      const [x = 0, y = 0] = numbersOf(routes.get(key)?.arrow ?? '');
      const box = boxes.find(({ partyId }) => partyId === creditorId);
      if (!box) throw new Error('every creditor has a box');
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect([box.y, box.y + box.height].some((edge) => Math.abs(edge - y) < 0.1)).toBe(true);
    }
  });
});

test('a party is wide enough for the largest figure it shows', () => {
  const picture = pictureOf(rich, rich);
  const { boxes } = layoutIn(picture, 340);
  expect(boxes[0]?.width).toBeGreaterThanOrEqual(6 * 'Reserves 10,000,000,000'.length);
});

test('the thickest line stands for the next round sum', () => {
  const withLargest = (amount: number) =>
    fullWidth(
      pictureOf(crowd, crowd)
        .flows.slice(0, 1)
        .map((flow) => ({ ...flow, amount })),
    );
  expect([0, 99, 10_000, 10_001, 20_001, 50_001, 123_456].map(withLargest)).toEqual([
    ...[100, 100, 10_000, 20_000, 50_000, 100_000, 200_000],
  ]);
});

test('of lines over one row the shorter runs lower, and none through another', () => {
  const levels = levelsOf([
    { key: 'far', from: 2, to: 0 },
    { key: 'near', from: 0, to: 1 },
    { key: 'near again', from: 1, to: 0 },
    { key: 'aside', from: 1, to: 2 },
  ]);
  expect(Object.fromEntries(levels)).toEqual({ near: 1, 'near again': 2, aside: 1, far: 3 });
});

test('of lines that fan out to the right, those further right turn earlier', () => {
  const bends = bendsOf([
    { key: 'one', upperId: 0, upperX: 10, lowerX: 200 },
    { key: 'two', upperId: 0, upperX: 20, lowerX: 210 },
    { key: 'back', upperId: 0, upperX: 5, lowerX: -200 },
  ]);
  expect(bends.get('two') ?? 0).toBeLessThan(bends.get('one') ?? 0);
  expect(bends.get('back')).toBeCloseTo(0);
});
