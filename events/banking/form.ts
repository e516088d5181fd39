/** The forms of the banking world: which parties and debts a field offers, and the usual rates. */
import { type BasisPoints, figure, percentFigure } from '../money';
import type { ReferenceField, ValueField } from '../world/fields';
import { type FieldOption, type FormContextOf, Forms, type FormValues } from '../world/form';
import type { AnyAction } from './actions/registry';
import { BANKING, type Banking } from './board/rules';
import {
  type Book,
  type CreditAccount,
  findAccount,
  findSettlementAccount,
  type Party,
} from './ledger/book';
import { isNamedBy } from './ledger/debtTargets';
import { holderOf } from './ledger/ends';
import { USUAL_BILLS_HAIRCUT } from './ledger/price';
import { balanceOf } from './ledger/state';
import { systemOf } from './systems/registry';
import { creditLabel } from './views/labels';

/** An action of the banking world as a party is about to take it. */
export type FormContext = FormContextOf<Banking>;

export const BANKING_FORMS = new Forms<Banking>(BANKING, {
  parties({ state: { book }, action }, draft, { name, field }, allowed) {
    const parties = allowed.filter(
      (party) =>
        party.closedOn === undefined &&
        hasAccounts(book, action, draft, name, party.id) &&
        settles(book, action, name, party),
    );
    // The central bank last: it is to be chosen on purpose, not because it is the oldest party.
    const rank = ({ type }: Party): number => (type === 'centralbank' ? 1 : 0);
    const options = [...parties]
      .sort((one, other) => rank(one) - rank(other))
      .map(({ id, name: label }) => ({ value: String(id), label }));
    const { settlers, settlesForAllOnly } = systemOf(book);
    if (!field.all || !settlers.includes('clearinghouse')) return options;
    const all = { value: 'all', label: 'All banks' };
    return settlesForAllOnly ? [all] : [all, ...options];
  },
  references: (context, draft, { name, field }) => creditOptions(context, draft, name, field),
  usual: (context, draft, field) =>
    figureNow(context, draft, field) ?? usual(context.state.book, field),
  asks: (action, { book }, name) => action.asks(book, name),
});

function hasAccounts(
  book: Book,
  action: AnyAction,
  draft: FormValues,
  name: string,
  id: number,
): boolean {
  return action.accounts.every(([holder, issuer]) => {
    if (issuer === name) {
      // Without a holder there is nobody whose account it could be; '' would read as party 0.
      return draft[holder] ? findAccount(book, Number(draft[holder]), id) !== undefined : false;
    }
    if (holder === name) return book.accounts.some((one) => holderOf(one) === id);
    return true;
  });
}

function settles(book: Book, { settlers }: AnyAction, name: string, { id, type }: Party): boolean {
  return (
    !settlers.includes(name) || type !== 'bank' || findSettlementAccount(book, id) !== undefined
  );
}

/** The open accounts of an instrument that are the party's to act on, each told apart from the others. */
function creditOptions(
  { state, action, party }: FormContext,
  draft: FormValues,
  name: string,
  { to }: ReferenceField,
): readonly FieldOption[] {
  const { book } = state;
  const isMine = ({ id }: CreditAccount): boolean => {
    if (!party) return true;
    const event = BANKING_FORMS.eventOf(action, { ...draft, [name]: String(id) }, state);
    const acting = action.actors(book, event);
    return !acting || acting.includes(party.id);
  };
  const alike = new Map<string, number>();
  return (
    book.credits
      // A repo may outlast its debt, for bills that are pledged on: there is nothing to end then.
      .filter((credit) => isNamedBy(credit, to) && balanceOf(state, credit) > 0)
      .filter(isMine)
      .map((credit) => {
        const label = creditLabel(state, credit, party);
        const nth = (alike.get(label) ?? 0) + 1;
        alike.set(label, nth);
        return { value: String(credit.id), label: nth === 1 ? label : `${label} (${nth})` };
      })
  );
}

/** What an event that sets a figure finds it at; null where nobody has set it, or nothing is set. */
function figureNow({ state, action }: FormContext, draft: FormValues, { unit }: ValueField) {
  const now = action.figureNow(state.book, BANKING_FORMS.eventOf(action, draft, state));
  if (!now || unit === 'days') return null;
  return unit === 'cents' ? figure(now) : percentFigure(now);
}

/** What loans are made at where a board has neither rates of a central bank nor an interest setting. */
const USUAL_RATE: BasisPoints = 500;

/** A rate near which banks lend to one another: what the central bank aims at, else what it pays on reserves. */
const marketRate = ({ rates, settings }: Book): BasisPoints =>
  rates?.target ?? rates?.iorb ?? (settings.interestRate || USUAL_RATE);

function usual(book: Book, { code, usual: days }: ValueField): string {
  if (days !== undefined) return String(days);
  if (code === 'RATE_INVALID') return percentFigure(marketRate(book));
  return code === 'HAIRCUT_INVALID' ? percentFigure(USUAL_BILLS_HAIRCUT) : '';
}
