'use client';
/** A remark pinned to the shown round. */
import { useState } from 'react';
import type { Refusal } from '@/events/refusal';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { typeset } from '../sentence/plainText';
import { charactersLeft } from './boundWords';

interface NoteFormProps {
  /** What the rules say of a note with this text; null when they let it through. */
  readonly refusalOf: (text: string) => Refusal | null;
  readonly onPin: (text: string) => void;
}

/** The field for a note, and the button that pins it. */
export function NoteForm({ refusalOf, onPin }: NoteFormProps) {
  const [text, setText] = useState('');
  const refusal = text === '' ? null : refusalOf(text.trim());
  const isIdle = text.trim() === '' || refusal !== null;
  return (
    <form
      className="rule"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (isIdle) return;
        onPin(text.trim());
        setText('');
      }}
    >
      <TextField
        label="Note"
        value={text}
        onChange={setText}
        placeholder="In your words"
        error={refusal ? typeset(refusal.message) : undefined}
        hint={charactersLeft(text) ?? undefined}
      />
      <Button type="submit" aria-disabled={isIdle || undefined}>
        Pin
      </Button>
    </form>
  );
}
