/** Logs that a text links to: the link carries the whole log, and the board plays it from its opening. */
import { describe, expect, test } from 'vitest';
import { isLessonLog } from '@/events/banking/log';
import { decodePayload, linkPayload, payloadOf } from '@/events/log/link';
import { ReplayLink } from '@/src/lessons/ReplayLink';
import { lessonOf } from '../../helpers/boards';
import { frozenLog, roundsOf, tasksLogOf } from '../../helpers/logs';
import { LESSON_TEXTS, shown } from '../../helpers/texts';

/** The texts that link to logs, by their folders. */
const WITH_REPLAYS = LESSON_TEXTS.filter(({ source }) => source.includes('<ReplayLink')).map(
  (text) => [text.folder, text] as const,
);

describe('the replays of', () => {
  test.each(WITH_REPLAYS)('%s are those that meet the tasks of its openings', async (_, text) => {
    const main = await shown(text);
    const links = [...main.querySelectorAll('a[href^="#log="]')];
    expect(links.length).toBe(text.source.split('<ReplayLink').length - 1);
    for (const link of links) {
      const decoded = decodePayload(payloadOf(link.getAttribute('href') ?? ''));
      if ('problem' in decoded) throw new Error(decoded.problem);
      const { log } = decoded;
      if (!isLessonLog(log)) throw new Error('a replay belongs to a lesson');
      expect(log.lesson).toBe(text.entry.id);
      const { id } = text.entry;
      const startsFrom = log.opening;
      const frozen = frozenLog(
        1,
        tasksLogOf(startsFrom === undefined ? { id } : { id, startsFrom }),
      );
      expect(linkPayload(log)).toBe(linkPayload(frozen));
      expect(roundsOf(log).length).toBeGreaterThan(1);
      expect(log.events.map(({ type }) => type)).toContain('note');
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
