/** The balance sheets that the steps have built so far. */
import { type BankingRound, storyOf } from '@/events/banking/board/rules';
import { PhraseText } from '../sentence/Sentence';
import { PartyHeading } from '../sheets/PartyHeading';
import { partyView } from '../sheets/partyView';
import { TAccount } from '../sheets/TAccount';
import type { Built } from './draft';

/** The sheets after the last step that the rules accept. */
export function Preview({ built }: { readonly built: Built }) {
  const { all, listed, refused, last } = built;
  const shown = all.findLast(({ round }) => round !== null);
  const number = shown ? listed.indexOf(shown) + 1 : 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: beside the form it scrolls by itself, by keyboard too.
    <section className="build-preview" aria-label="Balance sheets so far" tabIndex={0}>
      <h2>Balance sheets so far</h2>
      {shown && (
        <p className="build-shown">
          {number > 0 && <strong>After step {number}. </strong>}
          <PhraseText phrase={storyOf(last, shown.before)} />
          {refused.length > 0 && ' Steps that the rules refuse are left out.'}
        </p>
      )}
      {last.book.parties.length === 0 ? (
        <p className="form-none">Nobody is on the board yet.</p>
      ) : (
        <SheetsOf round={last} before={shown?.before ?? last} />
      )}
    </section>
  );
}

interface SheetsOfProps {
  readonly round: BankingRound;
  readonly before: BankingRound;
}

/** The T-accounts of a round, with what changed in it. */
export function SheetsOf({ round, before }: SheetsOfProps) {
  return (
    <div className="board">
      <div className="board-frame">
        <div className="board-sheets">
          {round.book.parties.map((party) => (
            <article className="party" key={party.id}>
              <PartyHeading party={party} state={round} />
              <TAccount {...partyView({ round, before }, party, 'static', [])} />
            </article>
          ))}
        </div>
      </div>
    </div>
  );
}
