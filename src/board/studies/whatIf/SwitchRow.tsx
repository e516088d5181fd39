'use client';
/** A step of the line with its switch, and what became of it. */
import type { BankingRound } from '@/events/banking/board/rules';
import type { Fate, WhatIf } from '@/events/banking/views/replay/whatIf';
import { roundNumber } from '@/events/timeline/lines';
import { writtenStep } from '@/events/timeline/stepNumber';
import { nodeAt, parentOf, type Timeline, type TimelineNode } from '@/events/timeline/timeline';
import { isNote } from '@/events/world/board';
import { plainText, typeset } from '../../sentence/plainText';

interface SwitchRowProps {
  readonly timeline: Timeline<BankingRound>;
  readonly node: TimelineNode<BankingRound>;
  readonly fate: Fate;
  readonly whatIf: WhatIf;
  readonly isOff: boolean;
  readonly onToggle: () => void;
}

/** The note beside an event's text; empty for one that is done again. */
const SAID: Readonly<Record<Exclude<Fate, 'done'>, string>> = {
  off: 'off',
  refused: 'refused',
  unreached: 'not reached',
};

/** One row. A note has no switch: it goes with the step that it is pinned to. */
export function SwitchRow({ timeline, node, fate, whatIf, isOff, onToggle }: SwitchRowProps) {
  const { event } = node.round;
  const before = nodeAt(timeline, parentOf(timeline, node.id)).round;
  const text = plainText(timeline.board.tell(node.round, before));
  const isRemark = isNote(event);
  const closes = node.round.count > before.count;
  const what = (
    <>
      <span className="switch-step">
        {closes ? writtenStep(roundNumber(timeline, node.id)) : isRemark ? 'Note' : 'Setting'}
      </span>{' '}
      <span>
        {fate === 'off' ? <s>{text}</s> : text}
        {fate !== 'done' && <strong className="switch-fate"> {SAID[fate]}</strong>}
      </span>
    </>
  );
  return (
    <li className="switch" data-fate={fate}>
      {isRemark ? (
        <p className="switch-row">{what}</p>
      ) : (
        <label className="switch-row">
          <input type="checkbox" checked={!isOff} onChange={onToggle} />
          {what}
        </label>
      )}
      {fate === 'refused' && whatIf.stop && (
        <p className="switch-why">{typeset(whatIf.stop.refusal.message)}</p>
      )}
    </li>
  );
}
