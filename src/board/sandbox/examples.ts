/** Systems to start from: one per way in which banks pay one another. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import { SYSTEM_TYPES, type SystemType } from '@/events/banking/ledger/systemTypes';
import { SYSTEMS } from '@/events/banking/systems/registry';

export interface Example {
  readonly system: SystemType;
  readonly title: string;
  /** What there is to see in it, in a sentence. */
  readonly about: string;
  readonly opening: readonly BankingEvent[];
}

/** The examples, one for each system, in the order of the systems. */
export const EXAMPLES: readonly Example[] = SYSTEM_TYPES.map((system) => ({
  system,
  ...SYSTEMS[system].example,
}));
