'use client';
/** Help on the board, in sections. Fetched when it is first opened. */
import type { ReactNode } from 'react';
import { Modal } from '@/src/ui/overlays/modal';
import { KeyList } from './KeyList';
import { NotationLegend } from './Notations';
import { WorkedAccount } from './WorkedAccount';
import './help.css';

interface HelpDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Whether the board keeps books of account, which can be drawn, read and looked into. */
  readonly hasBooks?: boolean;
}

/** The dialog. */
export function HelpDialog({ open, onOpenChange, hasBooks = true }: HelpDialogProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="How the board works"
      description="You act, every balance sheet answers, and stepping back loses nothing."
      variant="sheet"
    >
      <div className="help">
        <Keys />
        <Acting />
        <Stepping />
        <Branches />
        <Colours />
        {hasBooks && (
          <>
            <Accounts />
            <Notations />
            <Closer />
          </>
        )}
        <Sharing />
      </div>
    </Modal>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Acting() {
  return (
    <Section title="Acting">
      <p>
        Write what is to be done in the sentence under the accounts, or drag: take one party’s
        account to another’s, with a finger after resting on it, and what the two can do is offered
        there, with the reason where something would be refused. Drag a line, such as a debt, for
        what can be done with that.
      </p>
      <p>
        By keys: press d on a party’s name or on a figure, go over the other accounts with Tab or
        the arrows, and drop with Enter. Escape puts it back.
      </p>
    </Section>
  );
}

function Stepping() {
  return (
    <Section title="Steps">
      <p>
        Each action is a step, and the sentence above the accounts says what it did. Step 0 is the
        position you were given; the steps before it, with numbers below zero, show how that
        position came about.
      </p>
      <p>
        Step back and forward with the buttons, the slider or the keys, or play the steps one after
        another. Stepping changes nothing: the board shows how things stood then.
      </p>
    </Section>
  );
}

function Branches() {
  return (
    <Section title="Branches">
      <p>
        To undo, step back and act again. What came after is kept as a line of its own: the list of
        steps shows where lines part, and you can go over to another one at any time.
      </p>
      <p>The menu beside the player makes a line the main one, or deletes it from a step on.</p>
    </Section>
  );
}

function Colours() {
  return (
    <Section title="Colours and signs">
      <ul className="help-marks">
        <li>
          <span className="help-grew">+20</span> An item of a balance sheet that grew.
        </li>
        <li>
          <span className="help-shrank">−20</span> An item of a balance sheet that shrank.
        </li>
      </ul>
      <p>
        The colours say more or less, not good or bad: a debt that grows is marked as an asset that
        grows is. You choose whether the changes of this step are marked, for good or for a moment,
        or the last change of every item, or none.
      </p>
      <p>
        Customers, banks and the institutions between them are told apart by their sign, colour and
        word.
      </p>
    </Section>
  );
}

function Accounts() {
  return (
    <Section title="Four ways to show the accounts">
      <WorkedAccount />
    </Section>
  );
}

function Notations() {
  return (
    <Section title="Notations">
      <p>The records say of every entry how it came about.</p>
      <NotationLegend />
    </Section>
  );
}

function Closer() {
  return (
    <Section title="A closer look">
      <p>
        After a step forward the amount goes from the line that it leaves to the line where it
        arrives, and threads join the two lines of each claim that changed. Point at a line to see
        its other side.
      </p>
      <p>
        Press a figure of a balance sheet to see which steps made it up. Press a step’s number in
        the ledger, or in a party’s records, to go to the step.
      </p>
      <p>
        The tabs of Explore look closer: charts, the checks that every step must pass, what was
        refused and why, two steps compared, the same steps with one of them changed, and the same
        payments in other systems.
      </p>
    </Section>
  );
}

function Keys() {
  return (
    <Section title="Keys">
      <p>They work when the board or the page has the focus, never in a field.</p>
      <KeyList />
    </Section>
  );
}

function Sharing() {
  return (
    <Section title="Saving and sharing">
      <p>
        Every step is saved in this browser as you take it, with all branches. Nothing is sent to a
        server.
      </p>
      <p>
        A link holds all steps of the shown line, and opens at the step you choose; so does a file.
        Opening what someone else has shared leaves your own steps as they are.
      </p>
    </Section>
  );
}
