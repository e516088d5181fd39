/** The studies under the board, in the order of their tabs. */
import { hasDaysAndCentralBank } from './dayLine';
import type { Study } from './study';

export const STUDIES: readonly Study[] = [
  { id: 'charts', label: 'Charts', load: () => import('./Charts') },
  { id: 'rates', label: 'Rates', isFor: hasDaysAndCentralBank, load: () => import('./Rates') },
  {
    id: 'factors',
    label: 'Why reserves moved',
    isFor: hasDaysAndCentralBank,
    load: () => import('./Factors'),
  },
  { id: 'checks', label: 'Checks', load: () => import('./Checks') },
  { id: 'refused', label: 'Refused', load: () => import('./Refused') },
  { id: 'compare', label: 'Compare', load: () => import('./Compare') },
  { id: 'what-if', label: 'What if', load: () => import('./WhatIf') },
  { id: 'systems', label: 'Other systems', load: () => import('./OtherSystems') },
];
