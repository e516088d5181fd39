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
import { plainText } from '../sentence/plainText';
import { type Asked, answerTo, creditNone } from './answer';
import { chosenWords } from './chosenWords';
import { type Drafting, typedFor } from './drafts';
import { focusFault } from './focusFault';
import { type Answer, toFigure } from './SentenceForm';
import {
  buttonText,
  isTyped,
  isUnfinished,
  type SentencePart,
  type SlotView,
  sentenceOf,
  type Typed,
} from './sentence';
import { useAttempt } from './useAttempt';
import { ON_THE_BOARD, useVerb } from './useVerb';
import { allOwed } from './whatWorks';
import { firstWorkable, workable } from './workable';

/** Who composes an act, of what, and what becomes of it. */
export interface ComposingProps extends Drafting {
  readonly offers: Offers;
  readonly round: BankingRound;
  readonly parties: readonly Party[];
  /** Whoever acts. */
  readonly party: Party;
  readonly onParty: (partyId: number) => void;
  /** The name of the chosen action; the first one that would work is chosen when the party cannot do it. */
  readonly type: string;
  readonly onType: (type: string) => void;
  /** The field that the party fills at first, where the action leaves it the choice; left out, the likelier one. */
  readonly opens?: string | undefined;
  /** Counts the acts that drags and links have written into the composer. */
  readonly writes?: number;
  readonly onAct: (event: BankingEvent) => void;
  /** Takes the event instead, to be predicted first; null where it is to be done at once. */
  readonly onPredict: ((event: BankingEvent) => void) | null;
  /** Called with an event that the rules refused. */
  readonly onRefused: (event: BankingEvent) => void;
}

/** An act as it stands. */
interface Composing {
  readonly parts: readonly SentencePart[];
  readonly answer: Answer;
  readonly isPressed: boolean;
  /** The refusal that the answer is; null when it is none. */
  readonly shown: Refusal | null;
  /** Types the amount that pays the debt off; null where no debt is paid, or that amount is typed already. */
  readonly takeAll: (() => void) | null;
  /** The words of the button; null where the party can do nothing. */
  readonly button: string | null;
  readonly isRefused: boolean;
  /** The counterparties that the sentence names, by id. */
  readonly named: readonly number[];
  /** Chooses another action, by its name. */
  choose(type: string): void;
  submit(form: HTMLFormElement): void;
}

/** Composes an act of the chosen party, or of the board itself. */
export function useComposing(props: ComposingProps): Composing {
  const { offers, round, party, type, onType, opens, writes = 0 } = props;
  const own = BANKING_FORMS.actionsFor(party, offers);
  const boards = offers.board.flatMap((one) => actionNamed(one) ?? []);
  const first = () => firstWorkable(offers, round, own, party);
  const verb = useVerb<AnyAction>({ partyId: party.id, own, boards, type, onType, writes, first });
  const { action } = verb;
  const holder = verb.isBoards ? 'board' : party.id;
  const attempt = useAttempt<BankingRound>(
    `${holder}-${action?.type}-${opens}-${writes}`,
    opens ?? null,
  );
  const [typed, setTyped] = typedFor(props, holder, action?.type ?? '');
  const isPressed = attempt.pressedAt === round;
  if (!action) return reacting(party, [actorSlot(props, 'opening'), verb.slot], verb.choose);

  const turn = verb.isBoards
    ? BANKING_FORMS.openingTurn(round, action)
    : BANKING_FORMS.turnOf(round, action, party, attempt.role);
  // After an act the sentence stands as it was: what the rules say of a second time is a remark, not a fault.
  const held = attempt.isTouched ? typed : (workable(offers, turn, typed) ?? typed);
  const draft = BANKING_FORMS.withDefaults(turn, held);
  const { event, refusal } = BANKING_FORMS.judged(turn, draft, offers);
  const isReady = isTyped(turn) ? !isUnfinished(turn, draft) : attempt.isTouched;
  const shown = refusal && (isPressed || isReady) ? refusal : null;
  const write = (name: string, value: string) => {
    attempt.change({ isTouched: true });
    setTyped(() => ({ ...held, [name]: value }));
  };
  const asked = { turn, draft, event, shown, refusal, isPressed };
  return {
    parts: sentenceOf({
      forms: BANKING_FORMS,
      turn,
      draft,
      who: (place) => actorSlot(props, place),
      opens: settingSlot(props, action, verb.release),
      verb: verb.slot,
      wordsOf: (slot, place) => chosenWords(turn, slot, standingIn(slot, draft), party.id, place),
      noneOf,
      typedAs,
      onRole: (role) => attempt.change({ role }),
      onField: write,
    }),
    answer: answerTo(asked, party, round, offers),
    isPressed,
    shown,
    takeAll: takingAll(asked, round, offers, write),
    button: buttonText(action),
    isRefused: refusal !== null,
    named: counterpartiesIn(action, draft),
    choose: verb.choose,
    submit(form) {
      if (refusal) {
        if (isReady) props.onRefused(event);
        attempt.change({ pressedAt: round });
        focusFault(form);
      } else if (props.onPredict && action.closesRound) {
        // What was typed stays: whoever thinks better of it may want to change it.
        props.onPredict(event);
      } else {
        props.onAct(event);
        setTyped(() => withoutTyped(action, held, verb.isBoards));
        attempt.change({ pressedAt: null, isTouched: false });
        if (verb.isBoards) verb.afterAct();
        toFigure(form);
      }
    },
  };
}

/** What stands in a slot of the sentence. */
const standingIn = ({ slot }: { readonly slot: string | null }, draft: FormValues): string =>
  slot === null ? '' : (draft[slot] ?? '');

/** Types the amount that pays a debt off; null where no debt is paid, or that amount is typed already. */
function takingAll(
  { turn, draft, event, refusal }: Asked,
  round: BankingRound,
  offers: Offers,
  write: (name: string, value: string) => void,
): (() => void) | null {
  const [amount] = turn.action.plan.amounts;
  const all = amount && allOwed(turn, event, round, offers);
  if (!all || (refusal && refusal.field !== amount.name)) return null;
  const value = figure(all);
  return draft[amount.name] === value ? null : () => write(amount.name, value);
}

/** A party that has nothing to do of its own. */
function reacting(
  { name }: Party,
  parts: readonly SentencePart[],
  choose: (type: string) => void,
): Composing {
  const text = `${name} only reacts here: choose another party to act.`;
  return {
    parts,
    answer: { text, field: null, isFault: false },
    isPressed: false,
    shown: null,
    takeAll: null,
    button: null,
    isRefused: true,
    named: [],
    choose,
    submit: () => {},
  };
}

/** The slot of whoever acts: sheets select as well, but on a phone they may be out of sight. */
function actorSlot(
  { round, parties, party, onParty }: ComposingProps,
  place: SentencePosition,
): SlotView {
  return {
    key: 'who',
    label: 'Party',
    field: null,
    value: String(party.id),
    words: plainText(namedWithArticle(round.book, party.id, place)),
    choices: [
      {
        heading: null,
        options: parties.map(({ id, name: label }) => ({ value: String(id), label })),
      },
    ],
    onChange: (id) => onParty(Number(id)),
  };
}

/**
 * The first slot while a setting is composed, which belongs to the board; choosing a party there gives that party
 * the sentence. null for all other acts of the board: a note and the end of a day have no actor.
 */
function settingSlot(
  props: ComposingProps,
  { kind }: AnyAction,
  release: () => void,
): SlotView | null {
  if (kind !== 'setting') return null;
  const { label, choices, onChange, key } = actorSlot(props, 'opening');
  return {
    key,
    label,
    field: null,
    value: '',
    words: ON_THE_BOARD,
    choices: [{ heading: null, options: [{ value: '', label: ON_THE_BOARD }] }, ...(choices ?? [])],
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
  field.kind === 'reference' ? `no ${creditNone(field)}` : 'nobody';

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
