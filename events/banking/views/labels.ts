/** What a line of a T-account is called: short, from the point of view of the sheet's owner. */

import { assertDefined, itemAt } from '../../assert';
import { dollars, percent } from '../../money';
import { type Book, type CreditAccount, type Party, partyOf } from '../ledger/book';
import { CREDITS } from '../ledger/debtRows';
import { counterpartyOf, creditorOf, debtorOf, sideFor } from '../ledger/ends';
import type { HoldingRow, Lines } from '../ledger/instrument';
import { DEPOSITS, HOLDINGS, OVERDRAFTS } from '../ledger/instruments';
import type { PartyType } from '../ledger/partyTypes';
import { creditName, debtNamed, type Side } from '../ledger/sides';
import { balanceOf, type State } from '../ledger/state';
import type { SheetLine } from './sheet';

const both = (phrase: string): Lines => ({ asset: phrase, liability: phrase });

/** By what a sheet calls the instrument. A debt's name tells its side: its line goes with the name. */
const LINES: ReadonlyMap<string, Lines> = new Map([
  ...Object.entries({ ...DEPOSITS, ...OVERDRAFTS }).map(
    ([name, row]) => [name, row.lines] as const,
  ),
  ...Object.values(CREDITS).flatMap(({ names, lines }) => [
    [names.asset, both(lines.asset)] as const,
    [names.liability, both(lines.liability)] as const,
  ]),
]);

const ROWS: ReadonlyMap<string, HoldingRow> = new Map(Object.entries(HOLDINGS));

/** What a party calls its cash, notes or bills: cash is "Reserves" of a bank, "Specie" of a clearing house. */
export function holdingName(instrument: string, owner: PartyType): string {
  return ROWS.get(instrument)?.calledBy?.[owner] ?? instrument;
}

/** "At Bank 2", "Customer 1", "Due to Bank 3"; a customer's reserves are its cash. */
export function lineLabel(line: SheetLine, owner: PartyType): string {
  const { instrument, side, thirdPartyDetail } = line;
  return thirdPartyDetail === null
    ? holdingName(instrument, owner)
    : phrased(instrument, side, thirdPartyDetail.name);
}

/** The same of several lines of one kind: "At Bank 1 and 3", "Loan to 4 customers". */
export function togetherLabel({ instrument, side }: SheetLine, counterparties: string): string {
  return phrased(instrument, side, counterparties);
}

/**
 * What stands over several lines of one instrument. Reports call a lender's side of the facility a repo, as they
 * always have; on sheets both sides use the central bank's word (R18).
 */
export function groupLabel(instrument: string): string {
  return debtNamed(instrument) === 'Facility Repos'
    ? CREDITS['Facility Repos'].together
    : instrument;
}

function phrased(instrument: string, side: Side['side'], counterparty: string): string {
  const phrase = assertDefined(LINES.get(instrument), 'line for this instrument')[side];
  // Given as a function: in a text, what a name has of `$` would be a pattern.
  return phrase.replace('@', () => counterparty);
}

/** What tells one account of a party from its others. */
interface NamedAccount {
  readonly partyId: number;
  /** Where it is said to stand; it counts only where two parties have such an account with one another each. */
  readonly side: Side['side'];
  readonly instrument: string;
  /** The counterparty; null for cash, notes and bills. */
  readonly thirdPartyId: number | null;
}

/** An account as the sheet of its party calls it, whichever side somebody puts it on: "At Bank 2", "Loan to Customer 1". */
export function accountName(book: Book, account: NamedAccount): string {
  const { partyId, instrument, thirdPartyId } = account;
  if (thirdPartyId === null) return holdingName(instrument, partyOf(book, partyId).type);
  return phrased(instrument, sideOf(book, account), partyOf(book, thirdPartyId).name);
}

/** The side on which an account stands; the one that is said where it may stand on either. */
function sideOf(
  book: Book,
  { partyId, side, instrument, thirdPartyId }: NamedAccount,
): Side['side'] {
  const sides = new Set<Side['side']>();
  for (const id of partyOf(book, partyId).accountIds) {
    const account = itemAt(book.accounts, id);
    if (counterpartyOf(account, partyId) !== thirdPartyId) continue;
    if (account.instrument === instrument) sides.add(sideFor(partyId, account, 0));
    if (account.overdraft === instrument) sides.add(sideFor(partyId, account, -1));
  }
  const [only] = sides;
  return only !== undefined && sides.size === 1 ? only : side;
}

/** As the party's sheet calls it: "Loan from Bank 2, $50 at 5.00 %"; to nobody in particular "Bank 1 from Bank 2, …". */
export function creditLabel(state: State, credit: CreditAccount, party: Party | null): string {
  const { instrument, interestRate } = credit;
  const terms = `${dollars(balanceOf(state, credit))} at ${percent(interestRate)}`;
  if (!party) {
    const [debtor, creditor] = [debtorOf, creditorOf].map(
      (end) => partyOf(state.book, end(credit)).name,
    );
    return `${debtor} from ${creditor}, ${terms}`;
  }
  const side = sideFor(party.id, credit, balanceOf(state, credit));
  const name = accountName(state.book, {
    partyId: party.id,
    side,
    instrument: creditName(instrument, side, party.id),
    thirdPartyId: counterpartyOf(credit, party.id),
  });
  return `${name}, ${terms}`;
}
