/** The points of a submission, for whoever handed it in. */
import { pointsOf, worthKey } from '@/src/contract/marks';
import { type NamedScore, pointsSaid, sumSaid, TOLD_AT } from './pointsWords';

interface PointsShownProps {
  readonly scores: readonly NamedScore[];
  /** Percent that are taken off for being late. */
  readonly loss: number;
}

/** What each task and question got, why where that was said, and the sum; nothing where none gives points. */
export function PointsShown({ scores, loss }: PointsShownProps) {
  if (scores.length === 0) return null;
  return (
    <>
      <table className="hand-in-points">
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {scores.map((one) => (
            <tr key={worthKey(one)}>
              <th scope="row">
                {one.name}
                {one.byHand !== null && one.byHand.why !== '' && <div>{one.byHand.why}</div>}
              </th>
              <td>
                <Points score={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Together: <strong>{sumSaid(scores, loss)}</strong>
      </p>
    </>
  );
}

function Points({ score }: { readonly score: NamedScore }) {
  const points = pointsOf(score);
  if (points !== null) return `${pointsSaid(points)} of ${score.worth}`;
  return score.toldAt === undefined ? 'No mark yet' : `Told ${TOLD_AT[score.toldAt]}`;
}
