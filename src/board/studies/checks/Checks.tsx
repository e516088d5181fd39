'use client';
import { useMemo, useState } from 'react';
import { checkRound, netWorthEffectOf } from '@/events/banking/board/check';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Figure } from '@/events/banking/ledger/invariants/invariant';
import { invariantsOf } from '@/events/banking/ledger/invariants/invariants';
import { evidenceOf, notesFlowOf } from '@/events/banking/views/evidence/evidence';
import type { Evidence } from '@/events/banking/views/evidence/evidenceParts';
import { lineTo } from '@/events/banking/views/line';
import { dollars } from '@/events/money';
import { nodeAt, parentOf, type Timeline } from '@/events/timeline/timeline';
import type { Lesson } from '@/src/lessons/course/lesson';
import { Button } from '@/src/ui/button';
import { CheckIcon, CloseIcon } from '@/src/ui/icons';
import { closingNode } from '../../sentence/lineView';
import { typeset } from '../../sentence/plainText';
import { FigureTable } from '../FigureTable';
import { stepOf } from '../stepNames';
import type { StudyProps } from '../study';
import type { Refolded } from './foldAgain';
import './checks.css';

/** The invariants of the ledger at the shown step: each with the figures that show it, and whether it holds. */

/** A rule as it stands at the shown step. */
interface Check {
  readonly number: number;
  readonly title: string;
  readonly sentence: string;
  readonly figures: readonly Figure[];
  readonly evidence: Evidence | undefined;
  /** What is wrong, by the ledger's own check or by the figures beside it. */
  readonly faults: readonly string[];
}

/** The rule that is about whole logs; the ones that a round can show are numbered around it. */
const FOLDING = 7;

/** The checks of the shown step. */
export default function Checks({ timeline, at, leaf, lesson }: StudyProps) {
  const flow = useMemo(() => notesFlowOf(lineTo(timeline, leaf)), [timeline, leaf]);
  const checks = useMemo(() => checksAt(timeline, at, flow), [timeline, at, flow]);
  const broken = checks.filter(({ faults }) => faults.length > 0).length;
  const [before, after] = [
    checks.filter(({ number }) => number < FOLDING),
    checks.filter(({ number }) => number > FOLDING),
  ];
  return (
    <div className="checks">
      <p className="study-text">
        {broken === 0
          ? `At ${stepOf(timeline, at)} each of these rules holds. `
          : `At ${stepOf(timeline, at)} ${broken} of these rules ${broken === 1 ? 'is' : 'are'} broken. `}
        Beside each stand the ledger's own totals; under Figures they are added up once more, from
        the balance sheets and the records as they are shown.
      </p>
      <ol className="check-list">
        {before.map((check) => (
          <Rule key={check.number} check={check} />
        ))}
        <Folding key={FOLDING} timeline={timeline} at={at} lesson={lesson} />
        {after.map((check) => (
          <Rule key={check.number} check={check} />
        ))}
      </ol>
    </div>
  );
}

/** Settings and notes change nothing, so the round they belong to is looked at. */
function checksAt(
  timeline: Timeline<BankingRound>,
  at: number,
  flow: ReturnType<typeof notesFlowOf>,
): readonly Check[] {
  const { id, depth, round } = closingNode(timeline, at);
  const before = nodeAt(timeline, parentOf(timeline, id)).round;
  const notes = flow[depth] ?? { issued: 0, returned: 0 };
  const evidence = evidenceOf({ before, round, notes });
  const violations = checkRound(before, round);
  const step = { before, round, effect: netWorthEffectOf(before, round) };
  return invariantsOf(round.book).map((invariant) => {
    const { number, title, sentence } = invariant;
    const shown = evidence.find((one) => one.number === number);
    const violated = violations.filter((one) => one.invariant === number);
    return {
      number,
      title,
      sentence,
      figures: invariant.figures(step),
      evidence: shown,
      faults: [...violated.map(({ message }) => message), ...(shown?.faults ?? [])],
    };
  });
}

function Rule({ check }: { readonly check: Check }) {
  const { number, title, sentence, figures, evidence, faults } = check;
  const rows = evidence?.rows ?? [];
  return (
    <li className="check">
      <Heading number={number} title={title} isKept={faults.length === 0} />
      <p className="check-sentence">{typeset(sentence)}</p>
      <dl className="check-figures">
        {figures.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{dollars(amount)}</dd>
          </div>
        ))}
      </dl>
      {faults.length > 0 && (
        <ul className="check-faults">
          {faults.map((fault) => (
            <li key={fault}>{typeset(fault)}</li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <details className="check-more">
          <summary>
            Figures<span className="visually-hidden"> of rule {number}</span>
          </summary>
          <FigureTable
            caption={title}
            isCaptionHidden
            of={number === 1 ? 'Claim' : 'What'}
            columns={(evidence?.columns ?? []).map((name) =>
              name === 'Dollars' ? 'Amount' : name,
            )}
            rows={rows}
          />
        </details>
      )}
    </li>
  );
}

interface HeadingProps {
  readonly number: number;
  readonly title: string;
  /** null until the rule was checked. */
  readonly isKept: boolean | null;
}

function Heading({ number, title, isKept }: HeadingProps) {
  return (
    <h4 className="check-title">
      <span className="check-number">{number}</span> {title}{' '}
      {isKept !== null && (
        <span className="check-state" data-kept={isKept}>
          {isKept ? <CheckIcon size={18} /> : <CloseIcon size={18} />} {isKept ? 'holds' : 'broken'}
        </span>
      )}
    </h4>
  );
}

interface FoldingProps {
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  readonly lesson: Lesson | null;
}

/** What a fold found, and where: it says nothing of any other step. */
interface Found {
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  readonly ways: readonly Refolded[];
}

function Folding({ timeline, at, lesson }: FoldingProps) {
  const [found, setFound] = useState<Found | null>(null);
  const ways = found?.timeline === timeline && found.at === at ? found.ways : [];
  const isTried = ways.some(({ isSame }) => isSame !== null);
  const again = () => {
    // The codec is fetched with it: nobody else on this page needs it.
    void import('./foldAgain').then(
      ({ foldAgain }) => setFound({ timeline, at, ways: foldAgain(timeline, at, lesson) }),
      () =>
        setFound({
          timeline,
          at,
          ways: [
            { isSame: null, sentence: 'It could not be fetched; look whether you are online.' },
          ],
        }),
    );
  };
  return (
    <li className="check">
      <Heading
        number={FOLDING}
        title="The steps say it all"
        isKept={isTried ? ways.every(({ isSame }) => isSame !== false) : null}
      />
      <p className="check-sentence">
        Anyone who plays the same events again, from the beginning or from a link, gets exactly the
        same balances.
      </p>
      <Button onClick={again}>Play it again and compare</Button>
      <div role="status" className="check-found">
        {ways.map(({ sentence }) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </li>
  );
}
