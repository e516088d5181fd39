import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLANK } from '@/events/ledger/state';
import { fold, openingPosition, openingRounds } from '@/events/log/fold';
import { LOG_FORMAT, LOG_VERSION } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import { lessonOf } from '../helpers/boards';
import { acceptedIn, stepsOf } from '../helpers/play';
import { sessions } from '../helpers/sessions';

test('any prefix of a log folds to the same rounds as the whole', () => {
  fc.assert(
    fc.property(sessions(30), fc.nat(30), (session, cut) => {
      const { lesson } = session;
      const events = acceptedIn(stepsOf(session));
      const whole = fold(openingPosition(lesson), events, lesson.offers);
      const prefix = fold(openingPosition(lesson), events.slice(0, cut), lesson.offers);
      expect(whole.refused).toBeNull();
      expect(prefix.rounds).toStrictEqual(whole.rounds.slice(0, cut));
    }),
  );
});

test('folding goes on from any snapshot as if it had never stopped', () => {
  fc.assert(
    fc.property(sessions(30), fc.nat(30), (session, at) => {
      const { lesson } = session;
      const events = acceptedIn(stepsOf(session));
      const start = openingPosition(lesson);
      const whole = fold(start, events, lesson.offers);
      const snapshot = structuredClone(
        [start, ...whole.rounds][Math.min(at, events.length)] ?? start,
      );
      const rest = fold(snapshot, events.slice(at), lesson.offers);
      expect(rest.rounds).toStrictEqual(whole.rounds.slice(at));
    }),
  );
});

test('a log that went through a file folds to the same rounds', () => {
  fc.assert(
    fc.property(sessions(30), (session) => {
      const { lesson } = session;
      const events = acceptedIn(stepsOf(session));
      const file = {
        format: LOG_FORMAT,
        version: LOG_VERSION,
        world: 'banking',
        lesson: lesson.id,
      };
      const read = parseLogText(JSON.stringify({ ...file, events }));
      if ('problem' in read) throw new Error(read.problem);
      expect(read).toStrictEqual({
        log: { world: 'banking', lesson: lesson.id, events },
        malformed: null,
      });
      const start = openingPosition(lessonOf(read.log.lesson));
      expect(fold(start, read.log.events, lesson.offers)).toStrictEqual(
        fold(start, events, lesson.offers),
      );
    }),
  );
});

test('a round is counted for every event but settings and notes', () => {
  fc.assert(
    fc.property(sessions(30), (session) => {
      const opening = openingRounds(session.lesson).length;
      const events = acceptedIn(stepsOf(session));
      const last = fold(openingPosition(session.lesson), events, session.lesson.offers).rounds.at(
        -1,
      );
      const closing = events.filter(({ type }) => type !== 'note' && !type.startsWith('set'));
      const settled = events.filter(({ type }) => type === 'settleDues');
      const closed = opening + closing.length + settled.length;
      expect(last?.count ?? opening).toBe(closed);
      expect(BLANK.count).toBe(0);
    }),
  );
});
