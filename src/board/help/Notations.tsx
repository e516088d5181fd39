/** The ways in which an entry comes about, four of them and on boards with a price a fifth: each a colour, a letter and a word. */
import type { Notation } from '@/events/world/notation';
import './notations.css';

interface Known {
  readonly notation: Notation;
  readonly letter: string;
  readonly word: string;
  readonly sentence: string;
}

const NOTATIONS: readonly Known[] = [
  {
    notation: 'assignment',
    letter: 'A',
    word: 'assignment',
    sentence: 'An asset passes to another holder, as cash or a Treasury Bill does.',
  },
  {
    notation: 'issuance',
    letter: 'I',
    word: 'issuance',
    sentence:
      'A claim comes into being: an asset of its holder and a liability of its issuer grow.',
  },
  {
    notation: 'setOff',
    letter: 'S',
    word: 'set-off',
    sentence:
      'A claim is extinguished: the asset of its holder and the liability of its issuer shrink.',
  },
  {
    notation: 'novation',
    letter: 'N',
    word: 'novation',
    sentence:
      'An issuer exchanges the creditor it owes: the liability stays, and is owed to another.',
  },
];

/** Of boards on which bills have had a price alone. */
const REVALUATION: Known = {
  notation: 'revaluation',
  letter: 'R',
  word: 'revaluation',
  sentence: 'An asset comes to be worth more or less, and stays with its holder.',
};

/** A notation's letter in its colour, and its word. */
export function NotationMark({ notation }: { readonly notation: Notation }) {
  const known = [...NOTATIONS, REVALUATION].find((one) => one.notation === notation);
  return (
    <span className="notation" data-notation={notation}>
      <span className="notation-letter" aria-hidden="true">
        {known?.letter}
      </span>{' '}
      {known?.word}
    </span>
  );
}

/** What each notation means, in a sentence. */
export function NotationLegend({ isPriced = false }: { readonly isPriced?: boolean }) {
  const shown = isPriced ? [...NOTATIONS, REVALUATION] : NOTATIONS;
  return (
    <dl className="notation-legend" aria-label="Notations">
      {shown.map(({ notation, sentence }) => (
        <div key={notation}>
          <dt>
            <NotationMark notation={notation} />
          </dt>
          <dd>{sentence}</dd>
        </div>
      ))}
    </dl>
  );
}
