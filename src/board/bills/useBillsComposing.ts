'use client';
/** The act that is being composed in the bills exercise: its sentence, what the rules answer, what a press does. */
import { BILLS_FORMS, type BillsFormContext, billsBound } from '@/events/bills/form';
import { type AnyBillsAction, type BillsEvent, billsActionNamed } from '@/events/bills/registry';
import type { BillsOffers, BillsRound } from '@/events/bills/rules';
import type { Player } from '@/events/bills/state';
import { quantity } from '@/events/bills/words';
import type { Refusal } from '@/events/refusal';
import { withSoundDefaults } from '@/events/world/acts';
import type { Field } from '@/events/world/fields';
import type { FormValues } from '@/events/world/form';
import { type Drafting, typedFor } from '../composer/drafts';
import { focusFault } from '../composer/focusFault';
import { type Answer, toFigure } from '../composer/SentenceForm';
import {
  buttonText,
  isTyped,
  isUnfinished,
  nothingFor,
  type SentencePart,
  type SlotView,
  sentenceOf,
  type Typed,
} from '../composer/sentence';
import { useAttempt } from '../composer/useAttempt';
import { useVerb } from '../composer/useVerb';
import { boundSentence, roomLeft } from '../composer/whatWorks';
import { typeset } from '../sentence/plainText';

/** Who composes an act, of what, and what becomes of it. */
export interface BillsComposingProps extends Drafting {
  readonly offers: BillsOffers;
  readonly round: BillsRound;
  /** Whoever acts. */
  readonly player: Player;
  readonly onPlayer: (playerId: number) => void;
  /** The name of the chosen action; the first one is chosen when the player cannot do it. */
  readonly type: string;
  readonly onType: (type: string) => void;
  /** Counts the acts that drags and links have written into the composer. */
  readonly writes?: number;
  readonly onAct: (event: BillsEvent) => void;
  /** Takes an event with no fields. It asks for confirmation first, as one press would do it. */
  readonly onAsk: (event: BillsEvent) => void;
  /** Called with an event that the rules refused. */
  readonly onRefused: (event: BillsEvent) => void;
}

/** An act as it stands. */
interface Composing {
  readonly parts: readonly SentencePart[];
  readonly answer: Answer;
  readonly isPressed: boolean;
  /** The words of the button; null where the player can do nothing. */
  readonly button: string | null;
  readonly isRefused: boolean;
  submit(form: HTMLFormElement): void;
}

/** Composes an act of the chosen player, or of the board itself. */
export function useBillsComposing(props: BillsComposingProps): Composing {
  const { offers, round, player, type, onType, writes = 0 } = props;
  const own = BILLS_FORMS.actionsFor(player, offers);
  const boards = offers.board.flatMap((one) => billsActionNamed(one) ?? []);
  const verb = useVerb<AnyBillsAction>({
    partyId: player.id,
    own,
    boards,
    type,
    onType,
    writes,
    first: () => own[0],
  });
  const { action } = verb;
  const holder = verb.isBoards ? 'board' : player.id;
  const attempt = useAttempt<BillsRound>(`${holder}-${action?.type}-${writes}`, null);
  const [typed, setTyped] = typedFor(props, holder, action?.type ?? '');
  const isPressed = attempt.pressedAt === round;
  const who = () => playerSlot(props);
  if (!action) return reacting(player, [who(), verb.slot]);

  const turn = verb.isBoards
    ? BILLS_FORMS.openingContext(round, action)
    : BILLS_FORMS.contextFor(round, action, player, null);
  const draft = withSoundDefaults(BILLS_FORMS, turn, typed, offers);
  const { event, refusal } = BILLS_FORMS.judged(turn, draft, offers);
  const isReady = isTyped(turn) ? !isUnfinished(turn, draft) : Object.keys(typed).length > 0;
  const shown = refusal && (isPressed || isReady) ? refusal : null;
  return {
    parts: sentenceOf({
      forms: BILLS_FORMS,
      turn,
      draft,
      who,
      verb: verb.slot,
      wordsOf: ({ slot }) =>
        (slot === null ? [] : (BILLS_FORMS.optionsFor(turn, draft, slot) ?? [])).find(
          ({ value }) => slot !== null && value === draft[slot],
        )?.label ?? '',
      noneOf,
      typedAs,
      onRole: () => {},
      onField: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
    }),
    answer: answerTo(turn, draft, shown, isPressed, props),
    isPressed,
    button: buttonText(action),
    isRefused: refusal !== null,
    submit(form) {
      if (refusal) {
        // A form that is not filled in is no attempt.
        if (isReady) props.onRefused(event);
        attempt.change({ pressedAt: round });
        focusFault(form);
        return;
      }
      if (Object.keys(action.fields).length === 0) {
        props.onAsk(event);
        return;
      }
      props.onAct(event);
      setTyped(() => ({}));
      attempt.change({ pressedAt: null });
      toFigure(form);
    },
  };
}

/** A player that has nothing to do of its own. */
function reacting({ name }: Player, parts: readonly SentencePart[]): Composing {
  const text = `${name} only reacts here: choose another player to act.`;
  return {
    parts,
    answer: { text, field: null, isFault: false },
    isPressed: false,
    button: null,
    isRefused: true,
    submit: () => {},
  };
}

/** The slot of whoever acts. */
function playerSlot({ round, player, onPlayer }: BillsComposingProps): SlotView {
  return {
    key: 'who',
    label: 'Party',
    field: null,
    value: String(player.id),
    words: player.name,
    choices: [
      {
        heading: null,
        options: round.players.map(({ id, name: label }) => ({ value: String(id), label })),
      },
    ],
    onChange: (id) => onPlayer(Number(id)),
  };
}

/** What is wrong, or what would work. */
function answerTo(
  turn: BillsFormContext,
  draft: FormValues,
  shown: Refusal | null,
  isPressed: boolean,
  { player, offers }: BillsComposingProps,
): Answer {
  const nothing = nothingFor(BILLS_FORMS, turn, draft);
  if (nothing) {
    const [name, field] = nothing;
    return { text: nothingToChoose(field, player), field: name, isFault: isPressed };
  }
  if (shown) return { text: typeset(shown.message), field: shown.field, isFault: true };
  const { amounts, texts } = turn.action.plan;
  const [amount] = amounts;
  const bound = amount ? billsBound(turn, draft, offers) : null;
  if (amount && bound) {
    const text = boundSentence(bound, (most) => quantity(most, 'marcs'));
    return { text, field: amount.name, isFault: false };
  }
  const [text] = texts;
  if (!text) return { text: '', field: null, isFault: false };
  return { text: roomLeft(draft[text.name] ?? ''), field: text.name, isFault: false };
}

function nothingToChoose(field: Field, { name }: Player): string {
  return field.kind === 'reference'
    ? `${name} holds no open bill now.`
    : `${field.label}: there is nobody on this board whom ${name} could choose.`;
}

const noneOf = (field: Field): string => (field.kind === 'reference' ? 'no open bill' : 'nobody');

function typedAs(field: Field): Typed {
  return field.kind === 'amount'
    ? { label: field.label, after: '\u00a0marcs' }
    : { label: field.label };
}
