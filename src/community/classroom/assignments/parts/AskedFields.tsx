'use client';
/** The fields that every question has while it is written: its prompt, and the points that it is worth. */
import type { ReactNode } from 'react';
import { MAX_PROMPT, MAX_WORTH } from '@/src/contract/limits';
import { TextField } from '@/src/ui/field';
import { TextArea } from '@/src/ui/textArea';

/** What the fields hold. */
interface HeldAsked {
  readonly prompt: string;
  readonly points: string;
}

/** What is wrong, by field. */
type WrongAsked = Partial<Record<keyof HeldAsked, string>>;

/** Whole points in a text; null where there are none, or too many. */
export const wholeIn = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= MAX_WORTH ? Number(text) : null;

/**
 * What is wrong, by field; nothing where it can be sent.
 *
 * @param missing what is said where there is no prompt
 */
export function wrongAsked({ prompt, points }: HeldAsked, missing: string): WrongAsked {
  const over = prompt.length - MAX_PROMPT;
  return {
    ...(prompt.trim() === '' && { prompt: missing }),
    ...(over > 0 && { prompt: `It is too long, by ${over} characters.` }),
    ...(wholeIn(points) === null && { points: `Write whole points, from 0 to ${MAX_WORTH}.` }),
  };
}

interface AskedFieldsProps {
  /** What the prompt is called, how many lines are seen of it, and the sentence under it. */
  readonly label: string;
  readonly rows: number;
  readonly hint: string;
  readonly held: HeldAsked;
  readonly wrong: WrongAsked;
  readonly onChange: (change: Partial<HeldAsked>) => void;
  /** What stands between the two. */
  readonly children?: ReactNode;
}

/** The fields. */
export function AskedFields(props: AskedFieldsProps) {
  const { label, rows, hint, held, wrong, onChange, children } = props;
  return (
    <>
      <TextArea
        label={label}
        rows={rows}
        hint={hint}
        value={held.prompt}
        error={wrong.prompt}
        onChange={(prompt) => onChange({ prompt })}
      />
      {children}
      <TextField
        stacked
        label="Points"
        inputMode="numeric"
        value={held.points}
        error={wrong.points}
        onChange={(points) => onChange({ points })}
      />
    </>
  );
}
