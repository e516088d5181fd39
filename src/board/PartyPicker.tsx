'use client';
/** Whose actions the panel shows. Cards select as well; on a phone they may be out of sight. */
import type { Party } from '@/events/ledger/book';
import { Select } from '@/src/ui/select';

interface PartyPickerProps {
  readonly parties: readonly Party[];
  readonly selected: number;
  readonly onSelect: (partyId: number) => void;
}

/** A choice of party. */
export function PartyPicker({ parties, selected, onSelect }: PartyPickerProps) {
  return (
    <Select
      label="Party"
      value={String(selected)}
      onChange={(id) => onSelect(Number(id))}
      options={parties.map((party) => ({ value: String(party.id), label: party.name }))}
    />
  );
}
