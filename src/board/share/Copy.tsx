'use client';
/** Copying a text to the clipboard, with a word on what came of it. */
import { type ReactNode, useState } from 'react';
import { Button } from '@/src/ui/button';
import { CheckIcon } from '@/src/ui/icons';
import './copy.css';

type Copied = 'no' | 'yes' | 'failed';

interface CopyProps {
  /** What is copied, as a sentence names it: "link". */
  readonly what: string;
  readonly text: string;
  /** Shows the text, for copying by hand. */
  readonly children: ReactNode;
}

/** A text that is shown and can be copied. A text that has changed counts as not copied yet. */
export function Copy({ what, text, children }: CopyProps) {
  return (
    <div className="share-copy">
      {children}
      <CopyButton key={text} what={what} text={text} />
    </div>
  );
}

function CopyButton({ what, text }: Pick<CopyProps, 'what' | 'text'>) {
  const [copied, setCopied] = useState<Copied>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <>
      <Button variant="primary" onClick={() => void copy()}>
        {copied === 'yes' ? <CheckIcon /> : null} {copied === 'yes' ? 'Copied' : `Copy ${what}`}
      </Button>
      <p className="share-said" role="status">
        {copied === 'yes' && `The ${what} is on the clipboard.`}
        {copied === 'failed' &&
          `The browser did not allow copying: select the ${what} and copy it by hand.`}
      </p>
    </>
  );
}
