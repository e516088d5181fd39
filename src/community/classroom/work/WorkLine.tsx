'use client';
/** The line over the board of a part: which part it is, the ways to those beside it, and Hand in. */
import type { BannerProps } from '@/src/board/session/slots';
import { assignmentPath } from '../paths';
import { partPath, type WorkPlan } from './plan';
import '../../share/banner.css';

interface WorkLineProps extends Pick<BannerProps, 'onHandIn'> {
  readonly plan: WorkPlan;
  readonly part: string;
  /** Whether the page says which part it is, and leads to the next one at its end. */
  readonly isUnderTitle?: boolean;
}

/** What is done stays in the browser on the way from one part to the next. */
export function WorkLine({ plan, part, onHandIn, isUnderTitle = false }: WorkLineProps) {
  const index = plan.parts.findIndex(({ id }) => id === part);
  const [before, after] = [plan.parts[index - 1], plan.parts[index + 1]];
  return (
    <nav className="assignment-banner" aria-label="Parts of the assignment">
      <p>
        {!isUnderTitle && `Part ${index + 1} of ${plan.parts.length}`}
        {before && (
          <>
            {!isUnderTitle && ' · '}
            <a href={partPath(plan.id, before.id)} rel="prev">
              Previous part
            </a>
          </>
        )}
        {after && !isUnderTitle && (
          <>
            {' · '}
            <a href={partPath(plan.id, after.id)} rel="next">
              Next part
            </a>
          </>
        )}
      </p>
      {onHandIn && plan.closed === null ? (
        <button type="button" className="text-button" onClick={onHandIn}>
          Hand in
        </button>
      ) : (
        <a href={`${assignmentPath(plan.id)}#hand-in`}>All parts</a>
      )}
    </nav>
  );
}
