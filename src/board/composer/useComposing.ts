'use client';
/** The act that is being composed in the banking world: its sentence, what the rules answer, what a press does. */
import type { Offers } from '@/events/banking/actions/offers';
import { type AnyAction, actionNamed, type BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { BANKING_FORMS } from '@/events/banking/form';
import type { Party } from '@/events/banking/ledger/book';
import { namedWithArticle } from '@/events/banking/ledger/naming';
import { figure } from '@/events/money';
import type { SentencePosition } from '@/events/phrase';
import type { Refusal } from '@/events/refusal';
import type { Field, ValueField } from '@/events/world/fields';
import type { FormValues } from '@/events/world/form';
import type { Screen } from '../screen/useScreen';
import { plainText } from '../sentence/plainText';
import { answerTo, debtNoun, type JudgedSentence } from './answer';
import { allOwed } from './boundWords';
import { chosenWords } from './chosenWords';
import { actorSlot, type Composing, onlyReacts } from './composing';
import { type Drafting, draftKey, NOTHING_TYPED } from './drafts';
import { focusFault } from './focusFault';
import { toFigure } from './SentenceForm';
import {
  buttonText,
  type ChoosingSlot,
  isTyped,
  isUnfinished,
  sentenceOf,
  type Typed,
} from './sentence';
import { useAttempt } from './useAttempt';
import { FOR_ALL, useVerb } from './useVerb';
import { firstWorkable, workableDraft } from './workable';

/** Who composes an act, of what, and what becomes of it. */
interface ComposingProps {
  readonly offers: Offers;
  readonly round: BankingRound;
  /** Whoever acts. */
  readonly party: Party;
  readonly screen: Drafting & Pick<Screen, 'isPredicting' | 'setPredicted'>;
  readonly onAct: (event: BankingEvent) => void;
  /** Called with an event that the rules refused. */
  readonly onRefused: (event: BankingEvent) => void;
}

/** An act as it stands. */
interface BankingComposing extends Composing {
  /** The refusal that the answer is; null when it is none. */
  readonly shown: Refusal | null;
  /** Types the amount that pays the debt off; null where no debt is paid, or that amount is typed already. */
  readonly takeAll: (() => void) | null;
  /** The counterparties that the sentence names, by id. */
  readonly named: readonly number[];
  /** Chooses another action, by its name. */
  choose(type: string): void;
}

/** Composes an act of the chosen party, or of the board itself. */
export function useComposing(props: ComposingProps): BankingComposing {
  const { offers, round, party, screen } = props;
  const { type, setType: onType, role, writes, drafts, setDrafts, isPredicting } = screen;
  const own = BANKING_FORMS.actionsFor(party, offers);
  const boards = offers.board.flatMap((one) => actionNamed(one) ?? []);
  const first = () => firstWorkable(offers, round, own, party);
  const verb = useVerb<AnyAction>({ partyId: party.id, own, boards, type, onType, writes, first });
  const { action } = verb;
  const holder = verb.isBoards ? 'board' : party.id;
  const key = draftKey(holder, action?.type ?? '');
  const attempt = useAttempt<BankingRound>(`${key}-${role}-${writes}`, role ?? null);
  const typed = drafts[key] ?? NOTHING_TYPED;
  const isPressed = attempt.pressedAt === round;
  if (!action) return reacting(props, verb);

  const context = verb.isBoards
    ? BANKING_FORMS.openingContext(round, action)
    : BANKING_FORMS.contextFor(round, action, party, attempt.role);
  // After an act the sentence stands as it was: what the rules say of a second time is a remark, not a fault.
  const held = attempt.isTouched ? typed : (workableDraft(offers, context, typed) ?? typed);
  const draft = BANKING_FORMS.withDefaults(context, held);
  const { event, refusal } = BANKING_FORMS.judged(context, draft, offers);
  const isReady = isTyped(context) ? !isUnfinished(context, draft) : attempt.isTouched;
  const shown = refusal && (isPressed || isReady) ? refusal : null;
  const write = (name: string, value: string) => {
    attempt.change({ isTouched: true });
    setDrafts((before) => ({ ...before, [key]: { ...held, [name]: value } }));
  };
  const asked = { context, draft, event, shown, refusal, isPressed };
  return {
    parts: sentenceOf({
      forms: BANKING_FORMS,
      context,
      draft,
      who: (position) => partySlot(props, position),
      opens: settingSlot(props, action, verb.release),
      verb: verb.slot,
      wordsOf: (slot, position) =>
        chosenWords(context, slot, standingIn(slot, draft), party.id, position),
      noneOf,
      typedAs,
      onRole: (chosen) => attempt.change({ role: chosen }),
    }),
    answer: answerTo(asked, party, round, offers),
    presses: isPressed ? attempt.presses : 0,
    shown,
    takeAll: takingAll(asked, round, offers, write),
    button: isPredicting ? `Predict: ${buttonText(action)}` : buttonText(action),
    isRefused: refusal !== null,
    onField: write,
    named: counterpartiesIn(action, draft),
    choose: verb.choose,
    submit(form) {
      if (refusal) {
        if (isReady) props.onRefused(event);
        attempt.change({ pressedAt: round, presses: attempt.presses + 1 });
        focusFault(form);
      } else if (isPredicting && action.closesRound) {
        // What was typed stays: whoever thinks better of it may want to change it.
        screen.setPredicted(event);
      } else {
        props.onAct(event);
        setDrafts((before) => ({ ...before, [key]: withoutTyped(action, held, verb.isBoards) }));
        attempt.change({ pressedAt: null, isTouched: false });
        if (verb.isBoards) verb.afterAct();
        toFigure(form);
      }
    },
  };
}

/** A party that has nothing to do of its own. */
function reacting(
  props: ComposingProps,
  { slot, choose }: Pick<ReturnType<typeof useVerb>, 'slot' | 'choose'>,
): BankingComposing {
  const composing = onlyReacts(props.party, 'party', [partySlot(props, 'opening'), slot]);
  return { ...composing, shown: null, takeAll: null, named: [], choose };
}

/** What stands in a slot of the sentence. */
const standingIn = ({ slot }: { readonly slot: string | null }, draft: FormValues): string =>
  slot === null ? '' : (draft[slot] ?? '');

/** Types the amount that pays a debt off; null where no debt is paid, or that amount is typed already. */
function takingAll(
  { context, draft, event, refusal }: JudgedSentence,
  round: BankingRound,
  offers: Offers,
  write: (name: string, value: string) => void,
): (() => void) | null {
  const [amount] = context.action.signature.amounts;
  const all = amount && allOwed(context, event, round, offers);
  if (!all || (refusal && refusal.field !== amount.name)) return null;
  const value = figure(all);
  return draft[amount.name] === value ? null : () => write(amount.name, value);
}

function partySlot(
  { round: { book }, party, screen }: ComposingProps,
  position: SentencePosition,
): ChoosingSlot {
  const words = plainText(namedWithArticle(book, party.id, position));
  return actorSlot(words, party.id, book.parties, screen.setSelected);
}

/**
 * The first slot while a setting is composed, which belongs to the board; choosing a party there gives that party
 * the sentence. null for all other acts of the board: a note and the end of a day have no actor.
 */
function settingSlot(
  props: ComposingProps,
  { kind }: AnyAction,
  release: () => void,
): ChoosingSlot | null {
  if (kind !== 'setting') return null;
  const { label, choices, onChange, key } = partySlot(props, 'opening');
  return {
    key,
    label,
    field: null,
    value: '',
    words: `${FOR_ALL}:`,
    choices: [{ heading: null, options: [{ value: '', label: FOR_ALL }] }, ...(choices ?? [])],
    onChange(id) {
      release();
      onChange(id);
    },
  };
}

function counterpartiesIn({ fields }: AnyAction, draft: FormValues): readonly number[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = draft[name] ?? '';
    return kind === 'party' && /^\d+$/.test(value) ? [Number(value)] : [];
  });
}

const noneOf = (field: Field): string =>
  field.kind === 'reference' ? `no ${debtNoun(field)}` : 'nobody';

/** What stands around a figure, by its unit. */
const UNITS = {
  cents: { before: '$' },
  basisPoints: { after: '\u00a0%' },
  days: { after: '\u00a0days' },
} as const;

const ONE_DAY = { after: '\u00a0day' };
const NO_DAYS = { after: '\u00a0days: on demand' };

/** What stands behind a figure. */
function aroundOf({ unit }: ValueField, value: string) {
  if (unit !== 'days') return UNITS[unit];
  return value === '1' ? ONE_DAY : value === '0' ? NO_DAYS : UNITS.days;
}

function typedAs(field: Field, value: string): Typed {
  switch (field.kind) {
    case 'amount':
      return { label: `${field.label} ($)`, before: '$' };
    case 'value':
      return {
        label: field.label,
        ...aroundOf(field, value),
      };
    default:
      return { label: field.label };
  }
}

/** What stays in the slots after an act: not its amount, and of the board's own acts only what was chosen. */
function withoutTyped(action: AnyAction, held: FormValues, isBoards: boolean): FormValues {
  const goes = isBoards ? ['amount', 'value', 'text'] : ['amount'];
  return Object.fromEntries(
    Object.entries(held).filter(([name]) => !goes.includes(action.fields[name]?.kind ?? '')),
  );
}
