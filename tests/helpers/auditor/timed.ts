/** The events of boards on which days pass, each booked by its own rule. */
import { pledgeMore } from './bills';
import type { Books } from './books';
import { issueShares, payDividend, writeOff } from './capital';
import { endDay, rollOver } from './days';
import type { TimedEvent } from './events';
import {
  discountLoan,
  foundTreasury,
  issueDebt,
  openMarket,
  payment,
  redeem,
  reverseRepoFacility,
  treasuryOf,
} from './policy';
import { setPrice } from './prices';
import { closeBank, insureDeposits } from './resolution';

export function playTimed(books: Books, event: TimedEvent): void {
  switch (event.type) {
    case 'endDay':
      endDay(books);
      return;
    case 'rollOver':
      rollOver(books, event);
      return;
    case 'writeOff':
      writeOff(books, event);
      return;
    case 'issueShares':
      issueShares(books, event);
      return;
    case 'payDividend':
      payDividend(books, event);
      return;
    case 'foundTreasury':
      foundTreasury(books, event);
      return;
    case 'setRate':
      books.administered.set(event.which, event.value);
      return;
    case 'discountLoan':
      discountLoan(books, event);
      return;
    case 'reverseRepoFacility':
      reverseRepoFacility(books, event);
      return;
    case 'openMarketPurchase':
    case 'openMarketSale':
      openMarket(books, event);
      return;
    case 'issueDebt':
      issueDebt(books, event);
      return;
    case 'collectTax':
      payment(books, event.payer, treasuryOf(books), event.amount);
      return;
    case 'spend':
      payment(books, treasuryOf(books), event.payee, event.amount);
      return;
    case 'remit':
      payment(books, 0, treasuryOf(books), event.amount);
      return;
    case 'redeem':
      redeem(books, event);
      return;
    case 'insureDeposits':
      insureDeposits(books, event);
      return;
    case 'closeBank':
      closeBank(books, event);
      return;
    case 'setPrice':
      setPrice(books, event);
      return;
    case 'pledge':
      pledgeMore(books, event);
      return;
    case 'setCapitalRequirement':
      books.capitalRequirement = event.value;
      return;
  }
}
