/** The panel on a timeline that grows as one acts, with a way back and on. */
import { useState } from 'react';
import type { BankingEvent } from '@/events/actions/registry';
import { lessonOf } from '@/events/log/boards';
import { Panel } from '@/src/board/Panel';
import { acting, openingPlaceOf, stepped } from './places';

interface PlayedPanelProps {
  readonly lesson: number;
  /** Done before the panel is there. */
  readonly before?: readonly BankingEvent[];
  readonly selected: number;
  readonly onAct: (event: BankingEvent) => void;
}

/** The panel as the board keeps it. */
export function PlayedPanel({ lesson, before = [], selected: first, onAct }: PlayedPanelProps) {
  const [place, setPlace] = useState(() => acting(openingPlaceOf(lesson), ...before));
  const [selected, setSelected] = useState(first);
  const [type, setType] = useState('');
  const { timeline, at } = place;
  return (
    <>
      <Panel
        {...{ timeline, at, selected, type }}
        lesson={lessonOf(timeline.board)}
        onSelect={setSelected}
        onType={setType}
        act={(event) => {
          onAct(event);
          setPlace(acting(place, event));
        }}
        onStart={() => setPlace(stepped(place, 0))}
      />
      {[-1, 0, 1].map((round) => (
        <button key={round} type="button" onClick={() => setPlace(stepped(place, round))}>
          Go to {round}
        </button>
      ))}
    </>
  );
}
