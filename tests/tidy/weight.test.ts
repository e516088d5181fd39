import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '@/src/lessons/course/catalogue';
import { fetchedWith } from './support/fetched';
import { paths } from './support/tree';

const island = fetchedWith('src/board/island/BoardIsland.tsx');
const board = fetchedWith('src/board/island/lessonBoard.ts');

/** What of a lesson's board is fetched later, or never: by path, and what to do where it is found. */
const later: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/^src\/lessons\/course\/all\.ts$/, 'import() the one lesson, with load.ts'],
  [/^events\/bills\//, 'the bills are another world: import() them'],
  [
    /^events\/log\/(?:codec\/|link|parse|report|folded|loadFolded)/,
    'import() what reads and writes links and files',
  ],
  [
    /^src\/board\/(?:session\/(?:opening|links)|island\/gameOfLog|share\/)/,
    'import() what shares and opens',
  ],
  [/^src\/board\/studies\//, 'closer looks are fetched when the tab is opened'],
  [
    /^src\/board\/days\/|^events\/banking\/(?:remedies|views\/time\/)/,
    'the views of time are fetched where days pass',
  ],
  [
    /^src\/board\/stage\/(?:Tasks|Steps)Panel|^src\/board\/tasks\/OwnTasks/,
    'what stands in a tab of the companion is fetched when the tab is opened',
  ],
  [
    /^src\/board\/motion\/(?:Motion|scene|useMoving)/,
    'nothing moves before the first act: it is fetched once the board rests',
  ],
  [/^src\/charts\//, 'a chart is fetched when it is near'],
  [/^src\/ui\/(?:menuList|modalWindow)/, 'it is fetched when it first opens'],
];

const packagesLater = [
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-dialog',
  '@tanstack/react-virtual',
  'qrcode-generator',
  'zod',
  'zod/mini',
];

/** The boards of lessons. */
const lessons = paths.filter((path) => /^src\/lessons\/[^/]+\/[^/]+\/board\.ts$/.test(path));

describe('a lesson page starts with', () => {
  test('nothing of the simulation, and of the board its place and what sees that it is near', () => {
    const early = [...island.files].filter((path) =>
      /^(?:events|machines|src\/ui\/(?!observing\.ts))/.test(path),
    );
    expect(early, 'import() it with the board').toEqual([]);
  });
});

describe('a lesson’s board brings', () => {
  test.each(later)('nothing of %s', (pattern, advice) => {
    expect(
      [...board.files].filter((path) => pattern.test(path)),
      advice,
    ).toEqual([]);
  });

  test('no lesson, its own included: that one is fetched by its number', () => {
    expect(lessons).toHaveLength(CATALOGUE.filter(({ hasBoard }) => hasBoard).length);
    expect(lessons.filter((path) => board.files.has(path))).toEqual([]);
  });

  test('no package that only a few visitors ever need', () => {
    expect(packagesLater.filter((name) => board.packages.has(name))).toEqual([]);
  });

  test('what it does need, so that the tests above can fail', () => {
    expect([...board.files]).toEqual(
      expect.arrayContaining([
        'src/board/stage/Board.tsx',
        'src/lessons/course/load.ts',
        'events/banking/actions/registry.ts',
        'events/log/tree.ts',
      ]),
    );
    expect([...board.packages]).toEqual(expect.arrayContaining(['xstate', 'immer', 'react']));
    expect(
      fetchedWith('src/ui/overlays/menuList.tsx').packages.has('@radix-ui/react-dropdown-menu'),
    ).toBe(true);
    expect(fetchedWith('src/lessons/course/all.ts').files.has('src/lessons/course/load.ts')).toBe(
      true,
    );
  });
});

describe('what asks the server brings', () => {
  test.each([
    'src/account/signin/SignUpForm.tsx',
    'src/community/classroom/assignments/AssignForm.tsx',
    'src/community/scenarios/StarButton.tsx',
    'src/session/sessionClient.ts',
  ])('%s, and of zod its core alone', (start) => {
    const { files, packages } = fetchedWith(start);
    expect([...packages].filter((name) => name.startsWith('zod'))).toEqual(['zod/v4/core']);
    expect([...files].filter((path) => path.startsWith('src/contract/sent/'))).toEqual([]);
  });
});

describe('what gathers the parts of an assignment', () => {
  test('brings nothing of a board before there is one to be read', () => {
    const { files } = fetchedWith('src/community/classroom/work/HandInAll.tsx');
    expect(
      [...files].filter((path) => /^(?:machines|src\/board\/(?:stage|island))\//.test(path)),
    ).toEqual([]);
  });

  test('reads a board by its rules, and draws none', () => {
    const { files } = fetchedWith('src/community/classroom/work/boardWork.ts');
    expect(files.has('events/banking/actions/registry.ts')).toBe(true);
    expect([...files].filter((path) => path.startsWith('src/board/stage/'))).toEqual([]);
  });
});

describe('the story of the home page starts with', () => {
  const { files, packages } = fetchedWith('src/site/home/StoryBoard.tsx');

  test('its steps as they were drawn, and of the core the writing of figures alone', () => {
    const core = [...files].filter((path) => /^(?:events|machines)\//.test(path));
    expect(core, 'fold on the server, and import() the board').toEqual([
      'events/money.ts',
      'events/pluralize.ts',
    ]);
    expect([...packages].filter((name) => /^(?:xstate|@stitches|@radix-ui)/.test(name))).toEqual(
      [],
    );
  });

  test('the board only once it is asked for', () => {
    expect(files.has('src/site/home/Trial.tsx')).toBe(false);
  });
});

describe('the board of an embedded page brings', () => {
  const embedded = fetchedWith('src/board/embed/EmbeddedBoard.tsx');

  test('what reads links', () => {
    expect(embedded.files.has('src/board/session/openLog.ts')).toBe(true);
  });

  test('no board of the bills: few addresses name one', () => {
    expect([...embedded.files].filter((path) => path.startsWith('src/board/bills/'))).toEqual([]);
  });
});

describe('every page starts with', () => {
  const starts = [
    'src/site/shell/HeaderShell.tsx',
    'src/session/AccountControl.tsx',
    'src/site/offline/Offline.tsx',
  ];
  const heavy = /^(?:xstate|@xstate|@radix-ui|@stitches|minisearch|serwist|next-auth)/;

  test.each(starts)('%s, and nothing that lies over pages, searches or simulates', (start) => {
    const { files, packages } = fetchedWith(start);
    expect([...files].filter((path) => /^(?:events|machines)\//.test(path))).toEqual([]);
    expect([...packages].filter((name) => heavy.test(name))).toEqual([]);
  });

  test('the door to the session alone of the account', () => {
    const { files } = fetchedWith('src/session/AccountControl.tsx');
    expect([...files].sort()).toEqual([
      'src/request/signIn.ts',
      'src/session/AccountControl.tsx',
      'src/session/sessionDoor.ts',
    ]);
  });

  test('of what has another file in the browser, that one', () => {
    const { files, packages } = fetchedWith('src/glossary/LetterTerms.tsx');
    expect(files).toContain('src/glossary/termListKept.tsx');
    expect(files).not.toContain('src/glossary/termList.tsx');
    expect([...packages].filter((name) => name.startsWith('#'))).toEqual([]);
  });

  test.each(['src/site/shell/startShell.ts', 'src/session/startSession.ts'])(
    'what %s does bring later, so that the tests above can fail',
    (later) => {
      const { packages } = fetchedWith(later);
      expect([...packages].some((name) => heavy.test(name))).toBe(true);
    },
  );
});
