import { describe, expect, test } from 'vitest';
import { fetchedWith } from './support/fetched';

const island = fetchedWith('src/board/bills/BillsIsland.tsx');
const board = fetchedWith('src/board/bills/loadBills.ts');

describe('a page of the bills exercise starts with', () => {
  test('nothing of the simulation, and of the board its place and what sees that it is near', () => {
    const early = [...island.files].filter((path) =>
      /^(?:events|machines|src\/ui\/(?!observing\.ts))/.test(path),
    );
    expect(early, 'import() it with the board').toEqual([]);
  });
});

describe('its board brings', () => {
  const later =
    /^events\/log\/(?:codec\/|link|parse)|^src\/board\/(?:session\/(?:opening|links)|share\/)/;

  test('no lesson, and no board of the banking world', () => {
    const banking =
      /^src\/lessons\/[^/]+\/[^/]+\/board|^src\/board\/(?:stage\/Board|sheets\/Sheets|composer\/(?:Panel|Composer))\.tsx$/;
    expect([...board.files].filter((path) => banking.test(path))).toEqual([]);
  });

  test('nothing of what shares and opens', () => {
    expect([...board.files].filter((path) => later.test(path))).toEqual([]);
  });

  test('what it does need, so that the tests above can fail', () => {
    expect([...board.files]).toEqual(
      expect.arrayContaining(['events/bills/registry.ts', 'src/board/bills/BillsBoard.tsx']),
    );
  });
});
