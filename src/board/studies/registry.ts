/** The studies under the board, in the order of their tabs. */
import { hasDaysAndCentralBank } from './days/dayLine';
import type { Study } from './study';

export const STUDIES: readonly Study[] = [
  { id: 'charts', label: 'Charts', load: () => import('./charts/Charts') },
  { id: 'rates', label: 'Rates', isFor: hasDaysAndCentralBank, load: () => import('./days/Rates') },
  {
    id: 'factors',
    label: 'Why reserves moved',
    isFor: hasDaysAndCentralBank,
    load: () => import('./days/Factors'),
  },
  { id: 'checks', label: 'Checks', load: () => import('./checks/Checks') },
  { id: 'refused', label: 'Refused', load: () => import('./checks/Refused') },
  { id: 'compare', label: 'Compare', load: () => import('./compare/Compare') },
  { id: 'what-if', label: 'What if', load: () => import('./whatIf/WhatIf') },
  { id: 'systems', label: 'Other systems', load: () => import('./systems/OtherSystems') },
];
