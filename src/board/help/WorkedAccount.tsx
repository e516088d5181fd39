/** One payment, worked: the payer's bank as a T-account, and what the same step left in its records. */

import { lessonBoard } from '@/events/banking/board/boards';
import { entriesBySide } from '@/events/banking/views/records/booking';
import { recordRows } from '@/events/banking/views/rows';
import { EXAMPLE } from '@/src/lessons/course/example';
import { PhraseText } from '../sentence/Sentence';
import { partyView } from '../sheets/partyView';
import { TAccount } from '../sheets/TAccount';
import { Entries } from '../spreadsheet/Entries';

/** The bank of the lesson of payments on one bank's books, and a payment between the bank's customers. */
const BANK = 0;
const PAYMENT = {
  type: 'transfer',
  from: 1,
  fromBank: BANK,
  to: 2,
  toBank: BANK,
  amount: 3000,
} as const;

/** Plays the payment on the lesson's opening position. Throws when it is refused: both are our own. */
function played() {
  const board = lessonBoard(EXAMPLE);
  const before = board.start.at(-1);
  if (!before) throw new Error('an opening has rounds');
  const { round, refused } = board.apply(before, PAYMENT);
  if (refused) throw new Error(refused.message);
  const [row] = recordRows({ rounds: [before, round], opening: before.count }, 'latest', 1);
  const party = round.book.parties[BANK];
  const cell = row?.cells[BANK];
  if (!row || !party || !cell) throw new Error('the payment is not recorded');
  return { view: partyView({ round, before }, party, 'static', []), row, party, cell };
}

/** The picture, with what each way of showing accounts is for. */
export function WorkedAccount() {
  const { view, row, party, cell } = played();
  const { right } = entriesBySide(cell, party.type);
  return (
    <>
      <p>
        A <strong>T-account</strong> has what a party owns on the left and what it owes on the
        right. Net worth is what is left of the assets after all liabilities: with it, both columns
        come to the same total. <PhraseText phrase={row.sentence} />
      </p>
      <figure className="help-account">
        <figcaption>{party.name} after the payment, in dollars</figcaption>
        <TAccount {...view} />
      </figure>
      <p>
        <strong>Balances</strong> list the same lines one under the other, with a total for each
        instrument.
      </p>
      <p>
        The <strong>map</strong> has the parties where their sheets stand, and an arrow for every
        claim, from who owes to who is owed. Press a party to keep its claims in sight.
      </p>
      <p>
        The <strong>ledger</strong> shows not how things stand, but what each step entered. The
        payment leaves the assets of {party.name} alone, and these entries among its liabilities:
      </p>
      <Entries entries={right} signed />
    </>
  );
}
