'use client';
/** A remark pinned to the shown round. */
import { useState } from 'react';
import { type BankingRound, wouldRefuse } from '@/events/actions/apply';
import { NOTE_LENGTH } from '@/events/actions/note';
import type { BankingEvent } from '@/events/actions/registry';
import type { Lesson } from '@/events/lessons/lesson';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';

interface NoteFormProps {
  readonly lesson: Lesson;
  readonly round: BankingRound;
  readonly onAct: (event: BankingEvent) => void;
}

/** The field for a note, and the button that pins it. */
export function NoteForm({ lesson, round, onAct }: NoteFormProps) {
  const [text, setText] = useState('');
  const event: BankingEvent = { type: 'note', text: text.trim() };
  const left = NOTE_LENGTH - [...text].length;
  const refusal = text === '' ? null : wouldRefuse(round, event, lesson.offers);
  return (
    <form
      className="rule"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (text === '' || refusal) return;
        onAct(event);
        setText('');
      }}
    >
      <TextField
        label="Note"
        value={text}
        onChange={setText}
        placeholder="In your words"
        error={refusal?.message}
        hint={left < 60 ? `${left} ${left === 1 ? 'character' : 'characters'} left` : undefined}
      />
      <Button type="submit" disabled={text.trim() === '' || refusal !== null}>
        Pin
      </Button>
    </form>
  );
}
