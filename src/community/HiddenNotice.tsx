/** On the page of a hidden scenario, for those who still see it. */

interface HiddenNoticeProps {
  /** Whether its author looks. */
  readonly isOwn: boolean;
  /** What the moderator wrote; null where the scenario is hidden because its author is banned. */
  readonly reason: string | null;
}

/** That it is hidden, and why. */
export function HiddenNotice({ isOwn, reason }: HiddenNoticeProps) {
  return (
    <p className="scenario-hidden">
      {isOwn
        ? 'A moderator has hidden this scenario: nobody but you and the moderators can see it. You can change or delete it, or publish another one.'
        : 'This scenario is hidden: only its author and the moderators can see it.'}
      {reason !== null && ` The reason given: “${reason}”`}
    </p>
  );
}
