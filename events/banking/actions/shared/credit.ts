/** Fields that name an open debt. */
import { type ReferenceField, reference } from '../../../world/fields';
import type { CreditInstrument } from '../../ledger/instruments';

/** An open credit account of this instrument. */
export function credit(label: string, instrument: CreditInstrument): ReferenceField {
  return reference(label, instrument);
}
