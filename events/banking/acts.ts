/** What parties of the banking world can do with one another, and with a claim that stands on a sheet. */

import { assertDefined } from '../assert';
import { type Act, type ActsWorld, actsBetween, type ClaimInActs } from '../world/acts';
import type { FormValues } from '../world/form';
import type { Offers } from './actions/offers';
import type { Banking, BankingRound } from './board/rules';
import { BANKING_FORMS, type FormContext } from './form';
import { findCredit, type Party } from './ledger/book';
import { isNamedBy } from './ledger/debtTargets';
import { holderOf, isPartyTo, issuerOf } from './ledger/ends';
import type { State } from './ledger/state';
import { sheetLines } from './views/sheet';

/** An act of the banking world that a form could be filled in with. */
export type BankingAct = Act<Banking>;

const WORLD: ActsWorld<Banking> = { forms: BANKING_FORMS, debtIn: debtInActs };

/** What a party can do with another, those that would work come first. */
export function bankingActs(
  round: BankingRound,
  offers: Offers,
  party: Party,
  other: Party,
  claim: ClaimInActs<Banking> | null = null,
): readonly BankingAct[] {
  return actsBetween(WORLD, { round, offers }, party, other, claim);
}

/**
 * The claim that a line of a party's sheet shows, as acts may be about it; null where there is no
 * such line, and for cash, notes and bills, which nobody else is party to.
 *
 * @param key the key of the line
 */
export function claimOnLine(
  round: BankingRound,
  partyId: number,
  key: string,
): ClaimInActs<Banking> | null {
  const line = sheetLines(round, partyId).find((one) => one.key === key);
  const { accounts } = round.book;
  if (line?.kind === 'credit') return debtInActs(round, line.id);
  const account = line?.kind === 'account' ? accounts.find(({ id }) => id === line.id) : undefined;
  if (!account) return null;
  return {
    draftAbout: (context) => accountNamed(context, holderOf(account), issuerOf(account)),
    isPartyTo: (id) => isPartyTo(account, id),
  };
}

/** A debt, by id, as acts may be about it. Throws where there is none. */
export function debtInActs({ book }: State, id: number): ClaimInActs<Banking> {
  const debt = assertDefined(findCredit(book, id), 'debt of this number');
  return {
    draftAbout(context, other) {
      const field = BANKING_FORMS.fieldsAsked(context).find(
        ([, one]) => one.kind === 'reference' && isNamedBy(debt, one.to),
      );
      if (!field) {
        const isSetOff = context.action.setsOffDebts.includes(debt.instrument);
        return isSetOff && isPartyTo(debt, other.id) ? {} : null;
      }
      const [name] = field;
      const isMine = assertDefined(
        BANKING_FORMS.optionsFor(context, BANKING_FORMS.withDefaults(context, {}), name),
        'options of a reference',
      ).some(({ value }) => value === String(id));
      return isMine ? { [name]: String(id) } : null;
    },
    isPartyTo: (partyId) => isPartyTo(debt, partyId),
  };
}

/** The field that names the issuer of an account, where its holder acts out of it or into it. */
function accountNamed(
  { action, party, role }: FormContext,
  holder: number,
  issuer: number,
): FormValues | null {
  const pair = action.accounts.find(([name]) => name === role);
  return pair && party?.id === holder ? { [pair[1]]: String(issuer) } : null;
}
