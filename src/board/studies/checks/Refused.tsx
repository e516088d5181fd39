'use client';
/** What the rules have refused on this board: what was tried, and which rule bound. */
import type { BankingRound } from '@/events/banking/board/rules';
import { wordsOf } from '@/events/banking/views/eventWords';
import { RULES } from '@/events/rules';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { stepOf } from '../stepNames';
import type { RefusedAttempt, StudyProps } from '../study';
import '../tables.css';
import './refused.css';
import { typeset } from '../../sentence/plainText';

/** The refused attempts, the latest first. */
export default function Refused({ timeline, refused, send }: StudyProps) {
  if (refused.length === 0) {
    return (
      <p className="study-text">
        Nothing has been refused here yet. When you ask for something that the rules do not let
        pass, such as a payment of more than an account holds, the step stays as it is, and what you
        asked for is listed here with the rule that bound it.
      </p>
    );
  }
  return (
    <>
      <p className="study-text">
        A refusal changes nothing: no balance moved, and no step was added. The latest stands first.
      </p>
      <ol className="refusals" reversed>
        {numbered(refused).map(({ number, attempt }) => (
          <li key={number}>
            <Attempt
              timeline={timeline}
              attempt={attempt}
              onGo={() => send({ type: 'GO_NODE', node: attempt.node })}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The attempts with their numbers, the latest first. */
function numbered(refused: readonly RefusedAttempt[]) {
  return refused.map((attempt, index) => ({ number: index + 1, attempt })).toReversed();
}

interface AttemptProps {
  readonly timeline: Timeline<BankingRound>;
  readonly attempt: RefusedAttempt;
  readonly onGo: () => void;
}

function Attempt({ timeline, attempt, onGo }: AttemptProps) {
  const { node, event, refusal } = attempt;
  const { label, fields } = wordsOf(event, nodeAt(timeline, node).round);
  const step = stepOf(timeline, node);
  return (
    <article className="refusal">
      <h4 className="refusal-title">
        {label}{' '}
        <button type="button" className="text-button study-jump" onClick={onGo}>
          at {step}
        </button>
      </h4>
      <dl className="refusal-fields">
        {fields.map((field) => (
          <div key={field.name} data-bound={field.name === refusal.field}>
            <dt>{field.label}</dt>
            <dd>{field.value}</dd>
          </div>
        ))}
      </dl>
      <p className="refusal-message">{typeset(refusal.message)}</p>
      <p className="refusal-rule">{typeset(RULES[refusal.code])}</p>
    </article>
  );
}
