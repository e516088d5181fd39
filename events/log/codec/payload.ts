/** Payloads: a log as the bytes that a link carries. */
import type { BankingEvent } from '../../actions/registry';
import { lessonById } from '../../lessons/catalogue';
import { sameEvent } from '../equality';
import { LOG_VERSION, type Log, type UnreadableLog } from '../log';
import { readEvent } from '../parse';
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

/** The version of tables, alphabets and numbers that is written today. */
const WIRE_VERSION = 1;

/** Worlds by number. */
const BANKING = 0;

/** Events that a link may hold: a bound on a reader's work. No log of 64 kB comes near it unless it repeats itself. */
export const LINK_EVENTS = 65_536;

/** Decisions a reader takes before it gives up: more than any honest link holds. */
const MOST_DECISIONS = 3_000_000;

/** A log that a link held. */
export interface Decoded {
  readonly log: Log;
  /** Where the link was cut off: events surely complete, of those it once held. null when it is whole. */
  readonly truncated: { readonly have: number; readonly of: number } | null;
}

/**
 * The bytes of a log. Every log whose events once folded has some (see
 * EventCoder.write for what throws); one of more than LINK_EVENTS events, or of
 * more bytes than a link may have, is written but not read back.
 */
export function encodeLog(log: Log): Uint8Array {
  if (!Number.isInteger(log.lesson) || log.lesson < 0 || log.lesson >= LESSONS_PER_WORLD) {
    throw new Error(`no link carries the lesson ${log.lesson}`);
  }
  const encoder = new RangeEncoder();
  const coder = new EventCoder(new Model(encoder), log.lesson);
  coder.title(log.title);
  for (const event of log.events) coder.write(event);
  const header = {
    wireVersion: WIRE_VERSION,
    logVersion: LOG_VERSION,
    world: BANKING,
    lesson: log.lesson,
    count: log.events.length,
  };
  return sealed(header, encoder.finish());
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

const NEWER = 'Reload the page to get the newest version of this site.';

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
  if (header.world !== BANKING)
    return { problem: 'This log belongs to a world which is not here.' };
  if (!lessonById(header.lesson)) {
    return { problem: `This log belongs to lesson ${header.lesson}, which is not here.` };
  }
  if (header.count > LINK_EVENTS) {
    return { problem: `This link holds ${header.count} events; ${LINK_EVENTS} are the most.` };
  }
  const body = payload.subarray(header.size);
  return missing === 0 ? decodeWhole(header, body) : decodeBeginning(header, body);
}

function unknownVersion(payload: Uint8Array): UnreadableLog | null {
  const versions = readVersions(payload);
  if (!versions) return CUT_SHORT;
  if (versions.wire !== WIRE_VERSION) {
    return {
      problem: `This link is of version ${versions.wire}, which is not known here. ${NEWER}`,
    };
  }
  if (versions.log !== LOG_VERSION) {
    return {
      problem: `This link holds a log of version ${versions.log}, which is not known here. ${NEWER}`,
    };
  }
  return null;
}

/** One reading of the coded events, step by step. */
class Reading {
  readonly title: string | undefined;
  private readonly decoder: RangeDecoder;
  private readonly model: Model;
  private readonly coder: EventCoder;

  constructor(lesson: number, body: Uint8Array, tail: 0 | 255) {
    this.decoder = new RangeDecoder(body, tail);
    this.model = new Model(this.decoder);
    this.coder = new EventCoder(this.model, lesson);
    this.title = this.coder.title(undefined);
  }

  /** Why `next` found nothing. */
  get failure(): Failure | null {
    return this.model.failure;
  }

  /** The next event; null when nothing sensible is found. */
  next(): BankingEvent | null {
    if (this.decoder.overrun || this.model.decisions > MOST_DECISIONS) this.model.fail('damaged');
    if (this.model.failure) return null;
    const raw = this.coder.read();
    return this.model.failure ? null : readEvent(raw).event;
  }
}

function decodeWhole(header: ReadHeader, body: Uint8Array): Decoded | UnreadableLog {
  const reading = new Reading(header.lesson, body, 0);
  const events: BankingEvent[] = [];
  while (events.length < header.count) {
    const event = reading.next();
    if (!event) return unreadable(reading.failure);
    events.push(event);
  }
  if (reading.failure) return unreadable(reading.failure);
  return { log: logOf(header, reading.title, events), truncated: null };
}

function unreadable(failure: Failure | null): UnreadableLog {
  if (failure !== 'unknown') return MEANINGLESS;
  return { problem: `This link holds an action which is not known here. ${NEWER}` };
}

/**
 * Reads what is left of a payload that was cut off. What is missing lies
 * between all zeros and all ones, and the coder keeps order: what both read alike
 * is what was written.
 */
function decodeBeginning(header: ReadHeader, body: Uint8Array): Decoded {
  const low = new Reading(header.lesson, body, 0);
  const high = new Reading(header.lesson, body, 255);
  const events: BankingEvent[] = [];
  const titled = low.title === high.title && !low.failure && !high.failure;
  while (titled && events.length < header.count) {
    const event = low.next();
    const other = high.next();
    if (!event || !other || !sameEvent(event, other)) break;
    events.push(event);
  }
  const truncated = { have: events.length, of: header.count };
  return { log: logOf(header, titled ? low.title : undefined, events), truncated };
}

function logOf(
  { lesson }: ReadHeader,
  title: string | undefined,
  events: readonly BankingEvent[],
): Log {
  return { world: 'banking', lesson, ...(title === undefined ? {} : { title }), events };
}
