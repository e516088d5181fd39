'use client';
/** Joins a lesson's board to its text: rounds that the text asks for are shown, and the text is told of them. */
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { boardKey } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import type { LessonLog } from '@/events/banking/log';
import type { Timeline } from '@/events/timeline/timeline';
import { placeOfLog } from './containment';
import { getRequest, getServerRequest, subscribe, takeRequest, tellShown } from './reading';
import { OpeningsContext } from './startFrom';
import type { Send } from './useSession';

interface ReadingBoard {
  /** What the lesson's text shows on the board; null where there is no text, or it shows nothing. */
  readonly demonstration: LessonLog | null;
  /** The timeline shown, and the number of the round shown on it. */
  readonly timeline: Timeline<BankingRound>;
  readonly round: number;
  /** The end of the line shown. */
  readonly leaf: number;
  /** Whether the timeline shown is the demonstration's. */
  readonly isDemonstration: boolean;
  readonly send: Send;
}

/** Follows the text's requests while the board lives. Gives whether something was tried on the demonstration. */
export function useReading(board: ReadingBoard): boolean {
  const { demonstration, timeline, round, leaf, isDemonstration, send } = board;
  const end = timeline.opening + (demonstration?.events.length ?? 0);
  // Not where somebody tried something else on it.
  const openings = useContext(OpeningsContext);
  const isAsRead = isDemonstration && leaf === end;
  const request = useSyncExternalStore(subscribe, getRequest, getServerRequest);

  useEffect(() => {
    if (!demonstration) return;
    tellShown({ lessonId: demonstration.lesson, round, isDemonstration: isAsRead });
  }, [demonstration, round, isAsRead]);

  useEffect(() => () => tellShown(null), []);

  useEffect(() => {
    if (!request || !demonstration) return;
    const asked = takeRequest(demonstration.lesson);
    if (!asked) return;
    const { events, title } = demonstration;
    const read = { problem: null, refused: null };
    // Whoever tried something on the demonstration keeps it: the cursor moves to the line as it was shown.
    const place = isDemonstration ? placeOfLog(timeline, events, asked.round) : null;
    if (place) {
      send({ type: 'GO_NODE', ...place });
      return;
    }
    const board = boardKey(demonstration.lesson, demonstration.opening);
    const log = { board, title: title ?? null, events };
    const visit = {
      type: 'VISIT',
      log,
      isDemonstration: true,
      round: asked.round,
      ...read,
    } as const;
    if (board === timeline.board.key) send(visit);
    else openings?.show({ name: demonstration.opening, visit });
  }, [request, demonstration, timeline, isDemonstration, send, openings]);

  return isDemonstration && timeline.nodes.length > end + 1;
}
