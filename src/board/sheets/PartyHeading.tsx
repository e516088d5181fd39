/** A party's name over its account, told apart by icon and word as well as colour. */
import type { Party } from '@/events/banking/ledger/book';
import type { State } from '@/events/banking/ledger/state';
import { CardMark, CardName } from './CardName';
import { partyCaption } from './partyView';

interface PartyHeadingProps {
  readonly party: Party;
  readonly state: State;
  readonly isSelected?: boolean;
  /** Makes the name a button that selects the party; left out, it is plain text. */
  readonly onSelect?: () => void;
}

/** The heading of a party's card. */
export function PartyHeading({ party, state, isSelected, onSelect }: PartyHeadingProps) {
  const caption = partyCaption(state, party);
  return (
    <h3 className={`party-name party-${party.type}`}>
      <CardMark path={MARKS[party.type]} />{' '}
      <CardName name={party.name} isSelected={isSelected} onSelect={onSelect} />
      {caption !== '' && <span className="party-caption"> {caption}</span>}
    </h3>
  );
}

const MARKS = {
  bank: 'M3 21h18M4 10h16M12 3 4 7.5V10h16V7.5zM6.5 10v8M12 10v8M17.5 10v8M4.5 18h15',
  customer: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  clearinghouse: 'M4 8h13l-3-3M20 16H7l3 3',
  centralbank: 'M3 21h18M5 18V9M9.7 18V9M14.3 18V9M19 18V9M12 2 3 7v2h18V7z',
} as const;
