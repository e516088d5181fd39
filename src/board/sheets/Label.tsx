/** The label of a line, with the words marked that go first where a sheet has little room. */

/** Words of a line that its side, or its sheet, says as well: "(Reverse) repo (with) Bank 1". */
const SPARE_WORDS =
  /^(Daylight |Treasury |Accrued )|(?<=^(?:Certificates|Overdraft|Daylight overdraft|CH loan|Loan|Discount loan|Mortgage|Fed funds|(?:Overnight r|R)everse repo|(?:Overnight r|R)epo|Share capital|Debt)) (?:held by|of|at|to|from|with)(?= )|(?<=^Accrued interest) due (?:from|to)(?= )|Clearing (?=House)/g;

/** A bank has certificates of one house only: there the name is spare as well. */
const CERTIFICATES = /^(Certificates)( of Clearing House)$/;

interface Piece {
  readonly words: string;
  readonly isSpare: boolean;
}

/** The label in pieces, in reading order; together they are the label. */
function piecesOf(label: string): readonly Piece[] {
  const certificates = CERTIFICATES.exec(label);
  if (certificates) {
    const [, kept = '', spare = ''] = certificates;
    return [
      { words: kept, isSpare: false },
      { words: spare, isSpare: true },
    ];
  }
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: words, index } of label.matchAll(SPARE_WORDS)) {
    if (index > from) pieces.push({ words: label.slice(from, index), isSpare: false });
    pieces.push({ words, isSpare: true });
    from = index + words.length;
  }
  pieces.push({ words: label.slice(from), isSpare: false });
  return pieces;
}

/** How many signs of a label are left where room is short. */
export const shortLength = (label: string): number =>
  piecesOf(label).reduce((sum, { words, isSpare }) => sum + (isSpare ? 0 : words.length), 0);

/** A label; a name and its number at its end are kept together. */
export function Label({ label }: { readonly label: string }) {
  return piecesOf(label).map(({ words, isSpare }, index) => {
    const key = `${index}-${words}`;
    return isSpare ? (
      <span key={key} className="label-spare">
        {words}
      </span>
    ) : (
      <Kept key={key} words={words} />
    );
  });
}

function Kept({ words }: { readonly words: string }) {
  const numbered = /\S+ \d+$/.exec(words)?.[0];
  if (numbered === undefined) return words;
  return (
    <>
      {words.slice(0, -numbered.length)}
      <span className="t-name">{numbered}</span>
    </>
  );
}
