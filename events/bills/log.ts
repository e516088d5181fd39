/** Logs of the bills exercise. */
import type { BillsEvent } from './registry';

/** A log of a stage of the exercise. */
export interface BillsLog {
  readonly world: 'bills';
  readonly lesson: 'bills';
  /** 1 to 6: whose players take part. */
  readonly stage: number;
  readonly title?: string;
  readonly events: readonly BillsEvent[];
}
