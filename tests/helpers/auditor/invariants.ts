/** The invariants of the ledger, asked of one round whose sheets were drawn from postings. */
import type { AuditedSheet } from '../auditor';
import { halfUp } from './books';
import type { EventNamed } from './events';
import { PAR } from './prices';
import { outOfRank } from './ranks';
import { isMutual, type MutualClaim, type PostedBooks, type PostedRound } from './rounds';

/** A sentence for every invariant that a round breaks. */
export function brokenInvariants(
  before: PostedBooks,
  after: PostedBooks,
  round: PostedRound,
): readonly string[] {
  return [
    ...oneSidedClaims(after, round),
    ...lostCash(before, after, round),
    ...lostBills(before, after, round),
    ...mispricedBills(before, after, round),
    ...unexplainedWorth(before, after, round),
    ...belowZero(after),
    ...outOfRank(before, after, round),
    ...unexplainedLines(before, after, round),
  ];
}

/** The kind of record that tells of a line. */
const FAMILIES = new Map([
  ['Reserves', 'cash'],
  ['Treasury Bills', 'treasuries'],
  ['Notes', 'notes'],
  ['Customer Deposits', 'deposits'],
  ['Bank Deposits', 'deposits'],
  ['Customer Overdrafts', 'overdrafts'],
  ['Bank Overdrafts', 'overdrafts'],
  ['Daylight Overdrafts', 'overdrafts'],
  ['CH Certificates', 'ch certs'],
  ['CH Loans', 'loans'],
  ['Due Froms', 'dues'],
  ['Due Tos', 'dues'],
  ['Loan To', 'loans'],
  ['Loan From', 'loans'],
  ['Mortgage To', 'mortgages'],
  ['Mortgage From', 'mortgages'],
  ['fed funds to', 'Fed Funds'],
  ['fed funds from', 'Fed Funds'],
  ['Accrued Interest Receivable', 'interest'],
  ['Accrued Interest Payable', 'interest'],
  ['Discount Loan To', 'discount loans'],
  ['Discount Loan From', 'discount loans'],
  ['Repo with the Facility', 'reverse repo facility'],
  ['Reverse Repo Facility', 'reverse repo facility'],
  ['Treasury Notes', 'treasury debt'],
  ['Treasury Debt', 'treasury debt'],
  ['Shares', 'shares'],
  ['Share Capital', 'shares'],
  ['Reverse Repo', 'repos'],
  ['Repo', 'repos'],
]);

const familyOf = (name: string): string => FAMILIES.get(name) ?? name;

function balanceOf({ balances }: PostedBooks, key: string): number {
  return balances.get(key)?.balance ?? 0;
}

function totalOfKind({ balances }: PostedBooks, kind: string): bigint {
  return [...balances.values()]
    .filter(({ claim }) => claim.kind === kind)
    .reduce((total, { balance }) => total + BigInt(balance), 0n);
}

/** 1: what some hold against others is what others owe; notes stand against all cash outside the central bank. */
function oneSidedClaims(after: PostedBooks, { parties }: PostedRound): readonly string[] {
  const differences = new Map<string, bigint>();
  const add = (name: string, amount: bigint): void => {
    differences.set(name, (differences.get(name) ?? 0n) + amount);
  };
  for (const { assets, liabilities } of after.sheets) {
    for (const { instrument, amount } of assets) add(familyOf(instrument), BigInt(amount));
    for (const { instrument, amount } of liabilities) add(familyOf(instrument), -BigInt(amount));
  }
  for (const outside of ['cash', 'treasuries', 'notes']) differences.delete(outside);
  const central = parties.find(({ type }) => type === 'centralbank');
  const notes = totalOfKind(after, 'notes');
  const vault = BigInt(central ? balanceOf(after, `reserves ${central.id}`) : 0);
  const cash = central ? totalOfKind(after, 'reserves') - vault : 0n;
  return [
    ...[...differences]
      .filter(([, difference]) => difference !== 0n)
      .map(([name, difference]) => `${name}: assets exceed liabilities by ${difference}`),
    ...(notes === cash ? [] : [`${notes} of notes stand against ${cash} of cash`]),
  ];
}

/** Specie that the event brings onto the board. */
function specieOf({ event, parties }: PostedRound): number {
  if (event.type === 'setSystem') return event.system === 'clearinghouse' ? 200_00 : 0;
  if (event.type === 'foundTreasury') return event.amount;
  if (event.type !== 'createBank') return 0;
  const isPaidIn = parties[0]?.type === 'centralbank' && event.partyType === 'bank';
  return event.cash + (isPaidIn ? event.deposit : 0);
}

/** 2: cash comes from outside in openings, or is notes issued. */
function lostCash(before: PostedBooks, after: PostedBooks, round: PostedRound): readonly string[] {
  const cash = totalOfKind(after, 'reserves') - totalOfKind(before, 'reserves');
  const notes = totalOfKind(after, 'notes') - totalOfKind(before, 'notes');
  const expected = notes + BigInt(specieOf(round));
  return cash === expected ? [] : [`cash rises by ${cash} where ${expected} came`];
}

/** Bills that the event brings onto the board. */
function issuedIn(event: PostedRound['event']): number {
  return event.type === 'issueSecurity' || event.type === 'insureDeposits' ? event.amount : 0;
}

/** 3: bills come from outside only where they are issued, and no one pledges bills it has no hold of. */
function lostBills(
  before: PostedBooks,
  after: PostedBooks,
  { event, repos = [], parties }: PostedRound,
): readonly string[] {
  const bills = sumOf(after.faces) - sumOf(before.faces);
  const issued = BigInt(issuedIn(event));
  const over = parties.filter(({ id }) => {
    const held = repos.reduce(
      (left, { borrower, lender, collateral }) =>
        left + (lender === id ? collateral : 0) - (borrower === id ? collateral : 0),
      after.faces[id] ?? 0,
    );
    return held < 0;
  });
  return [
    ...(bills === issued ? [] : [`bills rise by ${bills} where ${issued} were issued`]),
    ...over.map(({ name }) => `${name} has pledged more bills than it holds and has received`),
  ];
}

const sumOf = (figures: readonly number[]): bigint =>
  figures.reduce((total, figure) => total + BigInt(figure), 0n);

/** 11: bills stand at their face value times their price, half a cent upwards, and a price moves no face value. */
function mispricedBills(
  before: PostedBooks,
  after: PostedBooks,
  { event, parties }: PostedRound,
): readonly string[] {
  return parties.flatMap(({ id, name }) => {
    const face = after.faces[id] ?? 0;
    const worth = halfUp(face, after.price, PAR);
    const is = balanceOf(after, `securities ${id}`);
    const isMoved = event.type === 'setPrice' && face !== (before.faces[id] ?? 0);
    return [
      ...(is === worth ? [] : [`the bills of ${name} stand at ${is} and are worth ${worth}`]),
      ...(isMoved ? [`a price changes the face value that ${name} owns`] : []),
    ];
  });
}

/** 4 and 5: net worth moves between parties only as the event says, and grows by endowments alone. */
function unexplainedWorth(
  before: PostedBooks,
  after: PostedBooks,
  round: PostedRound,
): readonly string[] {
  const { event } = round;
  const changes = after.sheets
    .map(({ netWorth, name, type }, id) => {
      return { id, name, type, change: netWorth - (before.sheets[id]?.netWorth ?? 0) };
    })
    .filter(({ change }) => change !== 0);
  // Whoever owes bills is on no board: what they come to be worth comes from outside.
  const bills = totalOfKind(after, 'securities') - totalOfKind(before, 'securities');
  const endowed = BigInt(specieOf(round)) + bills;
  const total = changes.reduce((sum, { change }) => sum + BigInt(change), 0n);
  const mayChange = mayChangeIn(round, before, after);
  return [
    ...(total === endowed ? [] : [`net worth grows by ${total} where ${endowed} came`]),
    ...changes
      .filter(({ id, type, change }) => !mayChange(id, type, change))
      .map(({ name, change }) => `${name}'s net worth changes by ${change} in a ${event.type}`),
  ];
}

type MayChange = (id: number, type: string, change: number) => boolean;

/** Whose net worth an event may change, and which way. */
function mayChangeIn(
  { event, postings, parties }: PostedRound,
  before: PostedBooks,
  after: PostedBooks,
): MayChange {
  switch (event.type) {
    case 'setSystem':
      return () => true;
    case 'insureDeposits':
    case 'foundTreasury':
    case 'createBank':
      return (id, type) => before.sheets[id] === undefined || type === 'clearinghouse';
    case 'issueSecurity':
      return (id) => id === event.party;
    case 'transfer':
      // CHIPS may release payments of others that have waited.
      if (parties[0]?.type === 'centralbank' && parties[1]?.type === 'clearinghouse')
        return (_, type) => type === 'customer';
      return isPayment(event);
    case 'bankTransfer':
      return isPayment(event);
    case 'repayLoan':
    case 'repayMortgage':
    case 'payFedFundsLoan':
    case 'unwindRepo': {
      const [debt] = postings.flatMap(({ claim }) =>
        isMutual(claim) && claim.kind === 'credit' ? [claim] : [],
      );
      return (id, _, change) => id === (change < 0 ? debt?.subordinateId : debt?.superiorId);
    }
    case 'collectTax':
      return (id, type, change) =>
        id === event.payer
          ? change === -event.amount
          : type === 'treasury' && change === event.amount;
    case 'spend':
      return (id, type, change) =>
        id === event.payee ? change === event.amount : type === 'treasury' && change < 0;
    case 'remit':
      return (_, type, change) => (change > 0 ? type === 'treasury' : type === 'centralbank');
    case 'payDividend':
      return (id, _, change) => (id === event.bank ? change === -event.amount : change > 0);
    case 'writeOff':
    case 'endDay':
      // What one earns in interest another pays: that the sum is nothing is asked of every event.
      return (id) => postings.some(({ claim }) => isMutual(claim) && isBetween(claim, id));
    case 'closeBank': {
      // Who may lose how much by it the ranks say; owners may gain, and who owns bills that are kept.
      const owners = (before.sheets[event.bank]?.liabilities ?? [])
        .filter(({ instrument }) => instrument === 'Share Capital')
        .map(({ thirdParty }) => thirdParty);
      const gaining = [event.bank, event.into, ...owners];
      return (id, type, change) => change < 0 || gaining.includes(id) || type === 'bank';
    }
    case 'setPrice':
      return (id) => (after.faces[id] ?? 0) > 0;
    case 'buySecurities':
    case 'sellSecurities':
      return (id, _, change) => [0, event.bank].includes(id) && Math.abs(change) === 1;
    case 'openMarketPurchase':
    case 'openMarketSale':
      return (id, _, change) => [0, event.with].includes(id) && Math.abs(change) === 1;
    case 'failRepo':
      return (_, type) => type === 'bank' || type === 'centralbank';
    default:
      return () => false;
  }
}

const isBetween = (claim: MutualClaim, id: number): boolean =>
  claim.subordinateId === id || claim.superiorId === id;

function isPayment({ from, to, amount }: EventNamed<'transfer' | 'bankTransfer'>): MayChange {
  return (id, _, change) => (id === from ? change === -amount : id === to && change === amount);
}

/** 6: only accounts go below zero. */
function belowZero({ balances }: PostedBooks): readonly string[] {
  return [...balances]
    .filter(([, { claim, balance }]) => claim.kind !== 'account' && balance < 0)
    .map(([key, { balance }]) => `${key} stands at ${balance}`);
}

/** 8: for each party and side, and each kind of claim, the records add up to what the sheet has changed by. */
function unexplainedLines(
  before: PostedBooks,
  after: PostedBooks,
  { records }: PostedRound,
): readonly string[] {
  if (!records) return [];
  const isByKind = records.every(({ instrumentType }) => instrumentType !== undefined);
  const left = new Map<string, bigint>();
  const add = (party: number, side: string, name: string, amount: bigint): void => {
    const key = `party ${party}, ${side}${isByKind ? `, ${familyOf(name)}` : ''}`;
    left.set(key, (left.get(key) ?? 0n) + amount);
  };
  const addSheets = (sheets: readonly AuditedSheet[], sign: bigint): void => {
    for (const { id, assets, liabilities } of sheets) {
      for (const line of assets) add(id, 'asset', line.instrument, sign * BigInt(line.amount));
      for (const line of liabilities) {
        add(id, 'liability', line.instrument, sign * BigInt(line.amount));
      }
    }
  };
  addSheets(after.sheets, 1n);
  addSheets(before.sheets, -1n);
  for (const { partyId, side, amount, symbol, instrumentType } of records) {
    const sign = symbol === '+' ? -1n : 1n;
    const sheetSide = side.startsWith('asset') ? 'asset' : 'liability';
    add(partyId, sheetSide, instrumentType ?? '', sign * BigInt(amount));
  }
  return [
    ...records
      .filter(({ amount, symbol }) => amount <= 0 || (symbol !== '+' && symbol !== '-'))
      .map(({ partyId, amount, symbol }) => `party ${partyId} has an entry of ${symbol}${amount}`),
    ...[...left]
      .filter(([, amount]) => amount !== 0n)
      .map(([key, amount]) => `${key}: the records leave ${amount} unexplained`),
  ];
}
