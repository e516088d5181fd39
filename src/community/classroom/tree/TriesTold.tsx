/** What a class tried beside what it handed in: the commonest refusals before each task, and the commonest wrong predictions. */
import { pluralize } from '@/events/pluralize';
import { typeset } from '@/src/board/sentence/plainText';
import type { ClassTries } from '@/src/contract/classTree';

/** Both lists; a sentence where nobody sent counts. */
export function TriesTold({ learners, refused, predicted }: ClassTries) {
  if (learners === 0) {
    return (
      <p className="class-tree-hint">
        What was refused, and what was predicted wrong, is shown here for those who hand in from the
        board in the browser in which they played.
      </p>
    );
  }
  return (
    <div className="class-tries">
      <h3>What was refused before each task</h3>
      {refused.length === 0 ? <p>Nothing.</p> : <RefusedByTask refused={refused} />}
      <h3>What was predicted wrong</h3>
      {predicted.length === 0 ? <p>Nothing.</p> : <PredictedWrong predicted={predicted} />}
      <p className="class-tree-hint">
        Counted by the browsers of {pluralize(learners, 'learner')}. A prediction counts the first
        time that it is made of an act.
      </p>
    </div>
  );
}

function RefusedByTask({ refused }: Pick<ClassTries, 'refused'>) {
  const tasks = [...new Map(refused.map(({ task, goal }) => [task, goal]))];
  return (
    <ol className="class-tries-tasks">
      {tasks.map(([task, goal]) => (
        <li key={task} value={task + 1}>
          {goal === null ? 'After the last task' : typeset(goal)}
          <ul>
            {refused
              .filter((row) => row.task === task)
              .map(({ rule, tries, learners }) => (
                <li key={rule}>
                  {typeset(rule)}{' '}
                  <span className="class-tries-count">
                    {pluralize(learners, 'learner')}, {tries === 1 ? 'once' : `${tries} times`}
                  </span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function PredictedWrong({ predicted }: Pick<ClassTries, 'predicted'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="class-tree-table" aria-label="What was predicted wrong" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Side</th>
            <th scope="col">Predicted wrong</th>
            <th scope="col">Left out</th>
            <th scope="col">Right</th>
            <th scope="col">Learners who erred</th>
          </tr>
        </thead>
        <tbody>
          {predicted.map(({ account, side, wrong, missed, right, learners }) => (
            <tr key={`${side} ${account}`}>
              <th scope="row">{account}</th>
              <td>{side === 'asset' ? 'assets' : 'liabilities'}</td>
              <td>{wrong}</td>
              <td>{missed}</td>
              <td>{right}</td>
              <td>{learners}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
