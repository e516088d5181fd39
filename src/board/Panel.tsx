'use client';
/** What the selected party can do, and under it the board's settings and notes. */
import type { BankingEvent } from '@/events/actions/registry';
import type { Lesson } from '@/events/lessons/lesson';
import { nodeAt, type Timeline } from '@/events/log/timeline';
import { Button } from '@/src/ui/button';
import { ActionForm } from './ActionForm';
import { NoteForm } from './NoteForm';
import { PartyPicker } from './PartyPicker';
import { Settings } from './Settings';

interface PanelProps {
  readonly lesson: Lesson;
  readonly timeline: Timeline;
  readonly at: number;
  readonly selected: number;
  readonly onSelect: (partyId: number) => void;
  /** The action last chosen; it stays chosen for every party that can do it. */
  readonly type: string;
  readonly onType: (type: string) => void;
  readonly act: (event: BankingEvent) => void;
  /** Goes to round 0, where acting begins. */
  readonly onStart: () => void;
}

/** The panel. */
export function Panel(props: PanelProps) {
  const { lesson, timeline, at, selected, onSelect, type, onType, act, onStart } = props;
  const { round } = nodeAt(timeline, at);
  const party = round.book.parties[selected] ?? round.book.parties[0];
  if (!party || at < timeline.opening) {
    return (
      <div className="form-none">
        <p>This is how the opening came about. Acting begins at step 0.</p>
        <Button onClick={onStart}>Go to step 0</Button>
      </div>
    );
  }
  return (
    <div className="board-panel">
      <PartyPicker parties={round.book.parties} selected={party.id} onSelect={onSelect} />
      <ActionForm {...{ lesson, round, party, type, onType }} onAct={act} />
      <details className="panel-more">
        <summary>Settings and notes</summary>
        <Settings lesson={lesson} round={round} onAct={act} />
        <NoteForm lesson={lesson} round={round} onAct={act} />
      </details>
    </div>
  );
}
