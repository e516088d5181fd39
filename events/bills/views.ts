/**
 * Views of the exercise: what each player has and owes, who owes whom, and a
 * round as plain data for the command line. All derived from a state.
 */
import { priceIn } from './conditions';
import { type Bill, type BillsState, type City, mutualClaim, type Player, playerOf } from './state';

/** A debt that is open: a bill, or what one banker owes the other. */
export interface Debt {
  readonly creditorId: number;
  readonly debtorId: number;
  /** Hundredths of a marc. */
  readonly amount: number;
  /** Where it is payable: the debtor's city. */
  readonly city: City;
  /** null for the bankers' claim. */
  readonly bill: Bill | null;
}

/** Who owes whom: open bills by id, then the bankers' claim. */
export function openDebts(state: BillsState): readonly Debt[] {
  const debts: Debt[] = [];
  for (const bill of state.bills) {
    const { dueTo: creditorId, dueFrom: debtorId, amount, city } = bill;
    if (!bill.paid) debts.push({ creditorId, debtorId, amount, city, bill });
  }
  const claim = mutualClaim(state);
  if (claim) debts.push({ ...claim, city: playerOf(state, claim.debtorId).city, bill: null });
  return debts;
}

/** A player's position. Goods and coins stand in the player itself. */
export interface BillsSheet {
  readonly player: Player;
  readonly assets: readonly Debt[];
  readonly liabilities: readonly Debt[];
  /** What the assets come to in the coin of the player's city, each rounded by itself; hundredths. */
  readonly coinAsset: number;
  readonly coinLiability: number;
}

/** What a player is owed and owes, and what that comes to in its own coin. */
export function billsSheet(state: BillsState, playerId: number): BillsSheet {
  const player = playerOf(state, playerId);
  const debts = openDebts(state);
  const assets = debts.filter(({ creditorId }) => creditorId === playerId);
  const liabilities = debts.filter(({ debtorId }) => debtorId === playerId);
  const inCoin = (some: readonly Debt[]): number =>
    some.reduce((total, debt) => total + priceIn(player.city, debt), 0);
  return {
    player,
    assets,
    liabilities,
    coinAsset: inCoin(assets),
    coinLiability: inCoin(liabilities),
  };
}

/** A bill as it stands, or a claim between bankers; amounts in hundredths of a marc. */
type ReportDebt = Bill | { readonly thirdParty: number; readonly amount: number };

interface ReportPlayer {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly type: string;
  /** Goods, not hundredths of them. */
  readonly goods: number;
  /** Hundredths of each coin. */
  readonly coins: { readonly ecus: number; readonly marcs: number };
  readonly assets: readonly ReportDebt[];
  readonly liabilities: readonly ReportDebt[];
}

/** The players of a round as plain data. Paid bills are not listed. */
export function billsReport(state: BillsState): readonly ReportPlayer[] {
  return state.players.map(({ id, name, city, type, goods, coins }) => {
    const { assets, liabilities } = billsSheet(state, id);
    return {
      id,
      name,
      city,
      type,
      goods: goods / 100,
      coins,
      assets: assets.map((debt) => reported(debt, debt.debtorId)),
      liabilities: liabilities.map((debt) => reported(debt, debt.creditorId)),
    };
  });
}

function reported({ bill, amount }: Debt, thirdParty: number): ReportDebt {
  return bill ?? { thirdParty, amount };
}
