/**
 * What would cure a thing on a day's list: acts that a form could be filled in with. They are found by
 * trying, so that an event type that comes later is among them without being named.
 */
import { type Cents, figure } from '../money';
import type { Refusal } from '../refusal';
import { MIN_AMOUNT_TYPED } from '../world/acts';
import type { FormValues } from '../world/form';
import type { Offers } from './actions/offers';
import { type BankingAct, bankingActs, debtInActs } from './acts';
import { apply, type BankingRound } from './board/rules';
import { BANKING_FORMS, type FormContext } from './form';
import type { Party } from './ledger/book';
import { type AgendaItem, agendaOf } from './views/time/agenda';

/** An act that would cure something, as a form is filled in with it: amounts too. */
export interface Remedy {
  readonly context: FormContext;
  readonly draft: FormValues;
  /** Why it cannot be done now; null where it can. */
  readonly refusal: Refusal | null;
}

/**
 * What would take an item off the day's list. Of a debt: all that its two sides can do about it, even
 * if refused now. Of anything else: acts that lower it when tried.
 *
 * @param offers what the board lets people do
 */
export function remediesFor(
  round: BankingRound,
  offers: Offers,
  item: AgendaItem,
): readonly Remedy[] {
  const { parties } = round.book;
  const whose = parties[item.partyId];
  if (!whose) return [];
  const other = item.otherId === null ? undefined : parties[item.otherId];
  if (item.debtId !== null && other) {
    const claim = debtInActs(round, item.debtId);
    return [
      ...bankingActs(round, offers, whose, other, claim),
      ...bankingActs(round, offers, other, whose, claim),
    ]
      .map((act) => filled(act, item, offers))
      .filter((remedy) => remedy.refusal !== null || lowers(round, offers, item, remedy));
  }
  const own = ownActs(round, offers, whose);
  const others = parties.filter(isInstitution);
  const acts = [...own, ...others.flatMap((one) => bankingActs(round, offers, one, whose))];
  const helping = acts
    .map((act) => filled(act, item, offers))
    .filter((remedy) => remedy.refusal === null && lowers(round, offers, item, remedy));
  return firstOfEach(helping);
}

/** All that a party can do, with whomever, in each way that it may choose. */
function ownActs(round: BankingRound, offers: Offers, party: Party): readonly BankingAct[] {
  const alone = BANKING_FORMS.actionsFor(party, offers).flatMap((action) => {
    const first = BANKING_FORMS.contextFor(round, action, party, null);
    const roles = BANKING_FORMS.roleOptions(first).map(({ value }) => value);
    const contexts = [
      first,
      ...roles.map((role) => BANKING_FORMS.contextFor(round, action, party, role)),
    ];
    return contexts.flatMap((context) =>
      chosenWays(context).map((draft) => ({ context, draft, refusal: null })),
    );
  });
  return [...alone, ...round.book.parties.flatMap((one) => bankingActs(round, offers, party, one))];
}

/** A draft for each way that an act leaves open: against loans, against bills. */
function chosenWays(context: FormContext): readonly FormValues[] {
  return context.action.signature.choices.reduce<readonly FormValues[]>(
    (ways, { name, field }) =>
      ways.flatMap((way) => field.options.map((value) => ({ ...way, [name]: value }))),
    [{}],
  );
}

/** Others come to a party's help as a matter of policy, not because they are told to. */
const isInstitution = ({ type }: Party): boolean =>
  type === 'centralbank' || type === 'clearinghouse';

/** An act with the sums that would cure a thing: of a debt what it is bounded by, all that is owed or the principal alone. */
function filled(
  { context, draft, refusal: before }: BankingAct,
  item: AgendaItem,
  offers: Offers,
): Remedy {
  const { amounts, values } = context.action.signature;
  const debt = context.state.book.credits.find(({ id }) => id === item.debtId);
  // Whoever lets a debt run on begins from the rate that it has.
  const rates = values.flatMap(({ name, field }) =>
    debt && field.code === 'RATE_INVALID' ? [[name, figure(debt.interestRate)]] : [],
  );
  const withSum = (sum: string): FormValues =>
    BANKING_FORMS.withDefaults(context, {
      ...Object.fromEntries(rates),
      ...draft,
      ...Object.fromEntries(amounts.map(({ name }) => [name, sum])),
    });
  const sumOf = (): Cents => {
    // What cannot be done at all has no bounds that could be asked for.
    if (before || !debt) return item.principal;
    const { event } = BANKING_FORMS.judged(context, withSum(MIN_AMOUNT_TYPED), offers);
    const owed = context.action
      .limits(context.state, event)
      .find(({ code }) => code === 'EXCEEDS_LOAN');
    return owed?.most ?? item.amount;
  };
  const whole = withSum(amounts.length === 0 ? '' : figure(sumOf()));
  return { context, draft: whole, refusal: BANKING_FORMS.judged(context, whole, offers).refusal };
}

/** Whether less of a thing is left once an act was done, or the day waits for it no longer; of what it does not wait for, anything may be done. */
function lowers(
  round: BankingRound,
  offers: Offers,
  { key, amount, code }: AgendaItem,
  { context, draft }: Remedy,
): boolean {
  if (code === null) return true;
  const { event } = BANKING_FORMS.judged(context, draft, offers);
  const after = apply(round, event, offers).round;
  const left = after && agendaOf(after)?.items.find((one) => one.key === key);
  return after !== null && (left?.code !== code || left.amount < amount);
}

/** Of each act the first: with whom it is done is chosen where it is composed. */
function firstOfEach(remedies: readonly Remedy[]): readonly Remedy[] {
  const seen = new Set<string>();
  return remedies.filter(({ context: { action } }) => {
    const isFirst = !seen.has(action.type);
    seen.add(action.type);
    return isFirst;
  });
}
