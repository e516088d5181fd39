'use client';

/** The star of a scenario: given and taken back by the same button. */
import { useState } from 'react';
import { pluralize } from '@/events/pluralize';
import { star, unstar } from '@/src/contract/scenarios';
import { Problem } from '@/src/request/Problem';
import { Button } from '@/src/ui/button';
import { useSendingHere } from '../StillHere';

interface StarButtonProps {
  readonly id: string;
  readonly stars: number;
  readonly isStarred: boolean;
}

/** For somebody who is signed in. */
export function StarButton({ id, ...given }: StarButtonProps) {
  const [{ stars, isStarred }, setStars] = useState(given);
  const { isSending, isGone, problem, go } = useSendingHere();
  const press = async () => {
    const data = await go(isStarred ? unstar : star, { params: { id } });
    if (data) setStars(data);
  };
  return (
    <>
      <Button
        type="button"
        aria-pressed={isStarred}
        aria-disabled={isSending || isGone}
        onClick={() => void press()}
      >
        <Star isFull={isStarred} /> {isStarred ? 'Starred' : 'Star'}
        <span className="scenario-stars">
          {stars}
          <span className="visually-hidden"> {stars === 1 ? 'star' : 'stars'}</span>
        </span>
      </Button>
      <Problem problem={problem} />
    </>
  );
}

/** What stands there for whoever is not signed in: the count, and the way to add to it. */
export function StarLink({ stars, signIn }: { readonly stars: number; readonly signIn: string }) {
  return (
    <a className="scenario-link" href={signIn}>
      <Star isFull={false} /> {pluralize(stars, 'star')} · Sign in to star
    </a>
  );
}

function Star({ isFull }: { readonly isFull: boolean }) {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" focusable="false">
      <path
        d="M10 2.2l2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.7-4.8 2.7 1-5.5-4-3.8 5.4-.7z"
        fill={isFull ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
