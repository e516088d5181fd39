'use client';
/** Joins a lesson's board to its text: rounds that the text asks for are shown, and the text is told of them. */
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { boardKey } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import type { LessonLog } from '@/events/banking/log';
import { roundNumber } from '@/events/timeline/lines';
import { nodesOfLog } from './containment';
import { getRequest, getServerRequest, subscribe, takeRequest, tellShown } from './reading';
import { OpeningsContext } from './startFrom';
import type { Session } from './useSession';

/**
 * Follows the text's requests while the board lives. Gives whether something was tried on the demonstration.
 *
 * @param demonstration what the lesson's text shows on the board; null where there is no text, or it shows nothing
 */
export function useReading(
  { context, timeline, send }: Session<BankingRound>,
  demonstration: LessonLog | null,
): boolean {
  const { at, leaf, visiting } = context;
  const round = roundNumber(timeline, at);
  const isDemonstration = visiting?.isDemonstration === true;
  const end = timeline.opening + (demonstration?.events.length ?? 0);
  const openings = useContext(OpeningsContext);
  // Not where somebody tried something else on it.
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
    const found = isDemonstration ? nodesOfLog(timeline, events, asked.round) : null;
    if (found) {
      send({ type: 'GO_NODE', ...found });
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
