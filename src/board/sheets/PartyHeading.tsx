/** A party's name over its account, told apart by token and word. */
import type { Party } from '@/events/banking/ledger/book';
import type { State } from '@/events/banking/ledger/state';
import { CardName } from './CardName';
import { partyCaption } from './partyView';
import { Token } from './Token';

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
    <h3 className="party-name" data-closed={party.closedOn === undefined ? undefined : ''}>
      <Token party={party} />{' '}
      <CardName name={party.name} isSelected={isSelected} onSelect={onSelect} />
      {caption !== '' && <span className="party-caption"> {caption}</span>}
    </h3>
  );
}
