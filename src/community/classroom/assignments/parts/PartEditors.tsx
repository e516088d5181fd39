'use client';
/** The parts of an assignment that is being written, in order: each can be moved and removed, and others added. */
import { type ReactNode, useRef } from 'react';
import { MAX_PARTS } from '@/src/contract/limits';
import { Button } from '@/src/ui/button';
import { added, type DraftKind, type DraftPart, moved, without } from './draftParts';

/** What each kind is called. */
const KINDS: Readonly<Record<DraftKind, string>> = {
  board: 'Board',
  choice: 'Choice',
  number: 'Number',
  short: 'Answer in words',
  predict: 'Prediction',
};

/** The same within a heading. */
const HEADED: Readonly<Record<DraftKind, string>> = {
  board: 'the board',
  choice: 'a choice',
  number: 'a number',
  short: 'an answer in words',
  predict: 'a prediction',
};

/** In the order of their buttons. */
const ORDER: readonly DraftKind[] = ['board', 'choice', 'number', 'short', 'predict'];

interface PartEditorsProps {
  readonly parts: readonly DraftPart[];
  /** Ids of parts that are gone, which no new part gets. */
  readonly taken: readonly string[];
  readonly onChange: (parts: readonly DraftPart[]) => void;
  /** The fields of a part. */
  readonly children: (part: DraftPart) => ReactNode;
}

/** A single part stands without a frame, as it is all there is. */
export function PartEditors({ parts, taken, onChange, children }: PartEditorsProps) {
  const adding = useRef<HTMLFieldSetElement>(null);
  const isAlone = parts.length === 1 && parts[0]?.kind === 'board';
  return (
    <>
      {parts.map((part, index) => (
        // The key is the part’s: what was typed moves with it.
        <section
          key={part.id}
          className={isAlone ? undefined : 'part-editor'}
          aria-label={`Part ${index + 1}`}
        >
          {!isAlone && (
            <div className="part-editor-head">
              <h3>
                Part {index + 1}: {HEADED[part.kind]}
              </h3>
              <Button
                type="button"
                aria-label={`Move part ${index + 1} up`}
                aria-disabled={index === 0}
                onClick={() => onChange(moved(parts, part.id, -1))}
              >
                Up
              </Button>
              <Button
                type="button"
                aria-label={`Move part ${index + 1} down`}
                aria-disabled={index === parts.length - 1}
                onClick={() => onChange(moved(parts, part.id, 1))}
              >
                Down
              </Button>
              <Button
                type="button"
                aria-label={`Remove part ${index + 1}`}
                // An assignment has one part at least.
                aria-disabled={parts.length === 1}
                onClick={() => {
                  if (parts.length === 1) return;
                  onChange(without(parts, part.id));
                  // The button that was pressed has gone.
                  adding.current?.querySelector('button')?.focus();
                }}
              >
                Remove
              </Button>
            </div>
          )}
          {children(part)}
        </section>
      ))}
      <fieldset ref={adding}>
        <legend>Add a part</legend>
        {parts.length < MAX_PARTS ? (
          <div className="classroom-buttons">
            {ORDER.map((kind) => (
              <Button type="button" key={kind} onClick={() => onChange(added(parts, kind, taken))}>
                {KINDS[kind]}
              </Button>
            ))}
          </div>
        ) : (
          <p>An assignment has at most {MAX_PARTS} parts.</p>
        )}
      </fieldset>
    </>
  );
}
