'use client';
/** Whose records and accounts the panel shows. Cards select as well; on a phone they may be out of sight. */
import { memo } from 'react';
import type { Party } from '@/events/banking/ledger/book';
import { Select } from '@/src/ui/select';

interface PartyPickerProps {
  readonly parties: readonly Pick<Party, 'id' | 'name'>[];
  readonly selected: number;
  readonly onSelect: (partyId: number) => void;
}

/** A choice of party. From step to step the parties are mostly the same. */
export const PartyPicker = memo(function PartyPicker(props: PartyPickerProps) {
  const { parties, selected, onSelect } = props;
  return (
    <Select
      label="Party"
      value={String(selected)}
      onChange={(id) => onSelect(Number(id))}
      options={parties.map((party) => ({ value: String(party.id), label: party.name }))}
    />
  );
});
