'use client';
/** What to start from: an empty board, an example, the opening of a lesson, or a system built earlier. */
import { useId, useRef, useState } from 'react';
import { pluralize } from '@/events/pluralize';
import { CATALOGUE } from '@/src/lessons/course/catalogue';
import { loadLesson } from '@/src/lessons/course/load';
import { Button } from '@/src/ui/button';
import { Select } from '@/src/ui/select';
import { FileButton } from '../share/FilePart';
import { draftOf, EMPTY_DRAFT, type SystemDraft } from './draft';
import { EXAMPLES } from './examples';
import type { Systems } from './useSystems';

/** Something to start from, and how to get it. It rejects when it cannot be fetched. */
interface Start {
  readonly value: string;
  /** Short enough to fit on a phone. */
  readonly label: string;
  load(): Promise<SystemDraft>;
}

const EMPTY: Start = { value: 'empty', label: 'An empty board', load: async () => EMPTY_DRAFT };

/** A start that shows something, and what that is. */
interface ExampleStart extends Start {
  readonly title: string;
  readonly about: string;
}

const EXAMPLE_STARTS: readonly ExampleStart[] = EXAMPLES.map(
  ({ system, title, about, opening }) => ({
    title,
    about,
    value: `example-${system}`,
    label: title,
    load: async () => draftOf(opening, title),
  }),
);

/** Letters of a choice that a phone shows in full. */
const MAX_LABEL = 41;

/** A long title of two parts by its first: the number says which lesson it is. */
function shortly(label: string): string {
  const [first = label] = label.split(' and ');
  return label.length > MAX_LABEL ? first : label;
}

const LESSON_STARTS: readonly Start[] = CATALOGUE.filter(({ hasBoard }) => hasBoard).map(
  ({ id, title }) => ({
    value: `lesson-${id}`,
    label: shortly(`Lesson ${id}, ${title}`),
    load: async () => draftOf((await loadLesson(id)).opening, title),
  }),
);

function earlierStart(draft: SystemDraft, index: number): Start {
  const { title, steps } = draft;
  return {
    value: `earlier-${index}`,
    label: `Built earlier: ${title === '' ? 'untitled' : title}, ${pluralize(steps.length, 'step')}`,
    load: async () => draft,
  };
}

const FIRST = EXAMPLE_STARTS[0]?.value ?? EMPTY.value;

interface StartFromProps {
  readonly systems: Systems;
  /** Opens a log file. */
  readonly onFile: (file: File) => void;
}

/** The choice, the button that starts from it, and the way in for files. */
export function StartFrom({ systems, onFile }: StartFromProps) {
  const starts = [EMPTY, ...systems.earlier.map(earlierStart), ...EXAMPLE_STARTS, ...LESSON_STARTS];
  const [value, setValue] = useState(FIRST);
  const [failed, setFailed] = useState(false);
  // As it was found: what is built by hand does not move what one is at. Once one of them is begun, they have done their work.
  const [isOpen, setOpen] = useState(systems.built.listed.length === 0);
  const chosen = starts.find((one) => one.value === value) ?? EMPTY;
  const begin = async (from: Start) => {
    setFailed(false);
    try {
      systems.begin(await from.load(), `Started from: ${from.label}`);
      setOpen(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="build-start">
      <Select
        label="Start from"
        stacked
        value={chosen.value}
        onChange={setValue}
        options={starts}
      />
      <Button type="button" onClick={() => void begin(chosen)}>
        Start
      </Button>
      <FileButton onFile={onFile} />
      <Examples
        isOpen={isOpen}
        onOpen={setOpen}
        onStart={(from) => {
          setValue(from.value);
          void begin(from);
        }}
      />
      {failed && (
        <p className="form-error" role="alert">
          This opening could not be loaded. Check the connection and try again.
        </p>
      )}
    </div>
  );
}

interface ExamplesProps {
  /** Whether they are shown. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onStart: (from: Start) => void;
}

/** The examples with what each is about, to be started from at once. */
function Examples({ isOpen, onOpen, onStart }: ExamplesProps) {
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  return (
    <details
      className="build-examples"
      open={isOpen}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
    >
      <summary ref={summary}>What the examples show</summary>
      <ul>
        {EXAMPLE_STARTS.map((example) => (
          <li key={example.value}>
            <button
              type="button"
              className="text-button"
              aria-describedby={`${id}-${example.value}`}
              onClick={() => {
                // The button goes with the list.
                summary.current?.focus();
                onStart(example);
              }}
            >
              {example.title}
            </button>
            <p id={`${id}-${example.value}`}>{example.about}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
