/** Openings of sandboxes: some banks and customers under a system, with cash, balances, accounts and bills. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import { apply, type BankingRound, readEvent } from '@/events/banking/board/rules';
import { EMPTY_BOOK } from '@/events/banking/ledger/book';
import { holderOf, issuerOf } from '@/events/banking/ledger/ends';
import { BLANK } from '@/events/banking/ledger/state';
import type { SystemType } from '@/events/banking/ledger/systemTypes';
import { systemNamed } from '@/events/banking/systems/registry';
import { MAX_AMOUNT } from '@/events/money';
import type { Chance } from '../chance';
import { BANKING_BUILDERS, bankingSituation } from './banking';
import type { Draft } from './drafts';
import { habitsFor, nextDraft } from './generator';

/** An opening that is being built: what the rules refuse is left out of it. */
class Building {
  readonly events: BankingEvent[] = [];
  round: BankingRound = BLANK;

  add(draft: Draft): void {
    const { event } = readEvent(draft);
    const made = event && apply(this.round, event, 'opening').round;
    if (!made) return;
    this.events.push(event);
    this.round = made;
  }

  /** The parties of a type, by id. */
  ids(type: string): readonly number[] {
    return this.round.book.parties.filter((party) => party.type === type).map(({ id }) => id);
  }
}

/** An opening of a system, which the rules let through whole; of a board on which days pass, or none do. */
export function openingFor(
  chance: Chance,
  system: SystemType,
  hasClock = false,
): readonly BankingEvent[] {
  const building = new Building();
  if (system !== EMPTY_BOOK.system || chance.oneIn(2)) building.add({ type: 'setSystem', system });
  if (hasClock) startDays(chance, building);
  addParties(chance, building, system);
  addAccounts(chance, building);
  addBills(chance, building);
  if (hasClock && chance.oneIn(2)) addLoss(chance, building);
  for (let left = chance.pick([0, 0, 2, 12]); left > 0; left -= 1) {
    const habits = habitsFor(chance, BANKING_BUILDERS);
    const situation = bankingSituation(building.round, 'opening');
    building.add(nextDraft(chance, BANKING_BUILDERS, habits, situation));
  }
  return building.events;
}

/** Starts the clock, and sets a yearly rate that shows in cents. */
function startDays(chance: Chance, building: Building): void {
  building.add({ type: 'startClock', basis: chance.pick([360, 365]) });
  if (!chance.oneIn(3)) {
    building.add({ type: 'foundTreasury', amount: chance.pick([0, 5000, 30_000]) });
  }
  if (chance.oneIn(2)) {
    const limit = chance.pick([0, 1000, 5000, 20_000, 1_000_000]);
    building.add({ type: 'insureDeposits', limit, amount: chance.pick([0, 5000, 100_000]) });
  }
  for (const which of ['iorb', 'onRrp', 'discount']) {
    const value = chance.pick([0, 400, 3333, 10_000]);
    building.add({ type: 'setRate', which, value });
  }
  building.add({ type: 'setInterestRate', value: chance.pick([0, 333, 500, 5000, 10_000]) });
  building.add({ type: 'setPrice', price: chance.pick([10_000, 10_000, 10_000, 9777]) });
}

const NAMES = [
  'Bank',
  'Customer',
  'Dealer',
  'Money Fund',
  'Banca d’Oltremare',
  '銀行',
  '__proto__',
];

function addParties(chance: Chance, building: Building, system: SystemType): void {
  const banks = chance.pick([1, 2, 2, 3, 3, 5]);
  const customers = chance.pick([0, 1, 2, 3, 3, 4, 6]);
  for (let left = banks + customers; left > 0; left -= 1) {
    const isBank = left <= banks;
    const { hasCentralBank, fundsToBring } = systemNamed(system);
    const joins = isBank && hasCentralBank;
    // What it must bring to join at all: the certificates of a clearing house have to be paid in.
    const { cash } = fundsToBring({ gross: 0, paid: 0, funded: 0 });
    building.add({
      type: 'createBank',
      name: `${chance.pick(NAMES)} ${left}`,
      partyType: isBank ? 'bank' : 'customer',
      cash: isBank && cash > 0 ? cash : endowment(chance),
      deposit: joins ? endowment(chance) : 0,
      ...(joins && building.round.book.clock && chance.oneIn(4) ? { reserves: 'unpaid' } : {}),
    });
  }
}

function endowment(chance: Chance): number {
  if (chance.oneIn(40)) return MAX_AMOUNT;
  return chance.oneIn(4) ? chance.below(60_000) : chance.pick([0, 5000, 10_000, 20_000, 30_000]);
}

function addAccounts(chance: Chance, building: Building): void {
  const banks = building.ids('bank');
  const open = (holder: number, issuer: number): void => {
    const { book, column } = building.round;
    const cash = column[book.reserves[holder]?.slot ?? 0] ?? 0;
    const amount = chance.pick([0, chance.below(cash + 1), Math.min(cash, 5000), cash]);
    const rate = book.clock && !chance.oneIn(3) ? { rate: chance.pick([1, 150, 400, 10_000]) } : {};
    building.add({ type: 'openAccount', holder, issuer, amount, ...rate });
  };
  for (const customer of building.ids('customer')) {
    for (let left = chance.pick([1, 1, 2, 3]); left > 0; left -= 1) {
      open(customer, chance.pick(banks));
    }
  }
  for (const bank of banks) {
    // Only correspondents have accounts with one another; elsewhere this is refused.
    for (const other of banks) if (!chance.oneIn(4)) open(bank, other);
    const amount = chance.pick([0, 1000, 5000, 10_000]);
    for (const house of building.ids('clearinghouse')) {
      // A house that clears takes no such accounts: this is refused there.
      if (!chance.oneIn(8))
        building.add({ type: 'openAccount', holder: bank, issuer: house, amount });
    }
  }
}

function addBills(chance: Chance, building: Building): void {
  const [central] = building.ids('centralbank');
  if (central === undefined) return;
  const { clock } = building.round.book;
  const customers = clock ? building.ids('customer') : [];
  for (const party of [central, ...building.ids('bank'), ...customers]) {
    const amount = chance.pick([0, 10_000, 20_000, chance.below(50_000), MAX_AMOUNT]);
    if (!chance.oneIn(4)) building.add({ type: 'issueSecurity', party, amount });
  }
}

/** A loan that is lost before anything else happens: the bank may owe more than it has from then on. */
function addLoss(chance: Chance, building: Building): void {
  const { book } = building.round;
  const accounts = book.accounts.filter((one) => one.instrument === 'Customer Deposits');
  if (accounts.length === 0) return;
  const account = chance.pick(accounts);
  const amount = chance.pick([10_000, 60_000, 300_000]);
  const [customer, bank] = [holderOf(account), issuerOf(account)];
  building.add({ type: 'getLoan', customer, bank, amount });
  building.add({ type: 'writeOff', claim: book.nextCreditId, amount });
}
