'use client';
import { useState } from 'react';
/** What to start from: an empty board, an example, the opening of a lesson, or a system built earlier. */
import { counted } from '@/events/counted';
import { CATALOGUE, entryOf, lectureOf } from '@/events/lessons/catalogue';
import { loadLesson } from '@/events/lessons/load';
import { SYSTEM_TITLES } from '@/events/systems/registry';
import { Button } from '@/src/ui/button';
import { Select } from '@/src/ui/select';
import { FileButton } from '../share/FilePart';
import { draftOf, EMPTY_DRAFT, type SystemDraft } from './draft';
import { EXAMPLES } from './examples';
import type { Systems } from './useSystems';

/** Something to start from, and how to get it. It rejects when it cannot be fetched. */
interface Start {
  readonly value: string;
  readonly label: string;
  load(): Promise<SystemDraft>;
}

const EMPTY: Start = { value: 'empty', label: 'An empty board', load: async () => EMPTY_DRAFT };

const EXAMPLE_STARTS: readonly Start[] = EXAMPLES.map(({ system, title, opening }) => ({
  value: `example-${system}`,
  label: `Example, ${SYSTEM_TITLES[system]}: ${title}`,
  load: async () => draftOf(opening, title),
}));

const LESSON_STARTS: readonly Start[] = CATALOGUE.filter(({ hasBoard }) => hasBoard).map(
  ({ id, title }) => ({
    value: `lesson-${id}`,
    label: `Lesson ${id}, ${lectureOf(entryOf(id)).title}: ${title}`,
    load: async () => draftOf((await loadLesson(id)).opening, title),
  }),
);

function earlierStart(draft: SystemDraft, index: number): Start {
  const { title, steps } = draft;
  return {
    value: `earlier-${index}`,
    label: `Built earlier: ${title === '' ? 'untitled' : title}, ${counted(steps.length, 'step')}`,
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
  const chosen = starts.find((one) => one.value === value) ?? EMPTY;
  const start = async () => {
    setFailed(false);
    try {
      systems.begin(await chosen.load(), `Started from: ${chosen.label}`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="build-start">
      <Select label="Start from" value={chosen.value} onChange={setValue} options={starts} />
      <Button type="button" onClick={() => void start()}>
        Start
      </Button>
      <FileButton onFile={onFile} />
      {failed && (
        <p className="form-error" role="alert">
          This opening could not be loaded. Check the connection and try again.
        </p>
      )}
    </div>
  );
}
