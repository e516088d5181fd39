/** The fuzzer at work for a few seconds, on a pinned seed; and that it sees what goes wrong. */
import { describe, expect, test } from 'vitest';
import { readHeader } from '@/events/log/codec/header';
import { fileTextOf, LOG_FORMAT, LOG_VERSION } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import { Chance } from '@/scripts/chance';
import { inputFaults } from '@/scripts/fuzz/check';
import { corpusOf } from '@/scripts/fuzz/corpus';
import { deep, HOSTILE_KEYS, HOSTILE_TEXTS, wide } from '@/scripts/fuzz/hostile';
import { type Input, inputBy } from '@/scripts/fuzz/inputs';
import { fuzz } from '@/scripts/fuzz/run';
import { foldLog } from '@/src/lessons/course/all';

const corpus = corpusOf(1);
const draw = (chance: Chance) => inputBy(corpus, chance);
const logs = { draw, check: inputFaults };
const inputs = Array.from({ length: 400 }, (_, index) => inputBy(corpus, new Chance(1, index)));

const file = (text: string): Input => ({ kind: 'file', text });

const logText = (events: string, lesson = '2') =>
  `{"format":"${LOG_FORMAT}","version":${LOG_VERSION},"world":"banking","lesson":${lesson},"events":${events}}`;

const faultsOf = (input: Input) => inputFaults(new Chance(1), input);

describe('no input', () => {
  test('throws, hangs, changes a board or breaks a rule', () => {
    const run = fuzz(logs, { inputs: 4000, seed: 20_261_121 });
    expect(run.failure).toBeNull();
    expect(run.inputs).toBe(4000);
    expect(run.kinds.size).toBe(3);
    expect(Math.min(...run.kinds.values())).toBeGreaterThan(300);
  }, 60_000);

  test.each([
    ['nested a hundred thousand deep', deep(100_000)],
    ['with events nested as deep', logText(`[${deep(100_000)}]`)],
    ['with a type nested as deep', logText(`[{"type":${deep(100_000)}}]`)],
    ['of a hundred thousand numbers', logText(wide('0', 100_000))],
    ['of a hundred thousand empty events', logText(wide('{}', 100_000))],
    [
      'with a text of a million letters',
      logText(`[{"type":"note","text":"${'x'.repeat(1_000_000)}"}]`),
    ],
    ['with a key of a million letters', logText(`[{"type":"note","${'x'.repeat(1_000_000)}":1}]`)],
    [
      'with ten thousand keys',
      `{${Array.from({ length: 10_000 }, (_, key) => `"${key}":1`).join(',')}}`,
    ],
    ['that says everything twice', logText('[]').replace('"version"', '"version":7,"version"')],
    ['of more than 16 MB', logText(`[${' '.repeat(16 * 1024 * 1024)}]`)],
  ])('is too much, not even a file %s', (_, text) => {
    expect(faultsOf(file(text))).toEqual([]);
  });

  test.each(HOSTILE_TEXTS)('is taken for what it is not: %s', (hostile) => {
    const texts = [hostile, logText(hostile), logText(`[${hostile}]`), logText('[]', hostile)];
    const fields = ['type', 'from', 'amount', 'text', ...HOSTILE_KEYS].map((key) =>
      logText(
        `[{"type":"transfer","from":1,"fromBank":0,"to":2,"toBank":0,"amount":1,"${key}":${hostile}}]`,
      ),
    );
    for (const text of [...texts, ...fields]) expect(faultsOf(file(text))).toEqual([]);
  });
});

describe('the inputs', () => {
  test('start from what is sound', () => {
    for (const text of corpus.files) {
      const read = parseLogText(text);
      if ('problem' in read) throw new Error(read.problem);
      expect(read.malformed).toBeNull();
      expect(foldLog(read.log)?.refused).toBeNull();
      expect(fileTextOf(read.log)).toBe(text);
    }
    for (const bytes of corpus.bytes) expect(readHeader(bytes)).toHaveProperty('wireVersion', 1);
    for (const { text, read } of corpus.trees) expect(read(JSON.parse(text))).toEqual([]);
  });

  test('are the same for the same seed and number', () => {
    const again = inputs.map((_, index) => inputBy(corpus, new Chance(1, index)));
    expect(again.map(({ text }) => text)).toEqual(inputs.map(({ text }) => text));
  });

  test('are damaged: some still read, in part or whole, many not', () => {
    const files = inputs
      .filter(({ kind }) => kind === 'file')
      .map(({ text }) => parseLogText(text));
    const unread = files.filter((read) => 'problem' in read).length;
    const partly = files.filter((read) => 'malformed' in read && read.malformed).length;
    for (const count of [unread, partly, files.length - unread - partly]) {
      expect(count).toBeGreaterThan(files.length / 20);
    }
  });
});

describe('a failure is seen', () => {
  test('of a check that finds something, with the input that shows it', () => {
    const check = (_: Chance, { kind }: Input) => (kind === 'tree' ? ['A tree.'] : []);
    const { failure } = fuzz({ draw, check }, { inputs: 500, seed: 3 });
    const index = failure?.index ?? -1;
    expect(failure).toMatchObject({ kind: 'tree', faults: ['A tree.'] });
    expect(fuzz({ draw, check }, { inputs: 1, seed: 3, from: index }).failure).toEqual(failure);
  });

  test('with no more of the input than it takes', () => {
    const check = (_: Chance, { text }: Input) => (text.includes('"transfer"') ? ['It pays.'] : []);
    const run = fuzz({ draw, check }, { inputs: 500, seed: 3 });
    expect(run.failure).toMatchObject({ text: '"transfer"', faults: ['It pays.'] });
  });

  test('of an input that is never done with', () => {
    const check = (chance: Chance) => {
      while (chance.below(2) >= 0);
      return [];
    };
    const run = fuzz({ draw, check }, { inputs: 500, seed: 3 });
    expect(run.failure).toMatchObject({ index: 0, faults: ['it takes more than 2 seconds'] });
  }, 30_000);

  const taking = (read: () => readonly string[]): readonly string[] =>
    faultsOf({ kind: 'tree', text: '{}', sample: { text: '{}', read } });

  test('of a reader that throws', () => {
    const thrower = (): never => {
      throw new Error('No such thing.');
    };
    expect(taking(thrower)).toEqual([expect.stringMatching(/^it throws: Error: No such thing/)]);
  });

  test('of a reader that changes what all values share', () => {
    const polluter = () => {
      Reflect.set(Object.prototype, 'polluted', true);
      return [];
    };
    try {
      expect(taking(polluter)).toEqual(['it has changed a prototype']);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted');
    }
    expect(taking(() => [])).toEqual([]);
  });
});
