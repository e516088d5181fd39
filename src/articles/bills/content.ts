/** The texts of the article on bills of exchange, by the stage whose board stands beside them. */
import type { ComponentType } from 'react';
import { BILLS_STAGES, type BillsStage } from '@/events/bills/stages';
import Units, * as units from './bills-of-exchange-and-units-of-account/index.mdx';
import Conclusion, * as conclusion from './conclusion/index.mdx';
import Introduction, * as introduction from './introduction/index.mdx';
import RechangeOne, * as rechangeOne from './rechange-part-1/index.mdx';
import RechangeTwo, * as rechangeTwo from './rechange-part-2/index.mdx';
import Remitting, * as remitting from './remitting-bills/index.mdx';

interface BillsText {
  readonly Text: ComponentType<{ readonly stage: BillsStage }>;
  /** One sentence: what the part is about. */
  readonly description: string;
  readonly minutes: number;
}

/** In the order of the stages. */
const TEXTS: readonly BillsText[] = [
  text(Introduction, introduction),
  text(Units, units),
  text(Remitting, remitting),
  text(RechangeOne, rechangeOne),
  text(RechangeTwo, rechangeTwo),
  text(Conclusion, conclusion),
];

/** MDX is not type-checked: a text that lacks its named exports is found here, when the site is built. */
function text(
  Text: BillsText['Text'],
  { description, minutes }: Omit<BillsText, 'Text'>,
): BillsText {
  if (typeof description !== 'string' || typeof minutes !== 'number') {
    throw new Error('a part of the article on bills must export its description and its minutes');
  }
  return { Text, description, minutes };
}

/** The text of the part at this address; undefined where there is none. */
export function billsTextAt(path: string): BillsText | undefined {
  return TEXTS[BILLS_STAGES.findIndex((stage) => stage.path === path)];
}
