/** One event of the plain simulator. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { Refusal } from '@/events/refusal';
import { bankTransfer, getFedFundsLoan, netDues, payFedFundsLoan, settleDues } from './banks';
import type { SimBoard, SimOffers } from './board';
import { depositOrWithdraw, getLoan, repayLoan, transfer } from './customers';

/**
 * Changes the board by one event, in place. A refused event changes nothing.
 * Throws on types that the sessions of this measurement do not hold.
 */
export function step(board: SimBoard, event: BankingEvent, offers: SimOffers): Refusal | null {
  board.entries = [];
  switch (event.type) {
    case 'transfer':
      return transfer(board, event, offers);
    case 'deposit':
    case 'withdraw':
      return depositOrWithdraw(board, event, offers);
    case 'getLoan':
      return getLoan(board, event, offers);
    case 'repayLoan':
      return repayLoan(board, event, offers);
    case 'netDues':
      return netDues(board, event, offers);
    case 'settleDues':
      return settleDues(board, event, offers);
    case 'bankTransfer':
      return bankTransfer(board, event, offers);
    case 'getFedFundsLoan':
      return getFedFundsLoan(board, event, offers);
    case 'payFedFundsLoan':
      return payFedFundsLoan(board, event, offers);
    default:
      throw new Error(`the simulator does not know ${event.type}`);
  }
}
