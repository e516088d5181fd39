'use client';
/** The act that is being composed in the bills exercise: its sentence, what the rules answer, what a press does. */
import { BILLS_FORMS, billsBound } from '@/events/bills/form';
import { type AnyBillsAction, type BillsEvent, billsActionNamed } from '@/events/bills/registry';
import type { Bills, BillsOffers, BillsRound } from '@/events/bills/rules';
import type { Player } from '@/events/bills/state';
import { quantity } from '@/events/bills/words';
import { withSoundDefaults } from '@/events/world/acts';
import type { Field } from '@/events/world/fields';
import { boundSentence, charactersLeftSentence } from '../composer/boundWords';
import {
  type Answer,
  actorSlot,
  type Composing,
  faultAnswer,
  type JudgedDraft,
  onlyReacts,
} from '../composer/composing';
import { type Drafting, draftKey, NOTHING_TYPED } from '../composer/drafts';
import { focusFault } from '../composer/focusFault';
import { toFigure } from '../composer/SentenceForm';
import { buttonText, isTyped, isUnfinished, sentenceOf, type Typed } from '../composer/sentence';
import { useAttempt } from '../composer/useAttempt';
import { useVerb } from '../composer/useVerb';

/** Who composes an act, of what, and what becomes of it. */
interface BillsComposingProps {
  readonly offers: BillsOffers;
  readonly round: BillsRound;
  /** Whoever acts. */
  readonly player: Player;
  readonly screen: Drafting;
  readonly onAct: (event: BillsEvent) => void;
  /** Takes an event with no fields. It asks for confirmation first, as one press would do it. */
  readonly onAsk: (event: BillsEvent) => void;
  /** Called with an event that the rules refused. */
  readonly onRefused: (event: BillsEvent) => void;
}

/** Composes an act of the chosen player, or of the board itself. */
export function useBillsComposing(props: BillsComposingProps): Composing {
  const { offers, round, player, screen } = props;
  const { writes, setDrafts } = screen;
  const own = BILLS_FORMS.actionsFor(player, offers);
  const boards = offers.board.flatMap((one) => billsActionNamed(one) ?? []);
  const verb = useVerb<AnyBillsAction>({
    partyId: player.id,
    own,
    boards,
    type: screen.type,
    onType: screen.setType,
    writes,
    first: () => own[0],
  });
  const { action } = verb;
  const holder = verb.isBoards ? 'board' : player.id;
  const key = draftKey(holder, action?.type ?? '');
  const attempt = useAttempt<BillsRound>(`${key}-${writes}`, null);
  const typed = screen.drafts[key] ?? NOTHING_TYPED;
  const isPressed = attempt.pressedAt === round;
  const who = () => actorSlot(player.name, player.id, round.players, screen.setSelected);
  if (!action) return onlyReacts(player, 'player', [who(), verb.slot]);

  const context = verb.isBoards
    ? BILLS_FORMS.openingContext(round, action)
    : BILLS_FORMS.contextFor(round, action, player, null);
  const draft = withSoundDefaults(BILLS_FORMS, context, typed, offers);
  const { event, refusal } = BILLS_FORMS.judged(context, draft, offers);
  const isReady = isTyped(context) ? !isUnfinished(context, draft) : Object.keys(typed).length > 0;
  const shown = refusal && (isPressed || isReady) ? refusal : null;
  return {
    parts: sentenceOf({
      forms: BILLS_FORMS,
      context,
      draft,
      who,
      verb: verb.slot,
      wordsOf: ({ slot }) =>
        (slot === null ? [] : (BILLS_FORMS.optionsFor(context, draft, slot) ?? [])).find(
          ({ value }) => slot !== null && value === draft[slot],
        )?.label ?? '',
      noneOf,
      typedAs,
      onRole: () => {},
    }),
    answer: answerTo({ context, draft, shown, isPressed }, player, offers),
    presses: isPressed ? attempt.presses : 0,
    button: buttonText(action),
    isRefused: refusal !== null,
    onField: (name, value) =>
      setDrafts((before) => ({ ...before, [key]: { ...before[key], [name]: value } })),
    submit(form) {
      if (refusal) {
        // A form that is not filled in is no attempt.
        if (isReady) props.onRefused(event);
        attempt.change({ pressedAt: round, presses: attempt.presses + 1 });
        focusFault(form);
        return;
      }
      if (Object.keys(action.fields).length === 0) {
        props.onAsk(event);
        return;
      }
      props.onAct(event);
      setDrafts((before) => ({ ...before, [key]: NOTHING_TYPED }));
      attempt.change({ pressedAt: null });
      toFigure(form);
    },
  };
}

/** What is wrong, or what would work. */
function answerTo(judged: JudgedDraft<Bills>, player: Player, offers: BillsOffers): Answer {
  const fault = faultAnswer(BILLS_FORMS, judged, (field) => nothingToChoose(field, player));
  if (fault) return fault;
  const { context, draft } = judged;
  const { amounts, texts } = context.action.signature;
  const [amount] = amounts;
  const bound = amount ? billsBound(context, draft, offers) : null;
  if (amount && bound) {
    const text = boundSentence(bound, (most) => quantity(most, 'marcs'));
    return { text, field: amount.name, isFault: false };
  }
  const [text] = texts;
  if (!text) return { text: '', field: null, isFault: false };
  return { text: charactersLeftSentence(draft[text.name] ?? ''), field: text.name, isFault: false };
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
