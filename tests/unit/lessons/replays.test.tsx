/** Logs that a text links to: the link carries the whole log, and the board plays it from its opening. */
import { describe, expect, test } from 'vitest';
import { isLessonLog, type LessonLog } from '@/events/banking/log';
import { decodePayload, linkPayload, payloadOf } from '@/events/log/link';
import { ReplayLink } from '@/src/lessons/ReplayLink';
import { lessonFrom, lessonOf } from '../../helpers/boards';
import { frozenLog, roundsOf, tasksLogOf } from '../../helpers/logs';
import { LESSON_TEXTS, shown } from '../../helpers/texts';

/** The texts that link to logs, by their folders. */
const WITH_REPLAYS = LESSON_TEXTS.filter(({ source }) => source.includes('<ReplayLink')).map(
  (text) => [text.folder, text] as const,
);

/** The types of the steps of a log that no note follows. */
const withoutNote = ({ events }: LessonLog): readonly string[] =>
  events.flatMap(({ type }, index) =>
    type === 'note' || events[index + 1]?.type === 'note' ? [] : [type],
  );

describe('the replays of', () => {
  test.each(WITH_REPLAYS)('%s are frozen, and have a note at every step', async (_, text) => {
    const main = await shown(text);
    const links = [...main.querySelectorAll('a[href^="#log="]')];
    expect(links.length).toBe(text.source.split('<ReplayLink').length - 1);
    for (const link of links) {
      const decoded = decodePayload(payloadOf(link.getAttribute('href') ?? ''));
      if ('problem' in decoded) throw new Error(decoded.problem);
      const { log } = decoded;
      if (!isLessonLog(log)) throw new Error('a replay belongs to a lesson');
      expect(log.lesson).toBe(text.entry.id);
      const tasks = tasksLogOf(lessonFrom(log.lesson, log.opening));
      const frozen = frozenLog(1, tasks.replace(/tasks$/, 'replay'));
      expect(linkPayload(log)).toBe(linkPayload(frozen));
      expect(roundsOf(log).length).toBeGreaterThan(1);
      expect(withoutNote(log)).toEqual([]);
    }
  });
});

test('a log that the rules refuse is no replay', () => {
  const log = {
    ...{ format: 'tallystick-log', version: 1, world: 'banking', lesson: 35 },
    opening: 'trusts-1907',
    events: [{ type: 'withdraw', customer: 3, bank: 0, amount: 80_001 }],
  };
  expect(() => ReplayLink({ lesson: lessonOf(35), log, children: 'Play it' })).toThrow(
    /^the demonstration of lesson 35/,
  );
});
