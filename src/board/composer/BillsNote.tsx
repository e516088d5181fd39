/** Who acts where Treasury Bills are bought and sold: a dealer looks for it among its own actions. */

import type { Offers } from '@/events/banking/actions/offers';
import type { Party } from '@/events/banking/ledger/book';
import { isOfferedTo } from '@/events/world/offers';

interface BillsNoteProps {
  readonly offers: Offers;
  readonly parties: readonly Party[];
  readonly party: Party;
  readonly onSelect: (partyId: number) => void;
}

/** The way to the central bank's form; nothing where the party trades by itself, or nobody does. */
export function BillsNote({ offers, parties, party, onSelect }: BillsNoteProps) {
  const trader = parties.find(({ type }) => isOfferedTo('sellSecurities', type, offers));
  if (!trader || party.type !== 'bank' || trader.type === 'bank') return null;
  return (
    <p className="composer-note">
      Treasury Bills:{' '}
      <button type="button" className="text-button" onClick={() => onSelect(trader.id)}>
        act as the {trader.name}
      </button>
    </p>
  );
}
