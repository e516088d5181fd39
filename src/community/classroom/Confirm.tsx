'use client';

/** A button that asks first: its dialog says what would be lost. */
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { Problem } from '@/src/account/Problem';
import { useSending } from '@/src/account/useSending';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/modal';
import { useHeir } from '../useHeir';

interface ConfirmProps {
  /** What the button says, and the title of the dialog. */
  readonly ask: string;
  readonly title: string;
  /** What the button of the dialog says, and what it says while that is under way. */
  readonly act: string;
  readonly busy: string;
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  /** What the button is called for those who do not see what it stands beside. */
  readonly name?: string;
  /** The page to go to afterwards; left out, this one is drawn anew. */
  readonly then?: string;
  /** The id of what takes the focus, where the button goes with what it takes away. */
  readonly heir?: string;
  /** What would be lost. */
  readonly children: ReactNode;
}

/** The button with its dialog. */
export function Confirm(props: ConfirmProps) {
  const { ask, name, title, act, busy, method, path, then, heir, children } = props;
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [isOpen, setOpen] = useState(false);
  const hasGone = useHeir(heir);
  const confirm = async () => {
    if ((await go(method, path)) === null) return;
    hasGone();
    setOpen(false);
    if (then === undefined) router.refresh();
    else router.push(then);
  };
  return (
    <>
      <Button aria-label={name} onClick={() => setOpen(true)}>
        {ask}
      </Button>
      <Modal open={isOpen} onOpenChange={setOpen} title={title}>
        {children}
        <Problem problem={problem} />
        <div className="classroom-buttons">
          <Button variant="primary" aria-disabled={isSending} onClick={() => void confirm()}>
            {isSending ? busy : act}
          </Button>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </div>
      </Modal>
    </>
  );
}
