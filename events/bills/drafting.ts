/**
 * Drafting an event of the exercise: what a form may offer for each field, and
 * what becomes of the text typed into it. Driven by the fields, as the refusals are.
 */
import type { Draft, FieldOption } from '../banking/form';
import { known } from '../known';
import { mostAllowed } from '../limits';
import { parseDollars } from '../money';
import type { Refusal } from '../refusal';
import type { Field } from '../world/fields';
import { type BillsOffers, offeredTo } from './offers';
import { readBillsEvent } from './read';
import { refuseBills } from './refuse';
import { type AnyBillsAction, type BillsEvent, billsActionOf } from './registry';
import { type BillsState, type Player, playerOf } from './state';
import { billNumber, quantity } from './words';

/** An action as a player is about to take it. */
export interface BillsTurn {
  readonly state: BillsState;
  readonly offers: BillsOffers;
  readonly action: AnyBillsAction;
  readonly player: Player;
}

/** A draft as the rules see it: the event that it makes, and why it is refused. */
export interface BillsJudgement {
  readonly event: BillsEvent;
  readonly refusal: Refusal | null;
}

/** The actions that a stage offers to a player, in the order of the menu. */
export function billsActionsFor({ type }: Player, offers: BillsOffers): readonly AnyBillsAction[] {
  return offeredTo(type, offers).map((type) => billsActionOf({ type }));
}

/** The fields that a form asks for: all but the one that the acting player stands in. */
export function billsFieldsAsked({ action }: BillsTurn): readonly (readonly [string, Field])[] {
  return Object.entries(action.fields).filter(([name]) => !action.roles.includes(name));
}

/**
 * What a field may hold; null where it is typed. Players are those of the field's
 * types, bills the open ones that the acting player holds.
 */
export function billsOptions(turn: BillsTurn, name: string): readonly FieldOption[] | null {
  const { state, action, player } = turn;
  const field = action.fields[name];
  if (field?.kind === 'party') {
    return state.players
      .filter(({ id, type }) => field.types.includes(type) && id !== player.id)
      .map(({ id, name: label }) => ({ value: String(id), label }));
  }
  if (field?.kind === 'bill') {
    return state.bills
      .filter(({ dueTo, paid }) => dueTo === player.id && !paid)
      .map((bill) => ({
        value: String(bill.id),
        label: `${billNumber(bill)} on ${bill.city}, ${quantity(bill.amount, 'marcs')}, due from ${playerOf(state, bill.dueFrom).name}`,
      }));
  }
  return null;
}

/**
 * A draft with the acting player in its role, and with every choice made that the
 * person has not made: the first combination that the rules let through; where
 * there is none, the first option of each.
 */
export function completedBills(turn: BillsTurn, draft: Draft): Draft {
  const acting = turn.action.roles.map((name) => [name, String(turn.player.id)]);
  const typed = billsFieldsAsked(turn).map(([name]) => [name, draft[name] ?? '']);
  const begun: Draft = Object.fromEntries([...typed, ...acting]);
  const open = billsFieldsAsked(turn).flatMap(([name]) => {
    const values = billsOptions(turn, name)?.map(({ value }) => value);
    if (!values) return [];
    const chosen = values.filter((value) => value === draft[name]);
    return [{ name, values: chosen.length > 0 ? chosen : values }];
  });
  return firstSound(turn, begun, open) ?? withFirsts(begun, open);
}

interface OpenChoice {
  readonly name: string;
  readonly values: readonly string[];
}

function withFirsts(begun: Draft, open: readonly OpenChoice[]): Draft {
  const firsts = open.map(({ name, values }) => [name, values[0] ?? '']);
  return { ...begun, ...Object.fromEntries(firsts) };
}

/** The first draft among the open choices at which no choice is at fault; null when there is none. */
function firstSound(turn: BillsTurn, draft: Draft, open: readonly OpenChoice[]): Draft | null {
  const [choice, ...rest] = open;
  if (!choice) return isAtFault(turn, draft) ? null : draft;
  for (const value of choice.values) {
    const found = firstSound(turn, { ...draft, [choice.name]: value }, rest);
    if (found) return found;
  }
  return null;
}

/** Whether a chosen player or bill is why a draft is refused, whatever its amount. */
function isAtFault(turn: BillsTurn, draft: Draft): boolean {
  const amounts = turn.action.plan.amounts.map(({ name }) => name);
  const least = Object.fromEntries(amounts.map((name) => [name, LEAST]));
  const { refusal } = judgeBills(turn, { ...draft, ...least });
  return refusal !== null && !amounts.some((name) => name === refusal.field);
}

/** The smallest amount that can be typed. */
const LEAST = '0.01';

/** What the rules say of a draft. */
export function judgeBills({ state, offers, action }: BillsTurn, draft: Draft): BillsJudgement {
  const candidate: Record<string, unknown> = { type: action.type };
  for (const [name, field] of Object.entries(action.fields)) {
    candidate[name] = typedValue(field, draft[name] ?? '');
  }
  // It is made of the action's own fields, so it has the form of its event.
  const event = known(readBillsEvent(candidate).event, 'event of this form');
  return { event, refusal: refuseBills(state, event, offers) };
}

function typedValue(field: Field, typed: string): string | number {
  if (field.kind === 'amount') return parseDollars(typed);
  if (field.kind === 'text') return typed.trim();
  return typed === '' ? -1 : Number(typed);
}

/**
 * The largest amount that the rules would let this draft carry, in hundredths;
 * null when nothing bounds it, or when another field is at fault.
 */
export function largestBillsAmount(turn: BillsTurn, draft: Draft): number | null {
  if (isAtFault(turn, draft)) return null;
  const limits = turn.action.limits(turn.state, judgeBills(turn, draft).event);
  return limits.length === 0 ? null : mostAllowed(limits);
}
