/** What an address of the sandbox carries. Fetched, with the codec, when it carries anything. */
import type { BankingEvent } from '@/events/actions/registry';
import { sandboxBoard } from '@/events/log/boards';
import { decodePayload, readFragment } from '@/events/log/link';
import { sandboxGame } from '../game';
import { type Opened, openFile, openFragment } from '../opening';
import { hashOf } from '../sharing';

/** What it came to. */
export type Arrival =
  | {
      readonly kind: 'system';
      readonly opening: readonly BankingEvent[];
      /** Empty where it has none. */
      readonly title: string;
    }
  /** Another board's page, to go to. */
  | { readonly kind: 'elsewhere'; readonly address: string }
  | { readonly kind: 'problem'; readonly problem: string };

/** Reads a fragment; null when it carries no log. */
export async function arrivalOf(hash: string): Promise<Arrival | null> {
  const fragment = readFragment(hash);
  if (!fragment) return null;
  const decoded = decodePayload(fragment.payload);
  if ('problem' in decoded) return { kind: 'problem', problem: decoded.problem };
  const { log } = decoded;
  if (log.lesson === 'sandbox') {
    return { kind: 'system', opening: log.opening, title: log.title ?? '' };
  }
  return elsewhere(await openFragment(blankGame(), hash));
}

/** Reads a log file: whatever it holds, its page is given it as a link. */
export async function arrivalOfFile(file: File): Promise<Arrival> {
  return elsewhere(await openFile(null, file));
}

/** A board that no log from outside belongs to. */
const blankGame = () => sandboxGame(sandboxBoard([]).board, []);

function elsewhere(opened: Opened | null): Arrival {
  if (opened?.elsewhere) return { kind: 'elsewhere', address: opened.elsewhere };
  const event = opened?.event;
  const isUnread = event?.type === 'INVALID' || event?.type === 'NOT_OPENED';
  return { kind: 'problem', problem: isUnread ? event.problem : 'This log has no opening.' };
}

/** What stands after the `#` of a system that nobody has played yet; null when it is too long for a link. */
export function hashOfSystem(opening: readonly BankingEvent[], title: string): string | null {
  const named = title === '' ? {} : { title };
  return hashOf({ world: 'banking', lesson: 'sandbox', ...named, opening, events: [] }, null);
}
