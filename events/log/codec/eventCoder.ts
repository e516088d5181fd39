/** Events over a model: their type, then each field in wire order by its kind. */

import { itemAt } from '../../assert';
import type { AnyEvent } from '../../world/board';
import type { Field } from '../../world/fields';
import type { WireName } from '../../world/world';
import { type WorldName, worldNamed } from '../../worlds';
import { History } from './history';
import type { Model } from './model';
import { chancesOf, codeWhole } from './numbers';
import { COUNT, LENGTHS_OF_COUNTS } from './tables';
import { MAX_TEXT_LENGTH, TextCoder } from './text';
import { TreeCoder } from './treeCoder';
import { codeAll, codeChoice, codeCredit, codeFigure, codeParty, codeType } from './values';
import { type WireTypes, wireTypesOf } from './wire';

const lengthsOfCounts = chancesOf(3, LENGTHS_OF_COUNTS);

/** A field's value; undefined when it is left out. */
type Value = AnyEvent[string];

/** Options a choice can have. */
const OPTIONS = 15;

export class EventCoder {
  private readonly past = new History();
  private readonly text: TextCoder;
  private readonly types: WireTypes;

  /**
   * A coder that has practised on a sample of the board, if there is one.
   *
   * @param boardNumber which of the world's boards it is, as the header numbers them
   */
  constructor(
    private readonly model: Model,
    world: WorldName,
    boardNumber: number,
  ) {
    this.text = new TextCoder(model);
    this.types = wireTypesOf(world);
    model.practise(() => {
      for (const row of practiceFor(world, boardNumber)) this.practise(row);
    });
  }

  /** Codes how many events there are of a kind: those of a sandbox's opening. */
  count(events: number): number {
    this.model.look(COUNT, [0]);
    return codeWhole(this.model, 0, events, lengthsOfCounts);
  }

  /** Codes which of the boards that share a number is meant. */
  name({ number, text }: WireName): WireName {
    return { number: this.count(number), text: this.text.code(codableText(text)) };
  }

  /** Codes whether there is a title, and which. */
  title(title: string | undefined): string | undefined {
    return this.model.fixed(TITLE_CHANCE, title === undefined ? 0 : 1) === 1
      ? this.text.code(codableText(title ?? ''))
      : undefined;
  }

  /** Codes tasks: a tree of lists, records, words, numbers and texts. Reading, what is given is ignored. */
  tasks(tree: unknown): unknown {
    return new TreeCoder(this.model, this.text).code(tree);
  }

  /**
   * Writes an event. Its values must be codable, as those of every event that
   * once folded are: whole numbers from 0 to 2^53 - 1, options that exist, texts
   * of at most 4,096 characters. Throws otherwise.
   */
  write(event: AnyEvent): void {
    const number = this.types.numberOf(event);
    const raw: AnyEvent = { ...event };
    this.pass(number, (name, field) => codable(field, raw[name]));
  }

  /** Reads an event. Where nothing sensible is found, the model says so (`failure`). */
  read(): AnyEvent {
    return this.pass(0, (_, field) => (field.kind === 'text' ? '' : 0));
  }

  private pass(type: number, given: (name: string, field: Field) => string | number): AnyEvent {
    const { past } = this;
    const found = codeType(this.model, past, type);
    const known = this.types.at(found);
    if (!known) {
      this.model.fail('unknown');
      return { type: '' };
    }
    past.open(found);
    const event: { type: string } & Record<string, Value> = { type: known.type };
    for (const { name, field } of known.fields) {
      const value = this.field(field, given(name, field));
      if (value !== undefined) event[name] = value;
    }
    past.close();
    return event;
  }

  /** Codes one field. A figure stands for itself, a choice is its index. */
  private field(field: Field, given: string | number): Value {
    if (field.kind === 'text') {
      this.past.add(0);
      return this.text.code(String(given));
    }
    if (field.kind === 'party' && field.all) {
      const isAll = codeAll(this.model, this.past, given === ALL ? 1 : 0) === 1;
      if (isAll) {
        this.past.add(EVERYONE);
        return 'all';
      }
    }
    const figure = this.figure(field.kind, Number(given));
    if (!Number.isSafeInteger(figure)) this.model.fail('damaged');
    if (field.kind !== 'choice') return figure;
    const option = field.options[figure - 1];
    if (option === undefined && !(figure === 0 && field.optional)) this.model.fail('unknown');
    return option;
  }

  private figure(kind: Exclude<Field['kind'], 'text'>, given: number): number {
    const { model, past } = this;
    switch (kind) {
      case 'party':
        return past.addParty(codeParty(model, past, given));
      case 'reference':
        return past.addCredit(codeCredit(model, past, given));
      case 'amount':
      case 'value':
        return past.addAmount(codeFigure(model, past, given));
      case 'choice':
        return past.add(codeChoice(model, past, given));
    }
  }

  /** Goes through an event of practice, which is its type and then its figures. */
  private practise(row: readonly number[]): void {
    let index = 0;
    this.pass(itemAt(row, index), () => {
      index += 1;
      return itemAt(row, index);
    });
  }
}

/** What stands for every party, where a field may name them all: in the code, and among the contexts. */
const ALL = -1;
const EVERYONE = 255;

/** How likely a log has a title, in 65536ths. */
const TITLE_CHANCE = 4096;

/** What the wire carries for a value. */
function codable(field: Field, value: Value): string | number {
  if (field.kind === 'text') return codableText(value);
  if (field.kind === 'choice') {
    if (value === undefined && field.optional) return 0;
    const index = typeof value === 'string' ? field.options.indexOf(value) : -1;
    if (index === -1 || index >= OPTIONS) throw new Error(`no link carries the option ${value}`);
    return index + 1;
  }
  if (field.kind === 'party' && field.all && value === 'all') return ALL;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new Error(`no link carries the figure ${value}`);
}

function codableText(value: Value): string {
  if (typeof value === 'string' && value.length <= MAX_TEXT_LENGTH) return value;
  throw new Error('no link carries such a text');
}

type Rows = readonly (readonly number[])[];

/**
 * What is practised on before a log is coded, which makes short logs short: a session of such a board,
 * event by event: its type's wire number, then its fields in wire order (-1 stands for "all", a choice is
 * its index from 1, and 0 where it is left out; events with texts are not practised). It is part of the
 * wire version and knows nothing of the board itself, which may change at will; a board without a session
 * is practised on nothing.
 */
function practiceFor(world: WorldName, boardNumber: number): Rows {
  const session = worldNamed(world).wire.practice.get(boardNumber);
  if (session === undefined) return [];
  return session.split(', ').map((row) => row.split(' ').map(Number));
}
