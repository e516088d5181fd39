/** A key term of a later lesson is explained where a text first uses it: by its card, or on the spot. */
import { describe, expect, test } from 'vitest';
import { termNamed } from '@/src/glossary/glossary';
import { CATALOGUE } from '@/src/lessons/course/catalogue';
import { factsOf } from '@/src/lessons/facts';
import { LESSON_TEXTS } from '../../helpers/texts';
import { isNotRewritten } from '../../helpers/voice';

/** Words that everybody knows before the lesson that tells what banks mean by them. */
const EVERYDAY: readonly string[] = ['Credit', 'Dealer', 'Default', 'Interest', 'Loan', 'Mortgage'];

/** Each key term with the place in the course of the lesson that first teaches it, in that order. */
const TAUGHT: ReadonlyMap<string, number> = new Map(
  CATALOGUE.flatMap((entry, index) => factsOf(entry).keyTerms.map((name) => [name, index] as const))
    .reverse()
    .filter(([name]) => !EVERYDAY.includes(name)),
);

/** What a reader reads of a text, with the marks of terms in it, up to the questions’ answers but without what leads elsewhere. */
function readable(source: string): string {
  return (source.split('## Sources')[0] ?? '')
    .replace(/^(?:import|export)[\s\S]*?;$/gm, '')
    .replace(/<YouWillLearn>[\s\S]*?<\/YouWillLearn>/g, '')
    .replace(/^##.*$/gm, '')
    .replace(/\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/<\w+\b[^<>]*?\bask="([^"]*)"[^<>]*>/g, '$1')
    .replace(/<(?!\/?(?:Term|KeyTerm)\b)\/?\w*[^<>]*>/g, '')
    .replace(/\s+/g, ' ');
}

/** Where a text first marks the term, and where it first uses it without a mark; the end where it never does. */
function firstUses(text: string, name: string): { marked: number; bare: number } {
  const spans = [...text.matchAll(/<(?:Term|KeyTerm) name="([^"]+)">.*?<\/(?:Term|KeyTerm)>/g)];
  const own = spans.filter(([, named = '']) => termNamed(named)?.name === termNamed(name)?.name);
  const stem = name.replace(/s$/, '');
  const uses = [...text.matchAll(new RegExp(`(?<![\\p{L}-])${stem}(?:e?s)?(?![\\p{L}-])`, 'giu'))];
  const isInSpan = (at: number) =>
    spans.some(({ index, 0: { length } }) => index <= at && at < index + length);
  const bare = uses.find(({ index }) => !isInSpan(index));
  return { marked: own[0]?.index ?? text.length, bare: bare?.index ?? text.length };
}

/** The key terms of later lessons that a text uses before it marks them, with the words around each. */
function unexplained(source: string, index: number): readonly string[] {
  const text = readable(source);
  return [...TAUGHT]
    .filter(([, taught]) => taught > index)
    .flatMap(([name]) => {
      const { marked, bare } = firstUses(text, name);
      return bare < marked ? [`${name}: …${text.slice(Math.max(0, bare - 40), bare + 40)}…`] : [];
    });
}

describe('the order of terms', () => {
  const rewritten = LESSON_TEXTS.filter(({ folder }) => !isNotRewritten(folder));

  test.each(rewritten.map((text) => [text.folder, text] as const))(
    'in %s, a key term of a later lesson is marked where it is first used',
    (_, { entry, source }) => {
      const index = CATALOGUE.findIndex(({ id }) => id === entry.id);
      expect(unexplained(source, index)).toEqual([]);
    },
  );

  test('is that of the course: the first lesson that has a key term teaches it', () => {
    const at = (name: string) => CATALOGUE[TAUGHT.get(name) ?? -1]?.id;
    expect(['Liability', 'Overdraft', 'Netting', 'Haircut'].map(at)).toEqual([1, 3, 10, 21]);
    expect(EVERYDAY.map(at).filter((id) => id !== undefined)).toEqual([]);
  });

  test('each everyday word is a key term of some lesson', () => {
    const names = CATALOGUE.flatMap((entry) => factsOf(entry).keyTerms);
    expect(EVERYDAY.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('a term that is used too soon', () => {
  test.each([
    ['is found', 'It takes a haircut.', ['Haircut']],
    ['in the plural', 'Haircuts differ.', ['Haircut']],
    ['in the singular', 'A Treasury Bill is sold.', ['Treasury Bills']],
    ['before its mark', 'A haircut, or <Term name="Haircut">haircut</Term>.', ['Haircut']],
    ['in a question', '<Question ask="What is a haircut?">', ['Haircut']],
    ['in the mark of another', '<Term name="Repo">repo</Term> and haircut', ['Haircut']],
    ['is none with its mark', 'A <Term name="Haircut">haircut</Term>. Haircuts differ.', []],
    ['is none in a link to a lesson', '[A haircut](/lectures/repos)', []],
    ['is none in what will be learned', '<YouWillLearn> haircut </YouWillLearn>', []],
    ['is none in a tag', '<Amount line="Haircut" />', []],
    ['is none as a part of a word', 'It is reposted.', []],
  ] as const)('%s', (_, source, names) => {
    expect(unexplained(source, 0).map((one) => one.split(':')[0])).toEqual(names);
  });

  test('is none in the lesson that teaches it, or later', () => {
    const place = TAUGHT.get('Haircut') ?? -1;
    expect(unexplained('It takes a haircut.', place)).toEqual([]);
    expect(unexplained('It takes a haircut.', place - 1)).not.toEqual([]);
  });
});
