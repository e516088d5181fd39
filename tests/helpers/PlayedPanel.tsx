/** The panel on a timeline that grows as one acts, with a way back and on. */
import { useMemo, useState } from 'react';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { nodeAt } from '@/events/timeline/timeline';
import type { AnyEvent } from '@/events/world/board';
import { Composer } from '@/src/board/composer/Composer';
import { type Screen, useScreen } from '@/src/board/screen/useScreen';
import { type BankingGame, lessonGame } from '@/src/board/session/game';
import { useOffers } from '@/src/board/session/useBankingSystem';
import { lessonOf } from './boards';
import { acting, openingCursorOf, stepped } from './cursors';

interface PlayedPanelProps {
  readonly lesson: number;
  /** Done before the panel is there. */
  readonly before?: readonly BankingEvent[];
  readonly selected: number;
  readonly isPlaying?: boolean;
  readonly onAct: (event: BankingEvent) => void;
  readonly onRefused?: (event: AnyEvent) => void;
}

/** The screen of a board, with a party selected. */
function useSelecting(game: BankingGame, first: number): Screen {
  const screen = useScreen(game);
  const [isFirst, setFirst] = useState(true);
  return {
    ...screen,
    selected: isFirst ? first : screen.selected,
    setSelected: (party) => {
      setFirst(false);
      screen.setSelected(party);
    },
  };
}

/** The panel as the board keeps it. */
export function PlayedPanel(props: PlayedPanelProps) {
  const {
    lesson,
    before = [],
    selected: first,
    isPlaying = false,
    onAct,
    onRefused = () => {},
  } = props;
  const [cursor, setCursor] = useState(() => acting(openingCursorOf(lesson), ...before));
  const { timeline, at } = cursor;
  const game = useMemo(() => lessonGame(lessonOf(lesson)), [lesson]);
  const screen = useSelecting(game, first);
  const offers = useOffers(game, nodeAt(timeline, at).round.book);
  return (
    <>
      <Composer
        offers={offers}
        timeline={timeline}
        at={at}
        screen={screen}
        game={game}
        isPlaying={isPlaying}
        onAct={(event) => {
          onAct(event);
          setCursor(acting(cursor, event));
        }}
        send={(event) => {
          if (event.type === 'ACT') onRefused(event.event);
          if (event.type === 'FIRST') setCursor(stepped(cursor, 0));
        }}
      />
      {[-1, 0, 1].map((round) => (
        <button key={round} type="button" onClick={() => setCursor(stepped(cursor, round))}>
          Go to {round}
        </button>
      ))}
    </>
  );
}
