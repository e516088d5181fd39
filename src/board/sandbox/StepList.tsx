'use client';
/** The steps of an opening, in order: what each does, or why the rules refuse it; edited, moved and taken out in place. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { storyOf } from '@/events/banking/board/rules';
import { composedEvent } from '@/events/banking/composed';
import { Button, IconButton } from '@/src/ui/button';
import { BackIcon, CloseIcon, ForwardIcon } from '@/src/ui/icons';
import { typeset } from '../sentence/plainText';
import { PhraseText } from '../sentence/Sentence';
import { withMoved, without, withReplaced } from './draft';
import { StepForm } from './StepForm';
import type { BuiltStep } from './steps';
import type { Systems } from './useSystems';

/** A button of a step, by what it does. */
type Control = 'edit' | 'up' | 'down';

interface Wanted {
  readonly key: number;
  readonly control: Control;
}

interface StepListProps {
  readonly systems: Systems;
  /** Takes the focus when the step that had it is gone. */
  readonly undoButton: RefObject<HTMLButtonElement | null>;
}

/** The list. Moving a step keeps the focus on the button that moved it. */
export function StepList({ systems, undoButton }: StepListProps) {
  const { draft, built, menu, change } = systems;
  const { listed } = built;
  const [edited, setEdited] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<Wanted | 'undo' | null>(null);

  // A step that is moved in the page loses the focus, and one that is gone takes it along.
  useLayoutEffect(() => {
    const { current } = wanted;
    wanted.current = null;
    if (current === 'undo') undoButton.current?.focus();
    else if (current) focusControl(list.current, current);
  });

  const move = (key: number, by: 1 | -1, number: number) => {
    wanted.current = { key, control: by === 1 ? 'down' : 'up' };
    change(withMoved(draft, key, by), `Step ${number} is now step ${number + by}`);
  };
  if (listed.length === 0) {
    return <p className="form-none">There is none yet. Add a bank and a customer to begin with.</p>;
  }
  return (
    <ol className="build-steps" aria-label="Steps of the opening" ref={list}>
      {listed.map((one, index) => {
        const { key } = one.step;
        const number = index + 1;
        return (
          <li key={key} className="build-step" data-refused={one.refused !== null}>
            <div className="build-row">
              <StepWords built={one} />
              <Controls
                stepKey={key}
                number={number}
                isFirst={index === 0}
                isLast={number === listed.length}
                isEdited={edited === key}
                onEdit={() => setEdited(edited === key ? null : key)}
                onMove={(by) => move(key, by, number)}
                onRemove={() => {
                  wanted.current = 'undo';
                  change(without(draft, key), `Step ${number} removed`);
                }}
              />
            </div>
            {edited === key && (
              <StepForm
                menu={menu}
                // Where another change has given it other ids, what stood in the form would name others.
                key={JSON.stringify(one.event)}
                round={one.before}
                event={one.event}
                verb="Save"
                onStep={(event) => {
                  wanted.current = { key, control: 'edit' };
                  setEdited(null);
                  change(withReplaced(draft, key, event, built), `Step ${number} changed`);
                }}
                onCancel={() => {
                  wanted.current = { key, control: 'edit' };
                  setEdited(null);
                }}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function focusControl(list: HTMLOListElement | null, { key, control }: Wanted): void {
  const button = list?.querySelector(`[data-control="${control}-${key}"]`);
  if (button instanceof HTMLElement) button.focus();
}

function StepWords({ built }: { readonly built: BuiltStep }) {
  const { before, round, event, refused } = built;
  if (round) {
    const phrase = storyOf(round, before);
    return (
      <p className="build-words">
        <PhraseText phrase={phrase} />
      </p>
    );
  }
  return (
    <div className="build-words">
      <p>
        <PhraseText phrase={composedEvent(event, before)} />
      </p>
      <p className="build-refused">
        <strong>Refused.</strong> {typeset(refused?.message ?? '')}
      </p>
    </div>
  );
}

interface ControlsProps {
  readonly stepKey: number;
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function Controls(props: ControlsProps) {
  const { stepKey, number, isFirst, isLast, isEdited, onEdit, onMove, onRemove } = props;
  return (
    <div className="build-controls">
      <Button
        type="button"
        aria-expanded={isEdited}
        aria-label={`Edit step ${number}`}
        data-control={`edit-${stepKey}`}
        onClick={onEdit}
      >
        Edit
      </Button>
      <IconButton
        label={`Move step ${number} up`}
        variant="bare"
        data-control={`up-${stepKey}`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <BackIcon size={18} />
      </IconButton>
      <IconButton
        label={`Move step ${number} down`}
        variant="bare"
        data-control={`down-${stepKey}`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ForwardIcon size={18} />
      </IconButton>
      <IconButton label={`Remove step ${number}`} variant="bare" onClick={onRemove}>
        <CloseIcon size={18} />
      </IconButton>
    </div>
  );
}
