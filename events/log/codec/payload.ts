/** Payloads: a log as the bytes that a link carries. */

import { sameEvent } from '../../timeline/equality';
import type { AnyEvent } from '../../world/board';
import type { AnyLog, WireName } from '../../world/world';
import type { Log } from '../../worlds';
import { type WorldName, worldNamed } from '../../worlds';
import { LOG_FORMAT, LOG_VERSION, openingOf, type UnreadableLog } from '../log';
import { parseLog } from '../parse';
import { EventCoder } from './eventCoder';
import {
  isIntact,
  LESSONS_PER_WORLD,
  type ReadHeader,
  readHeader,
  readVersions,
  sealed,
} from './header';
import { type Failure, Model } from './model';
import { RangeDecoder, RangeEncoder } from './rangeCoder';
import { worldAt } from './wire';

/** The version of tables, alphabets and numbers that is written today. */
const WIRE_VERSION = 1;

/** Events that a link may hold: a bound on a reader's work. No log of 64 kB comes near it unless it repeats itself. */
export const MAX_LINK_EVENTS = 32_768;

/** Decisions a reader takes before it gives up: more than any honest link holds. */
const MAX_DECISIONS = 3_000_000;

/** A log that a link held. */
export interface Decoded {
  readonly log: Log;
  /** Where the link was cut off: events surely complete, of those it once held. null when it is whole. */
  readonly truncated: { readonly have: number; readonly of: number } | null;
}

/**
 * The bytes of a log. Any log that folds can be written (see EventCoder.write for
 * what throws), but not all can be read back: `readableBytes` tells, and a link
 * has a largest size.
 */
export function encodeLog(log: Log): Uint8Array {
  return coded(log).bytes;
}

/** The bytes of a log; null when it holds more events, or takes more decisions, than a reader has patience for. */
export function readableBytes(log: Log): Uint8Array | null {
  if (openingOf(log).length + log.events.length > MAX_LINK_EVENTS) return null;
  const { bytes, decisions } = coded(log);
  return decisions > MAX_DECISIONS ? null : bytes;
}

function coded(log: Log): { readonly bytes: Uint8Array; readonly decisions: number } {
  const { wire } = worldNamed<WorldName>(log.world);
  const name = wire.shared?.nameOf(log) ?? null;
  const boardNumber = wire.shared && name ? wire.shared.boardNumber : wire.boardNumberOf(log);
  if (!Number.isInteger(boardNumber) || boardNumber < 0 || boardNumber >= LESSONS_PER_WORLD) {
    throw new Error(`no link carries the lesson ${log.lesson}`);
  }
  const encoder = new RangeEncoder();
  const model = new Model(encoder);
  const coder = new EventCoder(model, log.world, boardNumber);
  coder.title(log.title);
  if (name) coder.name(name);
  const opening = openingOf(log);
  if (wire.boardAt(boardNumber).hasOpening) coder.count(opening.length);
  for (const event of [...opening, ...log.events]) coder.write(event);
  const { tasks }: AnyLog = log;
  if (tasks) coder.tasks(tasks);
  const header = {
    wireVersion: WIRE_VERSION,
    logVersion: LOG_VERSION,
    world: wire.number,
    lesson: boardNumber,
    count: opening.length + log.events.length,
    hasTasks: tasks !== undefined,
  };
  return { bytes: sealed(header, encoder.finish()), decisions: model.decisions };
}

const DAMAGED = {
  problem: 'This link is damaged: its checksum does not match, so nothing of it can be trusted.',
} as const;

const CUT_SHORT = {
  problem: 'This link is cut off before its first event; ask for the whole link.',
} as const;

const MEANINGLESS = {
  problem: 'This link is damaged: what it holds makes no sense.',
} as const;

const NEWER = {
  problem:
    'This link is damaged, or from a newer version of Tallystick. Reload the page and open it again.',
} as const;

/**
 * Reads a payload's bytes.
 *
 * @param agrees whether the text the bytes come from could be that of a whole
 * payload of these bytes (given true), or of the beginning of a longer one (false)
 */
export function decodeLog(
  payload: Uint8Array,
  agrees: (whole: boolean) => boolean,
): Decoded | UnreadableLog {
  const unknown = unknownVersion(payload);
  if (unknown) return unknown;
  const header = readHeader(payload);
  if (header === 'short') return CUT_SHORT;
  if (header === 'broken') return DAMAGED;
  const missing = header.total - payload.length;
  if (missing < 0 || !agrees(missing === 0)) return DAMAGED;
  if (missing === 0 && !isIntact(payload, header)) return DAMAGED;
  const world = worldAt(header.world);
  if (!world) return NEWER;
  if (header.count > MAX_LINK_EVENTS) {
    return { problem: `This link holds ${header.count} events; ${MAX_LINK_EVENTS} are the most.` };
  }
  const body = payload.subarray(header.size);
  const source = { header, world, body };
  return missing === 0 ? decodeWhole(source) : decodeBeginning(source);
}

function unknownVersion(payload: Uint8Array): UnreadableLog | null {
  const versions = readVersions(payload);
  if (!versions) return CUT_SHORT;
  const isKnown = versions.log > 0 && versions.log <= LOG_VERSION;
  return versions.wire === WIRE_VERSION && isKnown ? null : NEWER;
}

/** A payload taken apart. */
interface Source {
  readonly header: ReadHeader;
  readonly world: WorldName;
  /** The coded events. */
  readonly body: Uint8Array;
}

/** One reading of the coded events, step by step. */
class Reading {
  readonly title: string | undefined;
  /** How many of the events are an opening of the board's own. */
  readonly opening: number;
  /** Which of the boards that share a number is meant; null where the number says it. */
  readonly name: WireName | null;
  private readonly decoder: RangeDecoder;
  private readonly model: Model;
  private readonly coder: EventCoder;

  constructor({ header, world, body }: Source, tail: 0 | 255) {
    this.decoder = new RangeDecoder(body, tail);
    this.model = new Model(this.decoder);
    this.coder = new EventCoder(this.model, world, header.lesson);
    this.title = this.coder.title(undefined);
    this.name = isShared({ world, header }) ? this.coder.name({ number: 0, text: '' }) : null;
    this.opening = boardAt({ world, header }).hasOpening ? this.coder.count(0) : 0;
    if (this.opening > header.count) this.model.fail('damaged');
  }

  /** Why `next` found nothing. */
  get failure(): Failure | null {
    return this.model.failure;
  }

  /** The tasks that follow the events. */
  tasks(): unknown {
    return this.coder.tasks({});
  }

  /** The next event; null when nothing sensible is found. */
  next(): AnyEvent | null {
    if (this.decoder.overrun || this.model.decisions > MAX_DECISIONS) this.model.fail('damaged');
    if (this.model.failure) return null;
    const event = this.coder.read();
    return this.model.failure ? null : event;
  }
}

/** The board that a header names. */
const boardAt = ({ world, header }: Pick<Source, 'world' | 'header'>) =>
  worldNamed<WorldName>(world).wire.boardAt(header.lesson);

/** Whether many boards share the number that a header names. */
const isShared = ({ world, header }: Pick<Source, 'world' | 'header'>) =>
  worldNamed<WorldName>(world).wire.shared?.boardNumber === header.lesson;

function decodeWhole(source: Source): Decoded | UnreadableLog {
  const reading = new Reading(source, 0);
  const events: AnyEvent[] = [];
  while (events.length < source.header.count) {
    const event = reading.next();
    if (!event) return unreadable(reading.failure);
    events.push(event);
  }
  const tasks = source.header.hasTasks ? reading.tasks() : undefined;
  if (reading.failure) return unreadable(reading.failure);
  const log = logOf(source, reading, events, tasks);
  return log ? { log, truncated: null } : MEANINGLESS;
}

function unreadable(failure: Failure | null): UnreadableLog {
  if (failure !== 'unknown') return MEANINGLESS;
  return NEWER;
}

/**
 * Reads what is left of a payload that was cut off. What is missing lies
 * between all zeros and all ones, and the coder keeps order: what both read alike
 * is what was written.
 */
function decodeBeginning(source: Source): Decoded | UnreadableLog {
  const low = new Reading(source, 0);
  const high = new Reading(source, 255);
  const events: AnyEvent[] = [];
  const isSameName = low.name?.number === high.name?.number && low.name?.text === high.name?.text;
  const agree = low.title === high.title && low.opening === high.opening && isSameName;
  const isSure = agree && !low.failure && !high.failure;
  while (isSure && events.length < source.header.count) {
    const event = low.next();
    const other = high.next();
    if (!event || !other || !sameEvent(event, other)) break;
    events.push(event);
  }
  // Where not even an opening of its own is whole, there is no board yet.
  if (boardAt(source).hasOpening && (!isSure || events.length < low.opening)) {
    return CUT_SHORT;
  }
  // Nor where it is not whole which board is meant.
  if (low.name && !isSure) return CUT_SHORT;
  const log = logOf(source, isSure ? low : UNREAD, events);
  const truncated = { have: events.length, of: source.header.count };
  return log ? { log, truncated } : MEANINGLESS;
}

/** What was read of a log before its events. */
type Head = Pick<Reading, 'title' | 'opening' | 'name'>;

const UNREAD: Head = { title: undefined, opening: 0, name: null };

/**
 * The log that was read; null when its events are none. It is read as a file is, since the same is to be
 * done: events of an older version are brought forward, and whether what bytes decoded to are events of
 * this world is checked.
 */
function logOf(
  { header, world }: Source,
  { title, opening, name }: Head,
  events: readonly AnyEvent[],
  tasks?: unknown,
): Log | null {
  const { named, hasOpening } = boardAt({ world, header });
  const { shared } = worldNamed<WorldName>(world).wire;
  const content = {
    format: LOG_FORMAT,
    version: header.logVersion,
    world,
    ...(shared && name ? shared.named(name) : named),
    ...(hasOpening ? { opening: events.slice(0, opening) } : {}),
    ...(title === undefined ? {} : { title }),
    events: events.slice(opening),
    ...(tasks === undefined ? {} : { tasks }),
  };
  const read = parseLog(content);
  return 'problem' in read || read.malformed ? null : read.log;
}
