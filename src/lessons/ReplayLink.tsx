/** Links from a lesson's text to a log that its board plays step by step, from whichever opening it starts. */
import type { ReactNode } from 'react';
import { fragmentOf, linkPayload } from '@/events/log/link';
import type { Lesson } from './course/lesson';
import { demonstrationIn } from './demonstrations';

interface ReplayLinkProps {
  readonly lesson: Lesson;
  /** What a log file holds: a log of this lesson, from any of its openings. */
  readonly log: unknown;
  readonly children: ReactNode;
}

/** A link to the log on the board beside the text. Throws where the rules refuse the log, or where it is too long for a link. */
export function ReplayLink({ lesson, log, children }: ReplayLinkProps) {
  const replay = demonstrationIn(log, lesson).log;
  const payload = linkPayload(replay);
  if (payload === null) throw new Error(`“${replay.title}” is too long for a link`);
  return <a href={`#${fragmentOf(payload, null)}`}>{children}</a>;
}
