/**
 * Trees over a model: what tasks are, as tokens. A token is a word of a fixed list, or says what follows: a text, a
 * number, a list, a record. Each is foretold from the key that it stands under and the tokens before it.
 */
import { isList, isRecord, isText, isWhole } from '../../guards';
import type { Model } from './model';
import { chancesOf, codeTree, codeWhole } from './numbers';
import { LENGTHS_OF_COUNTS, TOKEN } from './tables';
import type { TextCoder } from './text';
import { TREE_WORDS } from './treeWords';

const TEXT = 0;
const NUMBER = 1;
const BELOW_ZERO = 2;
const LIST = 3;
const RECORD = 4;
const END = 5;
const YES = 6;
const NO = 7;
const FIRST_WORD = 8;

/** Words have the tokens from 8 to 255. */
const WORDS = 248;

const NUMBERS: ReadonlyMap<string, number> = new Map(
  TREE_WORDS.slice(0, WORDS).map((word, index) => [word, index]),
);

/** How deep lists and records may stand in one another, and how many tokens a tree may have. */
const DEPTH = 24;
const TOKENS = 20_000;

const lengths = chancesOf(3, LENGTHS_OF_COUNTS);

/** What stands for a value that is nothing a tree can have. */
const BROKEN = null;

export class TreeCoder {
  private tokens = 0;
  private before = END;
  private earlier = END;

  constructor(
    private readonly model: Model,
    private readonly text: TextCoder,
  ) {}

  /** Codes a tree; when reading, what is given is ignored. Throws where it holds what no tree can. */
  code(tree: unknown): unknown {
    return this.value(tree, END, 0);
  }

  /** @param key the token of the key that it stands under */
  private value(value: unknown, key: number, depth: number): unknown {
    const token = this.token(tokenOf(value), key);
    switch (token) {
      case TEXT:
        return this.text.code(isText(value) ? value : '');
      case NUMBER:
      case BELOW_ZERO: {
        const size = this.number(isWhole(value) ? Math.abs(value) : 0);
        return token === NUMBER ? size : -size;
      }
      case LIST:
        return this.list(isList(value) ? value : [], key, depth);
      case RECORD:
        return this.record(isRecord(value) ? value : {}, depth);
      case YES:
      case NO:
        return token === YES;
      default:
        return TREE_WORDS[token - FIRST_WORD] ?? this.broken();
    }
  }

  private list(values: readonly unknown[], key: number, depth: number): unknown {
    const read: unknown[] = [];
    for (let index = 0; this.goesOn(depth); index += 1) {
      const isOver = this.token(index < values.length ? LIST : END, key) === END;
      if (isOver) return read;
      read.push(this.value(values[index], key, depth + 1));
    }
    return this.broken();
  }

  private record(record: object, depth: number): unknown {
    const entries = Object.entries(record).filter(([, value]) => value !== undefined);
    const read: [string, unknown][] = [];
    for (let index = 0; this.goesOn(depth); index += 1) {
      const [name, value] = entries[index] ?? [null, undefined];
      const token = this.token(name === null ? END : tokenOf(name), RECORD);
      if (token === END) return Object.fromEntries(read);
      const key = token === TEXT ? this.text.code(name ?? '') : TREE_WORDS[token - FIRST_WORD];
      if (key === undefined) break;
      read.push([key, this.value(value, token, depth + 1)]);
    }
    return this.broken();
  }

  private goesOn(depth: number): boolean {
    return depth < DEPTH && this.tokens < TOKENS && this.model.failure === null;
  }

  private broken(): null {
    this.model.fail('damaged');
    return BROKEN;
  }

  private token(given: number, key: number): number {
    this.tokens += 1;
    const { before, earlier } = this;
    this.model.look(TOKEN, [-1, key, key * 256 + before, (key * 256 + before) * 256 + earlier]);
    const token = codeTree(this.model, 0, 8, given);
    this.earlier = before;
    this.before = token;
    return token;
  }

  private number(given: number): number {
    this.model.look(TOKEN, [-2, this.before, this.earlier * 256 + this.before, -3]);
    const read = codeWhole(this.model, 1024, given, lengths);
    if (!Number.isSafeInteger(read)) this.model.fail('damaged');
    return read;
  }
}

function tokenOf(value: unknown): number {
  if (isText(value)) {
    const number = NUMBERS.get(value);
    return number === undefined ? TEXT : number + FIRST_WORD;
  }
  if (isWhole(value)) return value < 0 ? BELOW_ZERO : NUMBER;
  if (isList(value)) return LIST;
  if (isRecord(value)) return RECORD;
  if (value === true) return YES;
  if (value === false) return NO;
  // A reader is given nothing.
  if (value === undefined) return END;
  throw new Error('no link carries such a task');
}
