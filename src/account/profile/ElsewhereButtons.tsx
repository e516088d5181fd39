'use client';

/** Signing in with an account that somebody has at another site. */
import { useState } from 'react';
import { Problem } from '@/src/request/Problem';
import { Button } from '@/src/ui/button';
import { signInElsewhere } from '../signin/signInWith';

interface ElsewhereButtonsProps {
  readonly sites: readonly { readonly id: string; readonly name: string }[];
  /** The path to go on to. */
  readonly way: string;
}

/** A button for each site. */
export function ElsewhereButtons({ sites, way }: ElsewhereButtonsProps) {
  const [leaving, setLeaving] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const go = async (id: string) => {
    if (leaving !== null) return;
    setLeaving(id);
    setProblem(null);
    const found = await signInElsewhere(id, way);
    if (found === null) return;
    setLeaving(null);
    setProblem(found);
  };
  return (
    <div className="button-row">
      {sites.map(({ id, name }) => (
        <Button key={id} aria-disabled={leaving !== null} onClick={() => go(id)}>
          {leaving === id ? `Going to ${name}` : `Sign in with ${name}`}
        </Button>
      ))}
      <Problem problem={problem} />
    </div>
  );
}
