'use client';
/** A card per party, in order of creation; the selected one is framed. */
import { memo, useMemo } from 'react';
import type { Party } from '@/events/ledger/book';
import type { Timeline } from '@/events/log/timeline';
import { Balances } from './Balances';
import { historyOf, shownAt } from './lineView';
import { PartyHeading } from './PartyHeading';
import { type ColourMode, partyView, type Shown } from './roundView';
import { TAccount } from './TAccount';

/** How sheets are drawn. */
export type DisplayMode = 'balances' | 'taccounts';

interface SheetsProps {
  readonly timeline: Timeline;
  readonly at: number;
  readonly display: DisplayMode;
  readonly colours: ColourMode;
  readonly selected: number;
  readonly onSelect: (partyId: number) => void;
}

/** The sheets of all parties at the shown round. */
export function Sheets({ timeline, at, display, colours, selected, onSelect }: SheetsProps) {
  const shown = useMemo(() => shownAt(timeline, at), [timeline, at]);
  return (
    <div className="board-frame">
      <div className="board-sheets">
        {shown.round.book.parties.map((party) => (
          <Card
            key={party.id}
            shown={shown}
            timeline={timeline}
            at={at}
            party={party}
            display={display}
            colours={colours}
            isSelected={party.id === selected}
            onSelect={onSelect}
          />
        ))}
      </div>
    </div>
  );
}

interface CardProps {
  readonly shown: Shown;
  readonly timeline: Timeline;
  readonly at: number;
  readonly party: Party;
  readonly display: DisplayMode;
  readonly colours: ColourMode;
  readonly isSelected: boolean;
  readonly onSelect: (partyId: number) => void;
}

const Card = memo(function Card(props: CardProps) {
  const { shown, timeline, at, party, display, colours, isSelected, onSelect } = props;
  const view = partyView(shown, party, colours, historyOf(timeline, at));
  return (
    <article className="party" data-selected={isSelected}>
      <PartyHeading
        party={party}
        state={shown.round}
        isSelected={isSelected}
        onSelect={() => onSelect(party.id)}
      />
      {display === 'balances' ? <Balances {...view} /> : <TAccount {...view} />}
    </article>
  );
});
