/** What a notification says, and where it leads: the same on the page and in a letter. */
import { withFullStop } from '@/events/phrase';
import type { Notice } from './notices';

/** What a notification says, and where it leads. */
export interface NoticeWords {
  /** One sentence, of plain text. */
  readonly text: string;
  /** The path of the page that it is about. */
  readonly path: string;
}

const quoted = (title: string | undefined) => `“${title ?? ''}”`;

const scenarioPath = (id: string | undefined) => `/community/scenarios/${id ?? ''}`;

function commentPath({ scenario, commentId }: Notice): string {
  return `${scenarioPath(scenario?.id)}?comment=${commentId}#comment-${commentId}`;
}

const assignmentPath = ({ assignment }: Notice) => `/community/assignments/${assignment?.id ?? ''}`;

const BY_KIND: { readonly [Kind in Notice['kind']]: (notice: Notice) => NoticeWords } = {
  comment: (notice) => ({
    text: `${notice.actor} commented on your scenario ${quoted(notice.scenario?.title)}.`,
    path: commentPath(notice),
  }),
  reply: (notice) => ({
    text: `${notice.actor} commented on ${quoted(notice.scenario?.title)} after you.`,
    path: commentPath(notice),
  }),
  star: ({ actor, times, scenario }) => ({
    text: `${times === 1 ? actor : `${times} people`} starred your scenario ${quoted(scenario?.title)}.`,
    path: scenarioPath(scenario?.id),
  }),
  fork: ({ actor, scenario, forkId }) => ({
    text: `${actor} published a fork of your scenario ${quoted(scenario?.title)}.`,
    path: scenarioPath(forkId ?? undefined),
  }),
  hidden: (notice) =>
    notice.commentId === null
      ? {
          text: `A moderator has hidden your scenario ${quoted(notice.scenario?.title)}; its page says why.`,
          path: scenarioPath(notice.scenario?.id),
        }
      : {
          text: `A moderator has hidden your comment on ${quoted(notice.scenario?.title)}.`,
          path: commentPath(notice),
        },
  assignment: (notice) => ({
    text: `You have a new assignment in ${notice.assignment?.className}: ${quoted(notice.assignment?.title)}.`,
    path: assignmentPath(notice),
  }),
  due: (notice) => ({
    text: `${quoted(notice.assignment?.title)} in ${notice.assignment?.className} is due soon, and you have not handed it in.`,
    path: assignmentPath(notice),
  }),
  feedback: (notice) => ({
    text: `You have feedback on ${quoted(notice.assignment?.title)} in ${withFullStop(notice.assignment?.className ?? '')}`,
    path: assignmentPath(notice),
  }),
  news: ({ change }) => ({
    text: `New on the site: ${withFullStop(change?.title ?? '')}`,
    path: change?.path ?? '/changes',
  }),
};

/** A notification in words. */
export function wordsOfNotice(notice: Notice): NoticeWords {
  return BY_KIND[notice.kind](notice);
}
