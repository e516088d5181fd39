'use client';

/** A button that asks before it takes something away. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import {
  deleteAssignment,
  deleteClass,
  removeInstructor,
  removeLearner,
  renewCode,
} from '@/src/contract/classroom';
import type { ParamsOf } from '@/src/contract/endpoint';
import { deleteComment, deleteScenario } from '@/src/contract/scenarios';
import { giveUpSeat, leaveSeat, removeSeat } from '@/src/contract/seats';
import { Problem } from '@/src/request/Problem';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/overlays/modal';
import { OpenButton, useSendingHere } from './StillHere';
import { sayNext } from './sayNext';
import { useFocusFallback } from './useFocusFallback';
import './forms.css';

/** What such a button can do: the commands that carry nothing but their address. */
const COMMANDS = {
  deleteScenario,
  deleteComment,
  deleteClass,
  deleteAssignment,
  removeInstructor,
  removeLearner,
  removeSeat,
  leaveSeat,
  giveUpSeat,
  renewCode,
} as const;

/** Those that take nothing away for good. */
const HARMLESS: readonly string[] = ['renewCode', 'leaveSeat'];

/** One of them by its name, as a server component can hand it over, and what it is done to. */
type Confirmed = {
  readonly [Name in keyof typeof COMMANDS]: {
    readonly does: Name;
    readonly params: ParamsOf<(typeof COMMANDS)[Name]['path']>;
  };
}[keyof typeof COMMANDS];

interface ConfirmButtonProps {
  /** What the button says: "Delete". */
  readonly label: string;
  /** What a screen reader says of it, where the label alone does not name the thing; the label where left out. */
  readonly name?: string;
  readonly title: string;
  /** What is lost. */
  readonly what: string;
  /** What the button in the dialog says; the label where left out. */
  readonly act?: string;
  /** What that one says while it is under way. */
  readonly busy?: string;
  /** What is done once that was confirmed, and to what. */
  readonly command: Confirmed;
  /** Where to go afterwards, and what that page says of what was done; the page is drawn anew unless told. */
  readonly then?: { readonly path: string; readonly said: string };
  /** The id of what takes the focus, where the button goes with what it takes away. */
  readonly heir?: string;
}

/** Sends what it is for once that was confirmed. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, name, title, what, act = label, busy = 'One moment …' } = props;
  const { command, then, heir } = props;
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const { isSending, isGone, problem, go } = useSendingHere();
  const hasGone = useFocusFallback(heir);
  const send = () =>
    go<(typeof COMMANDS)[Confirmed['does']], object>(COMMANDS[command.does], {
      params: command.params,
    });
  const confirm = async () => {
    // What goes wrong is said, also to whoever closed the dialog meanwhile.
    if (!(await send())) return setOpen(true);
    hasGone();
    setOpen(false);
    if (then !== undefined) {
      sayNext(then.said);
      router.push(then.path);
    }
    router.refresh();
  };
  return (
    <>
      <OpenButton name={name} onOpen={() => setOpen(true)}>
        {label}
      </OpenButton>
      <Modal open={isOpen} onOpenChange={setOpen} title={title} description={what}>
        <Problem problem={problem} />
        <div className="scenario-actions">
          <Button
            type="button"
            variant={HARMLESS.includes(command.does) ? 'primary' : 'danger'}
            aria-disabled={isSending || isGone}
            onClick={() => void confirm()}
          >
            {isSending ? busy : act}
          </Button>
          <Button type="button" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </div>
      </Modal>
    </>
  );
}
