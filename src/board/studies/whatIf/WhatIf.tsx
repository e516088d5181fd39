'use client';
/** The line as it would be without some of its steps. */
import { memo, useMemo, useState } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { type WhatIf as Folded, withoutEvents } from '@/events/banking/views/replay/whatIf';
import { pluralize } from '@/events/pluralize';
import { playedNodes, type ResumePoint, resumePoint, roundNumber } from '@/events/timeline/lines';
import { writtenStep } from '@/events/timeline/stepNumber';
import { nodeAt, parentOf, type Timeline, type TimelineNode } from '@/events/timeline/timeline';
import { Button } from '@/src/ui/button';
import { ComparedFigures } from '../compare/ComparedFigures';
import { figuresAt } from '../compare/figures';
import { PairedSheets } from '../compare/PairedSheets';
import { Pages } from '../Pages';
import type { StudyProps } from '../study';
import { SwitchRow } from './SwitchRow';
import './whatIf.css';
import { typeset } from '../../sentence/plainText';

/** The steps of the line with their switches, and what is left when some are off. */
export default function WhatIf({ timeline, at, leaf, send }: StudyProps) {
  const [from, setFrom] = useState({ leaf, at });
  if (from.leaf !== leaf) setFrom({ leaf, at });
  return <Switches timeline={timeline} leaf={leaf} send={send} at={from.at} />;
}

interface SwitchesProps extends Pick<StudyProps, 'timeline' | 'leaf' | 'send'> {
  /** The node that was shown as the line was first looked at: its page is open. */
  readonly at: number;
}

/** It looks at the whole line: stepping along it draws nothing anew. */
const Switches = memo(function Switches({ timeline, at, leaf, send }: SwitchesProps) {
  const nodes = useMemo(() => playedNodes(timeline, leaf), [timeline, leaf]);
  // By node: what is switched off on one line is off on another that shares it. Not by a node's
  // number, which names another one after a start over and on somebody else's log.
  const [off, setOff] = useState<ReadonlySet<TimelineNode<BankingRound>>>(new Set());
  const whatIf = useMemo(() => folded(timeline, nodes, off), [timeline, nodes, off]);
  if (nodes.length === 0) {
    return (
      <p className="study-text">
        Nothing has been done on this line yet. Once there are steps, each can be switched off here,
        to see what those after it would have come to without it.
      </p>
    );
  }
  const toggle = (node: TimelineNode<BankingRound>) => {
    const next = new Set(off);
    if (!next.delete(node)) next.add(node);
    setOff(next);
  };
  const shown = nodes.findIndex(({ id }) => id === at);
  return (
    <div className="what-if">
      <p className="study-text">
        Switch a step off: the others are done again without it, each by the rules. The line itself
        stays as it is.
      </p>
      <Pages key={leaf} count={nodes.length} first={shown} what="events">
        {(from, to) => (
          <ol className="switches" aria-label="Steps of this line">
            {nodes.slice(from, to).map((node, index) => (
              <SwitchRow
                key={node.id}
                timeline={timeline}
                node={node}
                whatIf={whatIf}
                fate={whatIf.fates[from + index] ?? 'done'}
                isOff={off.has(node)}
                onToggle={() => toggle(node)}
              />
            ))}
          </ol>
        )}
      </Pages>
      <Ending timeline={timeline} nodes={nodes} whatIf={whatIf} />
      <Keep
        timeline={timeline}
        nodes={nodes}
        whatIf={whatIf}
        send={send}
        onKept={() => setOff(new Set())}
      />
    </div>
  );
});

type Nodes = readonly TimelineNode<BankingRound>[];

/** The position that the line starts from. */
function startOf(timeline: Timeline<BankingRound>): BankingRound {
  return nodeAt(timeline, timeline.opening).round;
}

function folded(
  timeline: Timeline<BankingRound>,
  nodes: Nodes,
  off: ReadonlySet<TimelineNode<BankingRound>>,
): Folded {
  const places = nodes.flatMap((node, index) => (off.has(node) ? index : []));
  const rounds = nodes.map(({ round }) => round);
  return withoutEvents(timeline.board, startOf(timeline), rounds, new Set(places));
}

interface EndingProps {
  readonly timeline: Timeline<BankingRound>;
  readonly nodes: Nodes;
  readonly whatIf: Folded;
}

const NAMES = ['This line', 'What if'] as const;

/** How both end, side by side. */
function Ending({ timeline, nodes, whatIf }: EndingProps) {
  const one = nodes.at(-1)?.round ?? startOf(timeline);
  const other = whatIf.rounds.at(-1) ?? startOf(timeline);
  const isOff = whatIf.fates.includes('off');
  const [ours, theirs] = [figuresAt(one), figuresAt(other)];
  return (
    <section aria-label="What is left">
      <h4 className="study-part">At the end</h4>
      <p role="status" className="study-text">
        {isOff ? said(timeline, nodes, whatIf) : 'All steps are on.'}
      </p>
      {isOff && (
        <>
          <ComparedFigures names={NAMES} one={ours} other={theirs} />
          <PairedSheets one={one} other={other} names={NAMES} onlyDifferent />
        </>
      )}
    </section>
  );
}

function said(timeline: Timeline<BankingRound>, nodes: Nodes, { fates, stop }: Folded): string {
  const count = fates.filter((fate) => fate === 'off').length;
  const what = `${count} of ${pluralize(fates.length, 'event')} off.`;
  const node = stop && nodes[stop.index];
  if (!node) return `${what} All the others can be done.`;
  const step = writtenStep(roundNumber(timeline, node.id));
  const why = typeset(stop.refusal.message);
  return `${what} Step ${step} cannot be done any more, and it ends there: ${why}`;
}

interface KeepProps extends EndingProps {
  readonly send: StudyProps['send'];
  readonly onKept: () => void;
}

/** Plays what is left as a line of its own. */
function Keep({ timeline, nodes, whatIf, send, onKept }: KeepProps) {
  const way = wayOf(timeline, nodes, whatIf);
  if (!way) return null;
  const isThere = way.events.length === 0;
  const keep = () => {
    send({ type: 'GO_NODE', node: way.node });
    for (const event of way.events) send({ type: 'ACT', event });
    onKept();
  };
  return (
    <div className="what-if-keep">
      <Button variant="primary" onClick={keep}>
        {isThere ? 'Go there' : 'Keep as a branch'}
      </Button>
      <p className="study-quiet">
        {!isThere
          ? 'What is left becomes a line beside this one; nothing is lost.'
          : way.node === timeline.opening
            ? 'Nothing but the opening is left: go there to see it.'
            : 'The board already has a line of just these steps: go there to see it.'}
      </p>
    </div>
  );
}

/** From the node before the first event that is off, what is left; null when nothing is off. */
function wayOf(
  timeline: Timeline<BankingRound>,
  nodes: Nodes,
  { fates, rounds }: Folded,
): ResumePoint<BankingRound> | null {
  const first = fates.indexOf('off');
  const node = nodes[first];
  if (!node) return null;
  const events = rounds.slice(first).flatMap(({ event }) => event ?? []);
  return resumePoint(timeline, parentOf(timeline, node.id), events);
}
