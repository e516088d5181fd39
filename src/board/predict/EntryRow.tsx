'use client';
/** One entry of a prediction: whose sheet, which side, which account, which way and by how much. */
import type { Party } from '@/events/banking/ledger/book';
import type { PossibleAccount } from '@/events/banking/views/replay/possibleAccounts';
import { IconButton } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { CloseIcon } from '@/src/ui/icons';
import { Segmented } from '@/src/ui/segmented';
import { Select } from '@/src/ui/select';
import type { RowFaults, TypedRow } from './typedRows';

const SIDES = [
  { value: 'asset', label: 'Asset' },
  { value: 'liability', label: 'Liability' },
] as const;

const DIRECTIONS = [
  { value: 'rises', label: '+ rises' },
  { value: 'falls', label: '− falls' },
] as const;

interface EntryRowProps {
  readonly row: TypedRow;
  /** Counted from 1. */
  readonly number: number;
  readonly parties: readonly Party[];
  /** What the row's party may have on its sheet; empty while no party is chosen. */
  readonly accounts: readonly PossibleAccount[];
  readonly faults: RowFaults;
  readonly onChange: (row: TypedRow) => void;
  /** null where the row is the only one. */
  readonly onRemove: (() => void) | null;
}

/** A row of the form. */
export function EntryRow(props: EntryRowProps) {
  const { row, number, parties, accounts, faults, onChange, onRemove } = props;
  const isKnown = accounts.some(({ key }) => key === row.account);
  return (
    <fieldset className="predict-row" data-row={row.id}>
      <legend>Entry {number}</legend>
      {onRemove && (
        <span className="predict-remove">
          <IconButton label={`Remove entry ${number}`} variant="bare" onClick={onRemove}>
            <CloseIcon size={18} />
          </IconButton>
        </span>
      )}
      <Select
        label="Whose sheet"
        stacked
        value={row.party}
        error={faults.party}
        options={[
          { value: '', label: 'Choose' },
          ...parties.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(party) => onChange({ ...row, party })}
      />
      <Select
        label="Account"
        stacked
        value={isKnown ? row.account : ''}
        error={faults.account}
        options={[
          { value: '', label: row.party === '' ? 'Whose sheet first' : 'Choose' },
          ...accounts.map(({ key, label }) => ({ value: key, label })),
        ]}
        onChange={(account) => onChange({ ...row, account })}
      />
      <div className="predict-choices">
        <Segmented
          label="Side"
          value={row.side}
          options={SIDES}
          onChange={(side) => onChange({ ...row, side })}
        />
        <Segmented
          label="Which way"
          value={row.direction}
          options={DIRECTIONS}
          onChange={(direction) => onChange({ ...row, direction })}
        />
      </div>
      <TextField
        label="By ($)"
        stacked
        inputMode="decimal"
        value={row.amount}
        error={faults.amount}
        onChange={(amount) => onChange({ ...row, amount })}
      />
    </fieldset>
  );
}
