import { describe, expect, test } from 'vitest';
import { buildGraph, cyclesOf, importsOf, modules } from './support/graph';
import { isKnownRoom, judge, roomOf } from './support/rooms';
import { broken, paths, type SourceFile, sample } from './support/tree';

function wrongWays(file: SourceFile) {
  return importsOf(file).flatMap((found) => {
    const advice = judge(file.path, found);
    return advice === undefined ? [] : [{ path: file.path, line: found.line, advice }];
  });
}

describe('imports go downwards', () => {
  test('in every file', () => {
    expect(broken(modules, wrongWays)).toEqual([]);
  });

  test('and every folder of src is a room we know', () => {
    const strangers = paths.filter((path) => !isKnownRoom(path));
    expect([...new Set(strangers.map(roomOf))]).toEqual([]);
  });

  test.each([
    ['events/money.ts', "import { a } from '@/machines/a';"],
    ['events/money.ts', "import { a } from '../src/ui/a';"],
    ['events/money.ts', "import { readFileSync } from 'node:fs';"],
    ['events/money.ts', "import { produce } from 'mutative';"],
    ['events/banking/ledger/state.ts', "export { a } from '../../../tests/a';"],
    ['events/world/fold.ts', "import type { Book } from '../banking/ledger/book';"],
    ['events/banking/ledger/book.ts', "import { systemOf } from '../systems/registry';"],
    ['events/banking/actions/transfer.ts', "import { storyOf } from '../views/story';"],
    ['events/banking/views/sheet.ts', "import { BILLS } from '../../bills/rules';"],
    ['events/bills/state.ts', "import { WORLDS } from '../worlds';"],
    ['events/log/link.ts', "import { LESSONS } from '@/src/lessons/course/all';"],
    ['src/lessons/one/two/board.ts', "import { Worked } from '../../Worked';"],
    ['src/lessons/one/two/facts.ts', "import { useState } from 'react';"],
    ['src/lessons/course/load.ts', "import Text from '../one/two/index.mdx';"],
    ['events/newRoom/a.ts', "import { dollars } from '../money';"],
    ['machines/lesson.ts', "import { useState } from 'react';"],
    ['machines/lesson.ts', "const page = import('next/link');"],
    ['src/ui/button.tsx', "import type { Board } from '../board/board';"],
    ['src/board/board.tsx', "import { styled } from '@stitches/react';"],
    ['src/board/board.tsx', "type Db = import('@/src/server/db').Db;"],
    ['src/lessons/one/index.mdx', "import { Menu } from '@/src/site/menu';"],
    ['src/board/board.tsx', "import { TermList } from '#term-list';"],
    ['src/board/board.tsx', "import { a } from '#of-no-name';"],
    ['src/server/db.ts', "import { Button } from '@/src/ui/button';"],
    ['src/contract/classroom.ts', "import { db } from '@/src/server/db';"],
    ['src/contract/classroom.ts', "import { setup } from '@/machines/lesson';"],
    ['src/ui/button.tsx', "import { call } from '@/src/request/call';"],
    ['src/request/call.ts', "import { useSession } from '@/src/session/SessionProvider';"],
    ['src/account/profile.tsx', "import { Card } from '@/src/community/card';"],
    ['src/community/card.tsx', "import { Profile } from '../account/profile';"],
  ])('%s may not say %s', (path, text) => {
    expect(broken(sample(text, path), wrongWays)).toHaveLength(1);
  });

  test.each([
    ['events/money.ts', "import { z } from 'zod/mini';"],
    ['events/log/link.ts', "import { worldNamed } from '../worlds';"],
    ['events/banking/views/sheet.ts', "import { sidesOf } from '../ledger/sides';"],
    ['machines/lesson.ts', "import { setup } from 'xstate';"],
    ['src/ui/button.tsx', "import { styled } from '@stitches/react';"],
    ['src/board/board.tsx', "import { CATALOGUE } from '../lessons/course/catalogue';"],
    ['src/account/profile.tsx', "import { db } from '@/src/server/db';"],
    ['src/server/db.ts', "import { handIn } from '@/src/contract/handIn';"],
    ['src/account/profile.tsx', "import { Problem } from '@/src/request/Problem';"],
    ['src/lessons/one/index.mdx', "import { Term } from '@/src/glossary/term';"],
    ['src/lessons/one/index.mdx', "import { TermList } from '#term-list';"],
    ['tests/unit/money.test.ts', "import { add } from '@/events/money';"],
  ])('%s may say %s', (path, text) => {
    expect(broken(sample(text, path), wrongWays)).toEqual([]);
  });
});

describe('imports never run in a circle', () => {
  test('in the repository', () => {
    const cycles = cyclesOf(buildGraph()).map((cycle) => cycle.join(' → '));
    expect(cycles, 'move what both files need into a third one').toEqual([]);
  });

  test('of what has a name in package.json, both files are looked at', () => {
    expect(buildGraph().get('src/glossary/LetterTerms.tsx')).toEqual(
      expect.arrayContaining(['src/glossary/termListKept.tsx', 'src/glossary/termList.tsx']),
    );
  });

  test('and a circle would be seen', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(cyclesOf(graph)).toEqual([['b', 'c', 'b']]);
  });
});
