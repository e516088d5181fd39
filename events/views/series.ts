/** Figures by round: credit, reserves, private credit, money, and each party's reserves and deposits. */
import { claimsOf } from '../ledger/book';
import { balanceOf, type State } from '../ledger/state';
import type { Cents } from '../money';

/** One round's figures, in cents. */
export interface Figures {
  /** All claims outstanding, overdrafts as their positive figure; cash is no claim. */
  readonly credit: Cents;
  /** Cash of banks. */
  readonly reserves: Cents;
  /** Claims with the central bank on neither side. */
  readonly privateCredit: Cents;
  /** The quantity of money: customers' cash and positive customer deposits. */
  readonly money: Cents;
  /** By party: its cash, and the deposits it owes. */
  readonly nationalData: readonly { readonly reserves: Cents; readonly deposits: Cents }[];
}

/** The figures of one state. */
export function figuresOf(state: State): Figures {
  const { parties } = state.book;
  const national = parties.map(() => ({ reserves: 0, deposits: 0 }));
  let credit = 0;
  let privateCredit = 0;
  let reserves = 0;
  let money = 0;
  for (const claim of claimsOf(state.book)) {
    const balance = balanceOf(state, claim);
    if (claim.kind === 'reserves') {
      const type = parties[claim.id]?.type;
      if (type === 'bank') reserves += balance;
      if (type === 'customer') money += balance;
      const data = national[claim.id];
      if (data) data.reserves += balance;
      continue;
    }
    credit += Math.abs(balance);
    const isCentral = [claim.subordinateId, claim.superiorId].some(
      (id) => parties[id]?.type === 'centralbank',
    );
    if (!isCentral) privateCredit += Math.abs(balance);
    if (claim.kind !== 'account' || balance <= 0) continue;
    if (claim.instrument === 'Customer Deposits') money += balance;
    const issuer = national[claim.superiorId];
    if (issuer) issuer.deposits += balance;
  }
  return { credit, reserves, privateCredit, money, nationalData: national };
}

/** Figures over a line of rounds, one figure per round in each list. */
export interface Series {
  readonly credit: readonly Cents[];
  readonly reserves: readonly Cents[];
  readonly privateCredit: readonly Cents[];
  readonly money: readonly Cents[];
  readonly nationalData: Readonly<
    Record<number, { readonly reserves: readonly Cents[]; readonly deposits: readonly Cents[] }>
  >;
}

/** The series over these states, in order. */
export function seriesOf(states: readonly State[]): Series {
  const figures = states.map(figuresOf);
  const parties = states.at(-1)?.book.parties ?? [];
  const nationalData = Object.fromEntries(
    parties.map(({ id }) => [
      id,
      {
        reserves: figures.map((one) => one.nationalData[id]?.reserves ?? 0),
        deposits: figures.map((one) => one.nationalData[id]?.deposits ?? 0),
      },
    ]),
  );
  return {
    credit: figures.map((one) => one.credit),
    reserves: figures.map((one) => one.reserves),
    privateCredit: figures.map((one) => one.privateCredit),
    money: figures.map((one) => one.money),
    nationalData,
  };
}
