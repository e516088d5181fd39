/** Logs as they are written down: in files, and in links. */
import { describe, expect, test } from 'vitest';
import { decodePayload, encodeCode, encodeLink } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import { note, payment } from '../../helpers/cursors';
import { frozenLog, frozenNames } from '../../helpers/logs';

describe.each(frozenNames(1))('the frozen log %s', (name) => {
  const log = () => frozenLog(1, name);

  test('is what its link and its code hold', () => {
    const carried = { log: log(), truncated: null };
    expect(decodePayload(encodeLink(log()))).toEqual(carried);
    expect(decodePayload(encodeCode(log()))).toEqual(carried);
  });

  test('is what the text of its file holds', () => {
    const { format, version, ...rest } = JSON.parse(fileTextOf(log()));
    expect([format, version]).toEqual(['tallystick-log', 1]);
    expect(rest).toEqual(log());
  });
});

describe('the text of a file', () => {
  test('has an event a line', () => {
    const events = [payment(1, 2, 500), note('So far')];
    expect(fileTextOf({ world: 'banking', lesson: 2, title: 'A “run”', events })).toBe(`{
  "format": "tallystick-log",
  "version": 1,
  "world": "banking",
  "lesson": 2,
  "title": "A “run”",
  "events": [
    { "type": "transfer", "from": 1, "fromBank": 0, "to": 2, "toBank": 0, "amount": 500 },
    { "type": "note", "text": "So far" }
  ]
}
`);
  });

  test('says the stage of the bills, and an opening that a sandbox has, be there events or none', () => {
    expect(fileTextOf({ world: 'bills', lesson: 'bills', stage: 4, events: [] })).toBe(`{
  "format": "tallystick-log",
  "version": 1,
  "world": "bills",
  "lesson": "bills",
  "stage": 4,
  "events": []
}
`);
    const opening = [note('A bank opens')];
    expect(fileTextOf({ world: 'banking', lesson: 'sandbox', opening, events: [] })).toBe(`{
  "format": "tallystick-log",
  "version": 1,
  "world": "banking",
  "lesson": "sandbox",
  "opening": [
    { "type": "note", "text": "A bank opens" }
  ],
  "events": []
}
`);
  });
});
