import type { ColourMode } from './partyView';

/**
 * Every other round, so that marks which fade begin to fade anew. Undefined where they stay: every line is
 * styled again whenever this changes, which took a third of a step.
 */
export function flashParityOf(count: number, colours: ColourMode): 'even' | 'odd' | undefined {
  if (colours !== 'flash') return undefined;
  return count % 2 === 0 ? 'even' : 'odd';
}
