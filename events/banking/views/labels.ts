/** What a line of a T-account is called: short, from the point of view of the sheet's owner. */
import { at, known } from '../../known';
import { dollars, percent } from '../../money';
import { type Book, type CreditAccount, type Party, type PartyType, partyOf } from '../ledger/book';
import { creditName, type Side } from '../ledger/sides';
import { balanceOf, type State } from '../ledger/state';
import type { SheetLine } from './sheet';

/** How an instrument's line is named by the counterparty; `@` stands for its name. */
interface Phrases {
  readonly asset: string;
  readonly liability: string;
}

const both = (phrase: string): Phrases => ({ asset: phrase, liability: phrase });

const DEPOSITS: Phrases = { asset: 'At @', liability: '@' };
const OVERDRAFTS: Phrases = { asset: 'Overdraft of @', liability: 'Overdraft at @' };

const PHRASES: Readonly<Record<string, Phrases>> = {
  'Customer Deposits': DEPOSITS,
  'Bank Deposits': DEPOSITS,
  'CH Certificates': { asset: 'Certificates of @', liability: 'Certificates held by @' },
  'Customer Overdrafts': OVERDRAFTS,
  'Bank Overdrafts': OVERDRAFTS,
  'Daylight Overdrafts': {
    asset: 'Daylight overdraft of @',
    liability: 'Daylight overdraft at @',
  },
  'CH Loans': { asset: 'CH loan to @', liability: 'CH loan from @' },
  'Due Froms': both('Due from @'),
  'Due Tos': both('Due to @'),
  'Loan To': both('Loan to @'),
  'Loan From': both('Loan from @'),
  'fed funds to': both('Fed funds to @'),
  'fed funds from': both('Fed funds from @'),
  'Mortgage To': both('Mortgage to @'),
  'Mortgage From': both('Mortgage from @'),
  Repo: both('Repo with @'),
  'Reverse Repo': both('Reverse repo with @'),
};

/** What cash is called by who holds it. */
const CASH: Readonly<Record<PartyType, string>> = {
  customer: 'Cash',
  bank: 'Reserves',
  clearinghouse: 'Specie',
  centralbank: 'Specie',
};

/** What a party calls its cash: "Reserves" of a bank, "Specie" of a clearing house. */
export function cashName(owner: PartyType): string {
  return CASH[owner];
}

/** "At Bank 2", "Customer 1", "Due to Bank 3"; a customer's reserves are its cash. */
export function lineLabel(line: SheetLine, owner: PartyType): string {
  const { instrument, side, kind, thirdPartyDetail } = line;
  if (kind === 'reserves') return cashName(owner);
  return thirdPartyDetail === null ? instrument : phrased(instrument, side, thirdPartyDetail.name);
}

function phrased(instrument: string, side: Side['side'], counterparty: string): string {
  const phrase = known(PHRASES[instrument], 'phrase for this instrument')[side];
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
  if (instrument === 'Reserves') return cashName(partyOf(book, partyId).type);
  if (thirdPartyId === null) return instrument;
  return phrased(instrument, sideOf(book, account), partyOf(book, thirdPartyId).name);
}

/** The side on which an account stands; the one that is said where it may stand on either. */
function sideOf(
  book: Book,
  { partyId, side, instrument, thirdPartyId }: NamedAccount,
): Side['side'] {
  const sides = new Set<Side['side']>();
  for (const id of partyOf(book, partyId).accountIds) {
    const account = at(book.accounts, id);
    const isHolder = account.subordinateId === partyId;
    if ((isHolder ? account.superiorId : account.subordinateId) !== thirdPartyId) continue;
    if (account.instrument === instrument) sides.add(isHolder ? 'asset' : 'liability');
    if (account.overdraft === instrument) sides.add(isHolder ? 'liability' : 'asset');
  }
  const [only] = sides;
  return only !== undefined && sides.size === 1 ? only : side;
}

/** As the party's sheet calls it: "Loan from Bank 2, $50 at 5.00 %"; to nobody in particular "Bank 1 from Bank 2, …". */
export function creditLabel(state: State, credit: CreditAccount, party: Party | null): string {
  const { subordinateId, superiorId, instrument, interestRate } = credit;
  const terms = `${dollars(balanceOf(state, credit))} at ${percent(interestRate)}`;
  if (!party) {
    const { name } = partyOf(state.book, subordinateId);
    return `${name} from ${partyOf(state.book, superiorId).name}, ${terms}`;
  }
  const isCreditor = party.id === superiorId;
  const side = isCreditor ? 'asset' : 'liability';
  const name = accountName(state.book, {
    partyId: party.id,
    side,
    instrument: creditName(instrument, side, party.id),
    thirdPartyId: isCreditor ? subordinateId : superiorId,
  });
  return `${name}, ${terms}`;
}
