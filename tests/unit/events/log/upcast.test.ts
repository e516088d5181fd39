import { describe, expect, test } from 'vitest';
import { LOG_VERSION } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import { UPCASTERS, type Upcaster, upcast } from '@/events/log/upcast';
import { frozenLog, frozenNames, frozenText, frozenVersions } from '../../../helpers/logs';

/** Steps that only write down that they have run. */
const steps: readonly Upcaster[] = [1, 2, 3].map((from) => ({
  from,
  name: `Step${from}`,
  step: (content) => ({ was: content, step: from }),
}));

describe('bringing a log forward', () => {
  test('runs every step from its version on, in order', () => {
    expect(upcast({ log: 1 }, 1, steps)).toEqual({
      step: 3,
      was: { step: 2, was: { step: 1, was: { log: 1 } } },
    });
    expect(upcast({ log: 1 }, 2, steps)).toEqual({ step: 3, was: { step: 2, was: { log: 1 } } });
    expect(upcast({ log: 1 }, 3, steps)).toEqual({ step: 3, was: { log: 1 } });
  });

  test('leaves a log of the newest version as it is', () => {
    const content = { format: 'tallystick-log' };
    expect(upcast(content, 4, steps)).toBe(content);
    expect(upcast(content, LOG_VERSION)).toBe(content);
  });

  test('turns a frozen log into what a step makes of it', () => {
    const content: object = JSON.parse(frozenText(1, 'lesson-10-net-and-settle'));
    const retitle: Upcaster = {
      from: 1,
      name: 'RetitleLogs',
      step: (old) => ({ ...old, title: 'Retitled', version: 2 }),
    };
    expect(upcast(content, 1, [retitle])).toMatchObject({
      title: 'Retitled',
      version: 2,
      lesson: 10,
    });
    expect(content).toMatchObject({ title: 'Netting in three moves', version: 1 });
  });
});

describe('the steps that there are', () => {
  test('lead from version 1 to the newest, one version each', () => {
    expect(UPCASTERS.map(({ from }) => from)).toEqual(
      Array.from({ length: LOG_VERSION - 1 }, (_, index) => index + 1),
    );
    for (const { name } of UPCASTERS) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  });

  test('have frozen logs of the version that they read', () => {
    for (const { from } of UPCASTERS) expect(frozenVersions).toContain(from);
    for (const version of frozenVersions) expect(frozenNames(version).length).toBeGreaterThan(0);
  });

  test('read every frozen log whole', () => {
    for (const version of frozenVersions) {
      for (const name of frozenNames(version)) {
        const written: unknown = JSON.parse(frozenText(version, name));
        expect(written).toMatchObject({ version });
        expect(frozenLog(version, name).events.length).toBeGreaterThan(0);
      }
    }
  });

  test('do not take a frozen log that was cut off for a whole one', () => {
    const text = frozenText(1, 'lesson-02-overdraft');
    expect(parseLogText(text.slice(0, -10))).toEqual({
      problem: 'This file was not saved by Tallystick. Choose one that Share saved.',
    });
  });
});
