/** The composer of either world without a page: slots are filled by their field, and the button pressed. */
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import type { BillsEvent } from '@/events/bills/registry';
import type { BillsOffers, BillsRound } from '@/events/bills/rules';
import { playerOf } from '@/events/bills/state';
import { figure } from '@/events/money';
import type { AnyEvent } from '@/events/world/board';
import type { Field, Fields } from '@/events/world/fields';
import { useBillsComposing } from '@/src/board/bills/useBillsComposing';
import { useDrafts } from '@/src/board/composer/drafts';
import { heardSentence, type SentencePart, type SlotView } from '@/src/board/composer/sentence';
import { useComposing } from '@/src/board/composer/useComposing';

/** A composer, as it stands after each change. */
interface Held {
  readonly current: {
    readonly parts: readonly SentencePart[];
    onField(name: string, value: string): void;
    submit(form: HTMLFormElement): void;
  };
}

/** How somebody composes an event. */
interface Way {
  readonly type: string;
  readonly fields: Fields;
  /** Whoever acts; null where the board itself does. */
  readonly partyId: number | null;
  /** The field that it stands in; null where it stands in none. */
  readonly role: string | null;
}

function useScreen() {
  const [selected, setSelected] = useState(0);
  const [type, setType] = useState('');
  return useDrafts({ selected, setSelected, type, setType, role: undefined });
}

/** The event that comes of composing one of the banking world, and its sentence as it is heard. */
export function composedInBanking(
  round: BankingRound,
  offers: Offers,
  event: BankingEvent,
  way: Way,
): Composed {
  const done: BankingEvent[] = [];
  const { parties } = round.book;
  const { result, unmount } = renderHook(() => {
    const screen = { ...useScreen(), isPredicting: false, setPredicted: () => {} };
    const party = parties[screen.selected];
    if (!party) throw new Error('nobody acts');
    const onAct = (one: BankingEvent) => done.push(one);
    return useComposing({ offers, round, party, screen, onAct, onRefused: () => {} });
  });
  const heard = fillIn(result, event, way);
  unmount();
  return { event: done[0] ?? null, heard };
}

/** The event that comes of composing one of the bills exercise, and its sentence as it is heard. */
export function composedInBills(
  round: BillsRound,
  offers: BillsOffers,
  event: BillsEvent,
  way: Way,
): Composed {
  const done: BillsEvent[] = [];
  const { result, unmount } = renderHook(() => {
    const screen = useScreen();
    const player = playerOf(round, screen.selected);
    const onAct = (one: BillsEvent) => done.push(one);
    const common = { offers, round, player, screen, onAct, onAsk: onAct };
    return useBillsComposing({ ...common, onRefused: () => {} });
  });
  const heard = fillIn(result, event, way);
  unmount();
  return { event: done[0] ?? null, heard };
}

interface Composed {
  /** What was done; null when the press was refused. */
  readonly event: AnyEvent | null;
  readonly heard: string;
}

function slotOf({ current }: Held, key: string): SlotView | undefined {
  return current.parts.filter((part) => typeof part !== 'string').find((part) => part.key === key);
}

/** Puts a value into a slot, as one can: what is chosen must be among the options. False where one cannot. */
function put(held: Held, key: string, value: string): boolean {
  const slot = slotOf(held, key);
  if (!slot) return false;
  const options = slot.choices?.flatMap((one) => one.options.map((option) => option.value));
  if (options && !options.includes(value)) return false;
  act(() => {
    if (slot.field === null) slot.onChange(value);
    else held.current.onField(slot.field, value);
  });
  return true;
}

function fillIn(held: Held, event: AnyEvent, { type, fields, partyId, role }: Way): string {
  if (partyId !== null) put(held, 'who', String(partyId));
  put(held, 'verb', type);
  if (role !== null) put(held, 'role', role);
  const filled = new Set<string>();
  const next = () =>
    held.current.parts
      .flatMap((part) => (typeof part === 'string' ? [] : (part.field ?? [])))
      .find((name) => !filled.has(name));
  // Whoever is paid may bring a choice of accounts with them.
  for (let name = next(); name !== undefined; name = next()) {
    filled.add(name);
    const field = fields[name];
    if (field) put(held, `field-${name}`, textOf(field, event[name]));
  }
  const heard = heardSentence(held.current.parts);
  act(() => held.current.submit(document.createElement('form')));
  return heard;
}

function textOf(field: Field, value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const isDays = field.kind === 'value' && field.unit === 'days';
  return (field.kind === 'amount' || field.kind === 'value') && !isDays
    ? figure(value)
    : String(value);
}
