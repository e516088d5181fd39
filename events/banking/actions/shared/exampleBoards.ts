/** Openings of the boards on which examples of the central bank and of the Treasury are played. */
import type { AnyEvent } from '../../../world/board';

/** A central bank, a bank and a fund with bills, days passing. */
export const POLICY_BOARD: readonly AnyEvent[] = [
  { type: 'setSystem', system: 'centralbank' },
  { type: 'startClock', basis: 360 },
  { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 0, deposit: 100000 },
  { type: 'createBank', name: 'Fund', partyType: 'customer', cash: 50000, deposit: 0 },
  { type: 'openAccount', holder: 2, issuer: 1, amount: 50000 },
  { type: 'issueSecurity', party: 1, amount: 50000 },
  { type: 'issueSecurity', party: 2, amount: 50000 },
  { type: 'issueSecurity', party: 0, amount: 50000 },
];

/** A central bank, a Treasury, a bank and a fund, days passing. */
export const TREASURY_BOARD: readonly AnyEvent[] = [
  { type: 'setSystem', system: 'centralbank' },
  { type: 'startClock', basis: 360 },
  { type: 'foundTreasury', amount: 100000 },
  { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 0, deposit: 100000 },
  { type: 'createBank', name: 'Fund', partyType: 'customer', cash: 50000, deposit: 0 },
  { type: 'openAccount', holder: 3, issuer: 2, amount: 50000 },
];
