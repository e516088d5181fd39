/** An act of any world as the sentence that it will be composed in; what is still to be typed is left open. */
import type { SentencePosition } from '@/events/phrase';
import type { Act } from '@/events/world/acts';
import { composed, type Slot } from '@/events/world/compose';
import type { Forms } from '@/events/world/form';
import type { WorldTypes } from '@/events/world/rules';
import { plainText, typeset } from '../sentence/plainText';
import type { OfferedAct } from './world';

/** What a chosen value is in the sentence; `value` is null for whoever acts. */
export type SlotWords<W extends WorldTypes> = (
  act: Act<W>,
  slot: Slot,
  value: string | null,
  position: SentencePosition,
) => string;

/** The sentence of an act. */
function actSentence<W extends WorldTypes>(
  forms: Forms<W>,
  act: Act<W>,
  wordsOf: SlotWords<W>,
): string {
  const { context } = act;
  const draft = forms.withDefaults(context, act.draft);
  const asked = new Map(forms.fieldsAsked(context));
  const phrase = composed(context.action.compose, (slot, position) => {
    const { slot: name, ifChoice } = slot;
    if (name === null || name === context.role) return [wordsOf(act, slot, null, position)];
    const field = asked.get(name);
    if (!field) return null;
    const options = forms.optionsFor(context, draft, name);
    if (ifChoice && options && options.length < 2) return null;
    // What is not among the options is refused under its own name.
    const value = act.draft[name] ?? draft[name] ?? '';
    if (options) return [wordsOf(act, slot, value, position)];
    return [field.kind === 'value' && value !== '' ? `${value}\u00a0%` : '…'];
  });
  return plainText(phrase);
}

/** An act as a drop offers it. */
export function offeredAct<W extends WorldTypes>(
  forms: Forms<W>,
  act: Act<W>,
  wordsOf: SlotWords<W>,
  partyId: number,
): OfferedAct {
  const { context, draft, refusal } = act;
  const { action, role } = context;
  return {
    sentence: actSentence(forms, act, wordsOf),
    reason: refusal && typeset(refusal.message),
    written: { partyId, type: action.type, role, draft },
  };
}
