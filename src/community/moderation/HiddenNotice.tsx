/** On the page of a hidden scenario, for those who still see it. */

interface HiddenNoticeProps {
  /** Whether its author looks. */
  readonly isOwn: boolean;
  /** Whether it is hidden itself; else it is because its author is banned. */
  readonly isItself: boolean;
  /** What the moderator wrote; null where nobody hid the scenario itself. */
  readonly reason: string | null;
}

/** That it is hidden, and why. */
export function HiddenNotice({ isOwn, isItself, reason }: HiddenNoticeProps) {
  return (
    <p className="scenario-hidden">
      {isOwn
        ? 'A moderator has hidden this scenario: nobody but you and the moderators can see it. You can change or delete it, or publish another one.'
        : isItself
          ? 'This scenario is hidden: only its author and the moderators can see it.'
          : 'The author of this scenario is banned: only moderators can see it, and it is shown again when the ban ends.'}
      {reason !== null && ` The reason given: “${reason}”`}
    </p>
  );
}
