/** The attempts of a hand-in: which one is shown, the ways to the others, and comparing with one of them. */
import { QuietLink } from '@/src/ui/QuietLink';
import { LocalTime } from '../LocalTime';
import { Section } from '../Section';
import { attemptSaid } from './handedInWords';
import type { Compared, HandInView } from './handInView';

interface AttemptsProps {
  readonly view: Pick<HandInView, 'attempt' | 'attempts' | 'board' | 'compared'>;
  /** The page’s address. */
  readonly path: string;
}

/** The list; nothing where there is one attempt only. */
export function Attempts({ view, path }: AttemptsProps) {
  const { attempt, attempts, board, compared } = view;
  if (attempts.length < 2) return null;
  const way = (shown: number, beside?: number): string => {
    const query = new URLSearchParams({ attempt: String(shown) });
    if (board) query.set('part', board.id);
    if (beside !== undefined) query.set('with', String(beside));
    return `${path}?${query}`;
  };
  return (
    <Section id="attempts" title="Attempts">
      <ol className="hand-in-attempts">
        {attempts.map((one) => (
          <li key={one.attempt}>
            {one.attempt === attempt ? (
              <strong aria-current="page">{attemptSaid(one.attempt)}, shown here</strong>
            ) : (
              <QuietLink className="classroom-link" href={way(one.attempt)}>
                {attemptSaid(one.attempt)}
              </QuietLink>
            )}{' '}
            <LocalTime at={one.handedInAt.toISOString()} />{' '}
            {one.attempt !== attempt && board && (
              <QuietLink className="classroom-link" href={way(attempt, one.attempt)}>
                Compare<span className="visually-hidden"> with the {attemptSaid(one.attempt)}</span>
              </QuietLink>
            )}
          </li>
        ))}
      </ol>
      {compared && <p role="status">{comparedWords(compared, attempt)}</p>}
    </Section>
  );
}

/** How two attempts stand to one another, in words. */
export function comparedWords({ attempt: other, goesOn }: Compared, shown: number): string {
  if (goesOn === 'shown') {
    return `The ${attemptSaid(shown)} does all that the ${attemptSaid(other)} did, in the same order: what comes after is new.`;
  }
  if (goesOn === 'other') {
    return `The ${attemptSaid(shown)} does what the ${attemptSaid(other)} began with, and stops before its end.`;
  }
  return `The ${attemptSaid(other)} is on the board as another line. “Compare”, under “Explore”, sets both side by side.`;
}
