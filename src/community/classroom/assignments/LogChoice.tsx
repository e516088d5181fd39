'use client';

/** The fields of choosing a log to send. */
import { type ChangeEvent, useId } from 'react';
import { TextField } from '@/src/ui/field';
import { UploadIcon } from '@/src/ui/icons';
import { Segmented } from '@/src/ui/segmented';
import { LEAVES_START } from '../handIns/handedInWords';
import { type LogChoosing, SCENARIO_NOT_KEPT } from './useLogChoice';

interface LogChoiceProps {
  readonly choosing: LogChoosing;
  /** Names the group of choices. */
  readonly label: string;
  /** What the choice of none says; left out, one must be chosen. */
  readonly none?: string;
  /** Whether the steps that the text of the lesson shows can be chosen: they are nobody’s to hand in. */
  readonly isForModel?: boolean;
}

/** The choice, and what goes with it. */
export function LogChoice({ choosing, label, none, isForModel = false }: LogChoiceProps) {
  const { source, setSource, lessonId, link, setLink, problem } = choosing;
  return (
    <div className="log-choice">
      <Segmented
        label={label}
        value={source}
        onChange={setSource}
        options={[
          ...(none === undefined ? [] : [{ value: 'none', label: none } as const]),
          ...(isForModel && lessonId !== null
            ? [{ value: 'shown', label: 'The lesson’s text' } as const]
            : []),
          ...(lessonId === null ? [] : [{ value: 'own', label: 'This browser' } as const]),
          { value: 'link', label: 'Link' },
          { value: 'file', label: 'File' },
        ]}
      />
      {source === 'shown' && <OfLessonSaid words={SHOWN_SAID} problem={problem} />}
      {source === 'own' && <OfLessonSaid words={ownWords(choosing)} problem={problem} />}
      {source === 'link' && (
        <TextField
          stacked
          label="Link"
          hint="Share on the board gives it; it holds every step."
          value={link}
          onChange={setLink}
          error={problem}
        />
      )}
      {source === 'file' && <FileChoice {...choosing} />}
    </div>
  );
}

/** What is said of what this browser keeps. */
function ownWords({ own, lessonId, start }: LogChoosing): string {
  if (own === undefined) return 'Looking up what this browser keeps …';
  if (own === null || own.begun === 'not') {
    return start.length > 0
      ? SCENARIO_NOT_KEPT
      : `This browser keeps no step of lesson ${lessonId} yet.`;
  }
  const shown = `What was last shown of lesson ${lessonId} in this browser, up to step ${own.steps}.`;
  return own.begun === 'part' ? `${shown} ${LEAVES_START}` : shown;
}

const SHOWN_SAID = 'The steps that the text of the lesson shows on its board.';

interface OfLessonSaidProps {
  readonly words: string;
  readonly problem: string | undefined;
}

function OfLessonSaid({ words, problem }: OfLessonSaidProps) {
  if (problem !== undefined) {
    return (
      <p className="log-choice-said" data-wrong={true} role="alert" tabIndex={-1}>
        {problem}
      </p>
    );
  }
  return (
    <p className="log-choice-said" role="status">
      {words}
    </p>
  );
}

function FileChoice({ file, setFile, problem }: LogChoosing) {
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0];
    if (chosen) setFile(chosen);
    // Chosen once more, the same file is a change again.
    event.currentTarget.value = '';
  };
  return (
    <div className="log-choice-file">
      <label htmlFor={id}>
        <UploadIcon /> Choose a file
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          aria-describedby={`${id}-says`}
          aria-invalid={problem === undefined ? undefined : true}
          onChange={choose}
        />
      </label>
      <p
        id={`${id}-says`}
        className="log-choice-said"
        aria-live="polite"
        data-wrong={problem !== undefined}
      >
        {problem ?? file?.name ?? 'Steps that were saved as a file under Share.'}
      </p>
    </div>
  );
}
