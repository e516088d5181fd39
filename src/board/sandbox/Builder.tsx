'use client';
/** Building a system: what holds it together, the steps of its opening, and what they come to. */
import { type RefObject, useRef } from 'react';
import { YEAR_LENGTHS } from '@/events/banking/ledger/interest';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import { SYSTEM_TITLES, systemNamed } from '@/events/banking/systems/registry';
import { MAX_TITLE_LENGTH } from '@/events/log/log';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { Select } from '@/src/ui/select';
import { basisOf, withAdded, withClock, withSystem } from './draft';
import { Lead } from './Lead';
import { Preview } from './Preview';
import { StartFrom } from './StartFrom';
import { StepForm } from './StepForm';
import { StepList } from './StepList';
import type { Systems } from './useSystems';

interface BuilderProps {
  readonly systems: Systems;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onPlay: () => void;
  /** Opens a log file. */
  readonly onFile: (file: File) => void;
}

/** The form beside the sheets that it builds. */
export function Builder({ systems, heading, onPlay, onFile }: BuilderProps) {
  const { draft, built, menu, change, entitle, isKept } = systems;
  return (
    <div className="build">
      <Lead />
      <div className="build-form">
        <h2 ref={heading} tabIndex={-1}>
          Build a system
        </h2>
        <StartFrom systems={systems} onFile={onFile} />
        <div className="form-rows">
          <TextField
            label="Title"
            value={draft.title}
            maxLength={MAX_TITLE_LENGTH}
            onChange={entitle}
          />
          <SystemField systems={systems} />
          <DaysField systems={systems} />
        </div>
        <Steps systems={systems} />
        <h3>Add a step</h3>
        <StepForm
          menu={menu}
          round={built.last}
          event={null}
          verb="Add"
          onStep={(event) =>
            change(withAdded(draft, event, built), `Step ${built.listed.length + 1} added`)
          }
        />
        <Play systems={systems} onPlay={onPlay} />
        {!isKept && (
          <p className="form-none">
            This browser does not let us save: what you build lasts until the page is closed, or
            travels in the link once you play it.
          </p>
        )}
      </div>
      <Preview built={built} />
    </div>
  );
}

/** How the banks of the board pay one another. */
function SystemField({ systems }: { readonly systems: Systems }) {
  const { draft, built, change } = systems;
  const { system } = built.last.book;
  return (
    <Select
      label="System"
      value={system}
      options={SYSTEM_TYPES.map((value) => ({ value, label: SYSTEM_TITLES[value] }))}
      hint={systemNamed(system).description}
      onChange={(next) => change(withSystem(draft, next), `System changed: ${SYSTEM_TITLES[next]}`)}
    />
  );
}

/** What the choice of days holds where none pass. */
const NO_DAYS = 'none';

/** Whether days pass on the board, and by how many of them a year of interest is divided. */
function DaysField({ systems }: { readonly systems: Systems }) {
  const { draft, built, change } = systems;
  const basis = basisOf(built);
  return (
    <Select
      label="Days"
      value={basis === null ? NO_DAYS : String(basis)}
      options={[
        { value: NO_DAYS, label: 'None: the order of steps is the only time' },
        ...YEAR_LENGTHS.map((days) => ({ value: String(days), label: `Years of ${days} days` })),
      ]}
      hint={
        basis === null
          ? undefined
          : 'Interest accrues by the day, debts fall due, banks have capital; with a central bank, its rates, facilities and the Treasury.'
      }
      onChange={(next) => {
        const days = next === NO_DAYS ? null : Number(next);
        change(
          withClock(draft, built, days),
          days === null ? 'Days taken away' : `Days of a year: ${days}`,
        );
      }}
    />
  );
}

/** The steps, with what was done last and the way back from it. */
function Steps({ systems }: { readonly systems: Systems }) {
  const { said, undoes, undo } = systems;
  const undoButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="build-head">
        <h3>Steps of the opening</h3>
        <p role="status">{said}</p>
        <Button
          type="button"
          ref={undoButton}
          aria-disabled={undoes === null || undefined}
          aria-label={undoes === null ? 'Undo: nothing to undo' : `Undo: ${undoes}`}
          onClick={undo}
        >
          Undo
        </Button>
      </div>
      <StepList systems={systems} undoButton={undoButton} />
    </>
  );
}

/** The button that starts play, or the errors to fix first. */
function Play({ systems, onPlay }: Pick<BuilderProps, 'systems' | 'onPlay'>) {
  const { built } = systems;
  const waits = waitsFor(systems);
  return (
    <div className="build-play">
      <Button
        type="button"
        variant="primary"
        aria-disabled={waits !== null || undefined}
        aria-describedby={waits === null ? undefined : 'build-waits'}
        onClick={waits === null ? onPlay : toRefused}
      >
        Play it
      </Button>
      {waits !== null && (
        <p id="build-waits" className="form-none">
          {waits}
        </p>
      )}
      {waits === null && built.listed.length > 0 && (
        <p className="form-none">
          The board opens with these balance sheets, and its link holds the whole system.
        </p>
      )}
    </div>
  );
}

/** Goes to the first step that the rules refuse. */
function toRefused(): void {
  const button = document.querySelector('.build-step[data-refused=true] button');
  if (button instanceof HTMLElement) button.focus();
}

/** Why the system cannot be played yet; null when it can. */
function waitsFor({ built }: Systems): string | null {
  const [first, ...others] = built.refused;
  if (first) {
    const number = built.listed.indexOf(first) + 1;
    return others.length === 0
      ? `Step ${number} is refused: mend it or remove it first.`
      : `${others.length + 1} steps are refused, step ${number} first: mend them or remove them.`;
  }
  return built.last.book.parties.length === 0 ? 'Nobody is on the board: add a party first.' : null;
}
