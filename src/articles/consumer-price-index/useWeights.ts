'use client';
/** Twelve weights as they are typed: whichever is set, the others share what is left. */
import { useMemo, useState } from 'react';
import { formatNumber, type Reading, readNumber } from '../calculator/numbers';
import type { Column } from './BasketRows';
import { WHOLE, withWeight } from './basket';
import { BASE_WEIGHTS, CATEGORIES } from './categories';
import { readWeights, writeList } from './code';

/** What was typed into fields that do not say what their weight is: refused, or being typed. */
interface Drafts {
  readonly texts: ReadonlyMap<number, string>;
  /** The field that is being typed into; null for none. */
  readonly index: number | null;
  /** The weights before it was: `1` and `10` on the way to `100` shall leave no trace. */
  readonly from: readonly number[];
}

const NONE: Drafts = { texts: new Map(), index: null, from: BASE_WEIGHTS };

/** What is typed as weights, and what it means. */
export interface Weights {
  readonly column: Column;
  /** In hundredths of a percent; they always come to 100 %. */
  readonly weights: readonly number[];
  /** Whether a field holds something that is no weight. */
  readonly isRefused: boolean;
  /** Whether the address held weights that do not make up a basket. */
  readonly isUnread: boolean;
  readonly isChanged: boolean;
  readonly setBack: () => void;
}

/**
 * The weights that a text holds, as fields.
 *
 * @param held the text, as the address keeps it
 * @param hold keeps another text
 */
export function useWeights(held: string, hold: (text: string) => void): Weights {
  const [drafts, setDrafts] = useState(NONE);
  return useMemo(() => {
    const read = readWeights(held, BASE_WEIGHTS);
    const weights = read ?? BASE_WEIGHTS;
    const onChange = (index: number, text: string) => {
      const from = drafts.index === index ? drafts.from : weights;
      setDrafts({ texts: draftsWith(drafts, index, text), index, from });
      const { value } = readWeight(index, text);
      // A refusal leaves the weights as they were before the field was touched.
      const next = value === undefined ? from : withWeight(from, index, value, BASE_WEIGHTS);
      hold(writeList(next, BASE_WEIGHTS));
    };
    const entries = weights.map((weight, index) => {
      const draft = drafts.texts.get(index);
      if (draft === undefined) return { text: formatNumber(weight / 100, 2), problem: undefined };
      return { text: draft, problem: readWeight(index, draft).problem };
    });
    return {
      column: { title: 'Weight', entries, onChange },
      weights,
      isRefused: entries.some(({ problem }) => problem !== undefined),
      isUnread: read === null,
      isChanged: held !== '' || drafts.texts.size > 0,
      setBack: () => {
        setDrafts(NONE);
        hold('');
      },
    };
  }, [held, hold, drafts]);
}

/** The drafts after another was typed: of the others, only those that are refused stay. */
function draftsWith({ texts }: Drafts, index: number, text: string): ReadonlyMap<number, string> {
  const kept = [...texts].filter(
    ([other, draft]) => other !== index && readWeight(other, draft).problem !== undefined,
  );
  return new Map([...kept, [index, text]]);
}

function readWeight(index: number, text: string): Reading {
  const reading = readNumber(text, {
    min: 0,
    max: WHOLE / 100,
    decimals: 2,
    unit: '%',
    name: `the weight of “${CATEGORIES[index]?.name ?? ''}”`,
  });
  if (reading.value === undefined) return reading;
  return { value: Math.round(reading.value * 100) };
}
