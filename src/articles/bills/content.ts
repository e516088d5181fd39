/** The texts of the article on bills of exchange, by the stage whose board stands beside them. */
import type { ComponentType } from 'react';
import type { BillsStage } from '@/events/bills/stages';
import { type TextFacts, textFacts } from '@/src/lessons/textFacts';
import { PART_TEXTS } from './texts.generated';

interface BillsText extends TextFacts {
  readonly Text: ComponentType<{ readonly stage: BillsStage }>;
}

/** The text of the part at this address; undefined where there is none. */
export function billsTextAt(path: string): BillsText | undefined {
  const text = PART_TEXTS.get(path.slice(path.lastIndexOf('/') + 1));
  return text && { Text: text.default, ...textFacts(text) };
}
