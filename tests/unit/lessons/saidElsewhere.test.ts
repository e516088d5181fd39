/**
 * Statements that were once wrong in one place: nowhere else, in a text, a term, a task or a note, may
 * they be made without what they need to be true.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import { systemNamed } from '@/events/banking/systems/registry';
import { GLOSSARY } from '@/src/glossary/glossary';
import { CATALOGUE } from '@/src/lessons/course/catalogue';
import { demonstrationOf } from '@/src/lessons/demonstrations';
import { lessonOf } from '../../helpers/boards';

/** A paragraph, a point, a definition: what is read at one go, and where it stands. */
interface Said {
  readonly where: string;
  readonly text: string;
}

const TEXTS = ['src/lessons', 'src/articles', 'src/site/texts'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${room}/${file}`),
);

const said: readonly Said[] = [
  ...TEXTS.flatMap((where) =>
    (readFileSync(where, 'utf8').split('## Sources')[0] ?? '')
      .split(/\n\s*\n|\n(?=- )/)
      .map((part) => ({ where, text: part.replace(/\s+/g, ' ') })),
  ),
  ...CATALOGUE.filter(({ hasBoard }) => hasBoard).flatMap(({ id }) => {
    const lesson = lessonOf(id);
    const notes = demonstrationOf(lesson).log.events.flatMap((event) =>
      event.type === 'note' ? [event.text] : [],
    );
    const tasks = lesson.tasks.flatMap(({ goal, hints }) => [goal, ...hints]);
    return [lesson.about, ...tasks, ...notes].map((text) => ({ where: `board ${id}`, text }));
  }),
  ...GLOSSARY.map(({ name, definition }) => ({ where: name, text: definition })),
  ...SYSTEM_TYPES.map((type) => ({ where: type, text: systemNamed(type).description })),
];

/** What is said of a matter in one sentence, with the paragraph that it stands in. */
function saidOf(matter: RegExp): readonly (Said & { readonly sentence: string })[] {
  return said.flatMap(({ where, text }) =>
    text
      .split(/(?<=[.?!]”?) /)
      .filter((sentence) => matter.test(sentence))
      .map((sentence) => ({ where, text, sentence })),
  );
}

/** A matter, where it is spoken of, what must be said with it, and in how many places it is met at least. */
const STATEMENTS = [
  {
    of: 'that lending among banks makes no balances',
    matter:
      /(?:loan|lend|borrow)\w*\b.*\b(?:creates? no|creates none|cannot create|never creates?|makes? none|make no|not make them|never changes? the)\b/i,
    within: 'text',
    needs: /overdraft|overdrawn/i,
    fewest: 4,
  },
  {
    of: 'that the central bank alone changes what banks have with it',
    matter: /\bonly\b.*\b(?:central bank|Reserve Bank)\b.*\b(?:chang|creates? balances|total)/i,
    within: 'text',
    needs: /overdraft|overdrawn/i,
    fewest: 3,
  },
  {
    of: 'that what a repo pledges changes its owner: by contract, not before every court',
    matter: /\b(?:legally|repo is a sale|securities change owner|becomes? their owner)\b/i,
    within: 'sentence',
    needs: /\b(?:words|written|effect)\b/i,
    fewest: 3,
  },
] as const;

describe.each(STATEMENTS)('$of', ({ matter, within, needs, fewest }) => {
  test('is said with what it needs to be true', () => {
    const found = saidOf(matter);
    expect(found.length).toBeGreaterThanOrEqual(fewest);
    const bare = found.filter((one) => !needs.test(one[within]));
    expect(bare.map(({ where, sentence }) => [where, sentence])).toEqual([]);
  });
});
