/**
 * The sentence of an act as a form has it: words, and slots to choose or to type in, in
 * reading order. Made from the sentence form of an event type of any world; it knows no
 * type by name.
 */
import { capitalised, type SentencePosition } from '@/events/phrase';
import { type Slot, verbIndex } from '@/events/world/compose';
import { type Field, isOptional } from '@/events/world/fields';
import type { FieldOption, FormContextOf, Forms, FormValues } from '@/events/world/form';
import type { WorldTypes } from '@/events/world/rules';
import { typeset, typesetOption } from '../sentence/plainText';

/** Options under a heading of their own; null where they need none. */
export interface Choices {
  readonly heading: string | null;
  readonly options: readonly FieldOption[];
}

/** How a typed slot is named and what stands beside its figure. */
export interface Typed {
  readonly label: string;
  readonly before?: string;
  readonly after?: string;
}

/** What a slot of the sentence shows. */
interface SlotLook {
  readonly key: string;
  /** Its name for screen readers. */
  readonly label: string;
  readonly value: string;
  /** What the sentence says in its place; of a typed slot, what is typed. */
  readonly words: string;
}

/** A slot whose value is typed. It fills a field of the event, which is all that the form needs to know of it. */
export interface TypedSlot extends SlotLook {
  readonly field: string;
  readonly choices: null;
  /** What stands beside it, and whether it is a figure. */
  readonly typed: { readonly before: string; readonly after: string; readonly isFigure: boolean };
}

/** A slot whose value is chosen. */
interface ChosenLook extends SlotLook {
  readonly choices: readonly Choices[];
}

/** A slot that chooses what fills a field of the event. */
interface FieldSlot extends ChosenLook {
  readonly field: string;
}

/** A slot that chooses something else: who acts, the verb, the side that the party is on. */
export interface ChoosingSlot extends ChosenLook {
  readonly field: null;
  readonly onChange: (value: string) => void;
}

/** A place in the sentence that one chooses or types in. */
export type SlotView = TypedSlot | FieldSlot | ChoosingSlot;

export type SentencePart = string | SlotView;

/** What a sentence is made from. */
interface Making<W extends WorldTypes> {
  readonly forms: Forms<W>;
  readonly context: FormContextOf<W>;
  /** What stands in every field. */
  readonly draft: FormValues;
  /** The slot of whoever acts. */
  who(position: SentencePosition): ChoosingSlot;
  /** What the sentence opens with where nobody in particular acts; null, or left out, for nothing. */
  readonly opens?: ChoosingSlot | null;
  readonly verb: ChoosingSlot;
  /** What a chosen value is in the sentence. */
  wordsOf(slot: Slot, position: SentencePosition): string;
  /** The words shown instead of a field that has no choices. */
  noneOf(field: Field): string;
  typedAs(field: Field, value: string): Typed;
  onRole(role: string): void;
}

/** The words and slots of an action that a party is about to take. */
export function sentenceOf<W extends WorldTypes>(making: Making<W>): readonly SentencePart[] {
  const { context, verb, opens } = making;
  const { compose, label } = context.action;
  const at = verbIndex(compose);
  const parts: SentencePart[] = at < 0 ? [{ ...verb, words: label }] : [];
  for (const [index, part] of compose.entries()) {
    if (typeof part === 'string') parts.push(index === at ? { ...verb, words: part } : part);
    else parts.push(...slotParts(making, part, parts.length === 0 ? 'opening' : 'within'));
  }
  return opens
    ? [opens, ...parts.map((part, index) => (index === 0 ? within(part) : part))]
    : parts;
}

/** What would begin a sentence, once something stands before it. */
function within(part: SentencePart): SentencePart {
  if (typeof part === 'string') return small(part);
  return { ...part, words: small(part.words) };
}

const small = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

function slotParts<W extends WorldTypes>(
  making: Making<W>,
  slot: Slot,
  position: SentencePosition,
): readonly SentencePart[] {
  const { forms, context, draft } = making;
  const lead = slot.lead === undefined ? [] : [slot.lead];
  const { slot: name } = slot;
  if (name === null || name === context.role) {
    return [...lead, making.who(position), ...roleParts(making)];
  }
  const field = forms.fieldsAsked(context).find(([asked]) => asked === name)?.[1];
  if (!field) return [];
  const options = forms.optionsFor(context, draft, name);
  if (!options) return [...lead, typedSlot(making, name, field)];
  if (slot.ifChoice && options.length < 2) return [];
  return [...lead, choiceSlot(making, slot, name, field, options, position)];
}

/** The side that the party is on, where it may be on either. */
function roleParts<W extends WorldTypes>(making: Making<W>): readonly SentencePart[] {
  const { forms, context, onRole } = making;
  const options = forms.roleOptions(context);
  const chosen = options.find(({ value }) => value === context.role);
  if (!chosen) return [];
  const { label, value } = chosen;
  return [
    'as',
    {
      key: 'role',
      label: 'Role',
      field: null,
      value,
      words: small(label),
      choices: [{ heading: null, options }],
      onChange: onRole,
    },
  ];
}

function choiceSlot<W extends WorldTypes>(
  making: Making<W>,
  slot: Slot,
  name: string,
  field: Field,
  options: readonly FieldOption[],
  position: SentencePosition,
): SlotView {
  // The words of a choice are the core's; all else that is chosen from goes by its name.
  const shown = field.kind === 'choice' ? options.map(typesetOption) : options;
  return {
    key: `field-${name}`,
    label: field.label,
    field: name,
    value: making.draft[name] ?? '',
    words: options.length === 0 ? making.noneOf(field) : typeset(making.wordsOf(slot, position)),
    choices: [{ heading: null, options: shown }],
  };
}

function typedSlot<W extends WorldTypes>(making: Making<W>, name: string, field: Field): SlotView {
  const value = making.draft[name] ?? '';
  const { label, before = '', after = '' } = making.typedAs(field, value);
  return {
    key: `field-${name}`,
    label,
    field: name,
    value,
    words: value,
    choices: null,
    typed: { before, after, isFigure: field.kind !== 'text' },
  };
}

/** The sentence as it stands, for whoever hears it: what is still to be typed is left open. */
export function heardSentence(parts: readonly SentencePart[]): string {
  const text = parts.map((part) => (typeof part === 'string' ? part : heardSlot(part))).join(' ');
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}

function heardSlot(slot: SlotView): string {
  const said = slot.words.trim();
  if (said === '') return '…';
  return slot.choices ? said : `${slot.typed.before}${said}${slot.typed.after}`;
}

/** The first field of an action that has no choices; undefined when every field has some. */
export function nothingFor<W extends WorldTypes>(
  forms: Forms<W>,
  context: FormContextOf<W>,
  draft: FormValues,
): readonly [string, Field] | undefined {
  return forms
    .fieldsAsked(context)
    .find(([name]) => forms.optionsFor(context, draft, name)?.length === 0);
}

/** Whether something is still to be typed: no error is shown for an empty field or a figure that ends in a point. */
export function isUnfinished<W extends WorldTypes>(
  { action }: FormContextOf<W>,
  draft: FormValues,
): boolean {
  const { amounts, values, texts } = action.signature;
  return (
    [...amounts, ...values].some(({ name, field }) => isHalfTyped(field, draft[name])) ||
    texts.some(({ name }) => (draft[name] ?? '').trim() === '')
  );
}

/** Whether a figure is begun only, or not even that; one that is not asked for, or may be left out, need not be. */
function isHalfTyped(field: Field, figure: string | undefined): boolean {
  if (figure === undefined) return false;
  const typed = figure.trim();
  return typed === '' ? !isOptional(field) : /[.,]$/.test(typed);
}

/** Whether anything of an action is typed rather than chosen. */
export function isTyped<W extends WorldTypes>({ action }: FormContextOf<W>): boolean {
  const { amounts, values, texts } = action.signature;
  return amounts.length + values.length + texts.length > 0;
}

/** The text of a button: the verb; where the party may be on either side the verb fits one of them only. */
export function buttonText(action: {
  readonly choosesRole: boolean;
  readonly label: string;
  readonly verb: string;
}): string {
  const { choosesRole, label, verb } = action;
  return choosesRole ? label : capitalised(verb);
}
