'use client';
/** What stands in the form of an assignment, kept as a draft whenever it changes. */
import { useEffect, useState } from 'react';
import type { DraftPart } from '../parts/draftParts';
import type { AssignmentWords } from '../WordsOfAssignment';
import type { Unfinished } from './draft';
import type { Holding } from './Holding';
import { type Begun, fresh, resumed, unfinishedIn } from './resume';
import type { DraftSlot } from './useDraft';

/** Writes down what stands in a form. Changes of one field after another come here, from all over the form. */
class Keeper {
  private held: Map<string, unknown>;
  private words: AssignmentWords;
  private parts: readonly DraftPart[];
  suggested: string;
  keep: (unfinished: Unfinished | null) => void = () => {};
  readonly holding: Holding;
  readonly first: Pick<Begun, 'parts' | 'words'>;

  constructor(
    private readonly begun: Begun,
    draft: DraftSlot['resumed'],
  ) {
    const { parts, words, held, suggested } = draft ? resumed(draft, begun) : fresh(begun);
    this.first = { parts, words };
    this.parts = parts;
    this.words = words;
    this.held = new Map(held);
    this.suggested = suggested;
    this.holding = {
      heldBefore: (id) => this.held.get(id),
      hold: (id, now) => {
        if (JSON.stringify(now) === JSON.stringify(this.held.get(id))) return;
        if (now === undefined) this.held.delete(id);
        else this.held.set(id, now);
        this.write();
      },
      // The parts are written without it right after this, unless the whole form goes.
      forget: (id) => this.held.delete(id),
    };
  }

  wordsAre(words: AssignmentWords): void {
    this.words = words;
    this.write();
  }

  partsAre(parts: readonly DraftPart[]): void {
    this.parts = parts;
    this.write();
  }

  private write(): void {
    const { parts, words, held, suggested } = this;
    this.keep(unfinishedIn(this.begun, { parts, words, held, suggested }));
  }
}

/** What a form stands at first, and how it is told of changes. */
export function useStanding(begun: Begun, { resumed: draft, keep }: DraftSlot) {
  const [keeper] = useState(() => new Keeper(begun, draft));
  const [parts, setParts] = useState(keeper.first.parts);
  useEffect(() => {
    keeper.keep = keep;
    keeper.partsAre(parts);
  }, [keeper, keep, parts]);
  return { keeper, parts, setParts };
}
