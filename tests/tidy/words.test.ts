import { describe, expect, test } from 'vitest';
import { lineOf, parse, type SyntaxNode, textOf } from './support/syntax';
import {
  broken,
  filesMatching,
  lineAt,
  matches,
  productFiles,
  type SourceFile,
  sample,
} from './support/tree';

/** The word of the code for what learners know as a step. */
const ROUND = /\brounds?\b/i;

/** What is read on the screen: words between tags, and sentences. The reasons of errors begin small. */
function isRead({ type }: SyntaxNode, text: string): boolean {
  if (type === 'JSXText') return true;
  return (type === 'Literal' || type === 'TemplateElement') && /^['"`]?[A-Z]\S* /.test(text);
}

function rounds(file: SourceFile) {
  return parse(file).places.flatMap(({ node }) => {
    const text = textOf(file, node);
    if (!ROUND.test(text) || !isRead(node, text)) return [];
    const advice = 'speaks of a round: on the screen it is a step';
    return [{ path: file.path, line: lineOf(file, node), advice }];
  });
}

/** Where a refusal is shown as the core words it, or a phrase of the core is made a plain text. */
const SAYING = /\S*(?:refus\w*|shown)\??\.message\b|^import .*\bplain\b.*\/events\/phrase'/gim;

function unset({ path, text }: SourceFile) {
  return [...text.matchAll(SAYING)].flatMap(({ 0: saying, index }) => {
    const line = lineAt(text, index);
    const whole = text.split('\n')[line - 1] ?? '';
    // The reasons of errors are read by those who write the product.
    if (saying.includes('typeset(') || /\b(?:throw|Error)\b/.test(whole)) return [];
    const advice = 'shows what the core says unset: let src/board/sentence/plainText.ts set it';
    return [{ path, line, advice }];
  });
}

/** What readers had to read twice, and what is said instead. */
const PUT_ASIDE: readonly (readonly [RegExp, string])[] = [
  [/\bmak(?:e|ing) (?:an?|the|your) account\b/gi, 'one creates an account'],
  [/\bmak(?:e|ing) (?:a|the) class\b/gi, 'one creates a class'],
  [
    /\bgiv(?:e|ing) (?:an|the) assignment\b/gi,
    'one creates an assignment; the page is “New assignment”',
  ],
  [/\bYou (?:learn in|teach)'/g, '“Classes you take”, “Classes you teach”'],
  [/\bWhat \$?\{[^}]*\} handed in\b/g, 'it is somebody’s submission'],
  [/\bthe last of \$?\{[^}]*\} times\b/g, 'it is the 2nd attempt'],
  [/\bwho(?:ever)? has (?:its|the) link (?:sees|can)\b/gi, 'anyone with the link can'],
  [/\b(?:code of ten|ten signs)\b/gi, 'it is a 10-character code'],
  [/\bStep 0 of\b/g, 'it is the start'],
  [/\bfor every opening apart\b/gi, '“Saved in this browser”'],
];

function putAside(file: SourceFile) {
  return PUT_ASIDE.flatMap(([words, instead]) =>
    matches(file, words, (found) => `says “${found}”: ${instead}`),
  );
}

const texts = filesMatching(/^(?:(?:src|docs)\/.+\.mdx?|[^/]+\.md)$/);

const onScreen = productFiles.filter(({ path }) => /^(?:src|events|machines)\//.test(path));

describe('words on the screen', () => {
  test('call a step a step', () => {
    expect(broken(onScreen, rounds)).toEqual([]);
  });

  test('and a round would be seen', () => {
    expect(broken(sample('const a = <p>The last round</p>;'), rounds)).toHaveLength(1);
    expect(broken(sample("const a = 'The way of this round';"), rounds)).toHaveLength(1);
    expect(broken(sample('const a = `A round`;'), rounds)).toHaveLength(1);
    expect(broken(sample("throw new Error('a board has no round');"), rounds)).toEqual([]);
  });

  test('are those that are read once', () => {
    expect(broken([...onScreen, ...texts], putAside)).toEqual([]);
  });

  test.each([
    'Make an account',
    'Making the class',
    'Give the assignment',
    "title: 'You learn in'",
    'What {name} handed in',
    'the last of {times} times',
    'Whoever has its link sees it',
    'a code of ten signs',
    'Step 0 of 5',
    'kept here, for every opening apart',
  ])('and “%s” would be seen', (words) => {
    expect(broken(sample(words), putAside)).not.toEqual([]);
  });

  test('of the core are set where they are shown', () => {
    const shown = onScreen.filter(({ path }) => /^src\/(?!server\/)/.test(path));
    expect(broken(shown, unset)).toEqual([]);
  });

  test('and one that is not would be seen', () => {
    expect(broken(sample('const a = <p>{refusal.message}</p>;'), unset)).toHaveLength(1);
    expect(broken(sample('const a = <p>{stop?.refused?.message}</p>;'), unset)).toHaveLength(1);
    expect(broken(sample("import { plain } from '@/events/phrase';"), unset)).toHaveLength(1);
    expect(broken(sample('const a = <p>{typeset(refusal.message)}</p>;'), unset)).toEqual([]);
    expect(broken(sample('const a = typeset(stop.refusal.message);'), unset)).toEqual([]);
    expect(broken(sample('throw new Error(refused.message);'), unset)).toEqual([]);
  });
});
