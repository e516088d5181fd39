/** What members say of a scenario. */

import { pluralize } from '@/events/pluralize';
import { signInPath } from '@/src/request/signIn';
import type { Member } from '@/src/server/auth/member';
import type { Comment } from '@/src/server/community/comments';
import type { Paged } from '@/src/server/community/paging';
import type { ShownScenario } from '@/src/server/community/shownScenario';
import { Avatar } from '@/src/ui/Avatar';
import { Day } from '@/src/ui/Day';
import { PageLinks } from '@/src/ui/PageLinks';
import { QuietLink } from '@/src/ui/QuietLink';
import { ConfirmButton } from '../ConfirmButton';
import { LocalTime } from '../classroom/LocalTime';
import { Linked } from '../linked';
import { ModerationButton } from '../moderation/ModerationButton';
import { ReportButton } from '../moderation/ReportButton';
import { StayAtNamed } from '../StayAtNamed';
import { StillHere } from '../StillHere';
import { commentPlace, memberPath, scenarioPath } from '../words';
import { CommentForm } from './CommentForm';
import { EditComment } from './EditComment';

/** The id of the heading: links lead to it, and it takes the focus of a comment that is deleted. */
export const COMMENTS_ID = 'scenario-comments';

interface CommentsProps {
  readonly scenario: ShownScenario;
  readonly viewer: Member | null;
  readonly comments: Paged<Comment>;
}

/** The comments, oldest first, and the form for another one. */
export function Comments({ scenario, viewer, comments }: CommentsProps) {
  const { items, total, page, pages } = comments;
  const path = scenarioPath(scenario.id);
  return (
    <section aria-labelledby={COMMENTS_ID} className="comments">
      <h2 id={COMMENTS_ID} tabIndex={-1}>
        {total === 0 ? 'Comments' : pluralize(total, 'comment')}
      </h2>
      {total === 0 && <p>Nobody has said anything about it yet.</p>}
      <StayAtNamed />
      <ul>
        {items.map((comment) => (
          <li key={comment.id} id={commentPlace(comment.id)}>
            <StillHere>
              <OneComment
                comment={comment}
                viewer={viewer}
                isOnOwn={viewer?.id === scenario.author.id}
                isOpen={!scenario.isHidden}
              />
            </StillHere>
          </li>
        ))}
      </ul>
      <PageLinks
        label="Pages of comments"
        page={page}
        pages={pages}
        pathOf={(next) => `${path}?comments=${next}#${COMMENTS_ID}`}
      />
      {!scenario.isHidden &&
        (viewer ? (
          <CommentForm scenarioId={scenario.id} />
        ) : (
          <p>
            <a href={signInPath(path)}>Sign in</a> to add a comment.
          </p>
        ))}
    </section>
  );
}

interface OneCommentProps {
  readonly comment: Comment;
  readonly viewer: Member | null;
  /** Whether the scenario is the viewer’s own. */
  readonly isOnOwn: boolean;
  /** Whether the scenario is there for everybody. */
  readonly isOpen: boolean;
}

function OneComment({ comment, viewer, isOnOwn, isOpen }: OneCommentProps) {
  const { id, author, text, createdAt, editedAt, isHidden } = comment;
  const isOwn = viewer?.id === author.id;
  return (
    <article aria-label={`Comment by ${author.name}`} className="comment">
      <span aria-hidden="true">
        <Avatar name={author.name} image={author.image} size={32} />
      </span>
      <div>
        <p className="comment-by">
          <QuietLink href={memberPath(author.id)}>{author.name}</QuietLink> ·{' '}
          <Day date={createdAt} />
          {editedAt && (
            <>
              {' '}
              · Edited <LocalTime at={editedAt.toISOString()} />
            </>
          )}
        </p>
        {isHidden && <p className="scenario-hidden">A moderator has hidden this comment.</p>}
        <p dir="auto" className="comment-text">
          <Linked text={text} />
        </p>
        <div className="comment-actions">
          {isOwn && isOpen && !isHidden && (
            <EditComment id={id} text={text} name={`Edit the comment by ${author.name}`} />
          )}
          {(isOwn || isOnOwn) && (
            <ConfirmButton
              label="Delete"
              name={`Delete the comment by ${author.name}`}
              title="Delete this comment?"
              what="It goes for good."
              command={{ does: 'deleteComment', params: { id } }}
              heir={COMMENTS_ID}
            />
          )}
          {viewer?.role === 'member' && !isOwn && !isHidden && (
            <ReportButton
              kind="comment"
              subjectId={id}
              name={`Report the comment by ${author.name}`}
            />
          )}
          {viewer?.role === 'moderator' && (
            <ModerationButton
              action={isHidden ? 'restore' : 'hide'}
              kind="comment"
              subjectId={id}
              name={`the comment by ${author.name}`}
            />
          )}
        </div>
      </div>
    </article>
  );
}
