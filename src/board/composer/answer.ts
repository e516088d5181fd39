/** What the rules of the banking world say of a sentence as it stands: what is wrong, or what would work. */
import { assertDefined } from '@/events/assert';
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { Banking, BankingRound } from '@/events/banking/board/rules';
import { BANKING_FORMS, type FormContext } from '@/events/banking/form';
import type { Party } from '@/events/banking/ledger/book';
import { CREDITS } from '@/events/banking/ledger/debtRows';
import {
  ANY_DEBT,
  REDEEMED_DEBT,
  SECURED_DEBT,
  UNSECURED_DEBT,
} from '@/events/banking/ledger/debtTargets';
import { CREDIT_INSTRUMENTS } from '@/events/banking/ledger/instruments';
import { settingEvent } from '@/events/banking/ledger/settings';
import { dollars, exactDollars, percent } from '@/events/money';
import type { Refusal } from '@/events/refusal';
import type { Field } from '@/events/world/fields';
import type { FormValues } from '@/events/world/form';
import { typeset } from '../sentence/plainText';
import { boundSentence, charactersLeftSentence } from './boundWords';
import { type Answer, faultAnswer, type JudgedDraft } from './composing';
import { isTyped } from './sentence';

/** A sentence as it stands. */
export interface JudgedSentence extends JudgedDraft<Banking> {
  readonly event: BankingEvent;
  /** What is wrong though nobody has touched anything. */
  readonly refusal: Refusal | null;
}

/** The answer to a sentence. */
export function answerTo(
  asked: JudgedSentence,
  party: Party,
  round: BankingRound,
  offers: Offers,
): Answer {
  const { context, draft, event, refusal } = asked;
  const fault = faultAnswer(BANKING_FORMS, asked, (field) =>
    nothingToChoose(context, field, party),
  );
  if (fault) return fault;
  if (refusal && !isTyped(context)) {
    return { text: typeset(refusal.message), field: refusal.field, isFault: false };
  }
  return { ...whatWorks(context, draft, event, round, offers), isFault: false };
}

/** Boards without a clock have no year to count interest by. */
const FLAT_RATE = 'The rate is for the whole loan, not for a year.';

function whatWorks(
  { action }: FormContext,
  draft: FormValues,
  event: BankingEvent,
  round: BankingRound,
  offers: Offers,
): Omit<Answer, 'isFault'> {
  const { amounts, texts, values } = action.signature;
  const [amount] = amounts;
  const bound = amount ? BANKING_FORMS.amountBound(round, action, event, offers) : null;
  if (amount && bound) {
    const text = typeset(boundSentence(bound, exactDollars));
    const isFlat = values.some(({ name }) => name === 'rate') && !round.book.clock;
    const aside = isFlat ? FLAT_RATE : undefined;
    return { text, field: amount.name, aside };
  }
  const [text] = texts;
  if (text) return { text: charactersLeftSentence(draft[text.name] ?? ''), field: text.name };
  const figure = values.find(({ field }) => field.unit !== 'days');
  const now = action.figureNow(round.book, event);
  if (!figure || now === null) return { text: '', field: null };
  const told = typeset(`It is ${figure.field.unit === 'cents' ? dollars(now) : percent(now)} now.`);
  const isFlat = action.type === settingEvent('interestRate') && !round.book.clock;
  return { text: isFlat ? `${told} ${FLAT_RATE}` : told, field: figure.name };
}

/** What is said where a party has nothing to choose from. */
function nothingToChoose({ action }: FormContext, field: Field, { name }: Party): string {
  if (field.kind !== 'reference') {
    return `${field.label}: there is nobody on this board whom ${name} could choose.`;
  }
  // These are a creditor’s to act on.
  if (field.to === ANY_DEBT || field.to === UNSECURED_DEBT) {
    return `Nobody owes ${name} anything to ${action.verb} now.`;
  }
  return `${name} has no ${debtNoun(field)} now.`;
}

/** The words for none of a debt: "open loan". */
export function debtNoun({ to }: Extract<Field, { kind: 'reference' }>): string {
  if (to === SECURED_DEBT) return 'open debt that bills secure';
  if (to === ANY_DEBT || to === UNSECURED_DEBT || to === REDEEMED_DEBT) return 'open debt';
  const instrument = CREDIT_INSTRUMENTS.find((one) => one === to);
  return CREDITS[assertDefined(instrument, 'instrument of this debt')].none;
}
