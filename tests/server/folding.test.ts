/** The queue in which logs that members send are folded. */
import { setImmediate as letOthers } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishScenario } from '@/src/server/community/publish';
import { FOLDS_AT_ONCE, inTurn } from '@/src/server/folding';
import { publication } from './communityHelp';
import { ask, ENGINES, type Person, useSite } from './site';

/** A door that stands closed until it is opened. */
function door() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = () => resolve();
  });
  return { opened, open };
}

test('logs are folded one at a time, in the order in which they came', async () => {
  const order: string[] = [];
  const folding = (name: string) =>
    inTurn(async () => {
      order.push(`${name} begins`);
      await letOthers();
      order.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all(['a', 'b', 'c'].map(folding))).toEqual(['a', 'b', 'c']);
  const [a, b, c] = ['a', 'b', 'c'].map((name) => [`${name} begins`, `${name} ends`]);
  expect(order).toEqual([a, b, c].flat());
});

test('between two folds everybody else gets a turn', async () => {
  const order: string[] = [];
  const folds = ['a', 'b', 'c'].map((name) => inTurn(async () => order.push(name)));
  const other = (async () => {
    for (const name of ['first', 'second']) {
      await letOthers();
      order.push(name);
    }
  })();
  await Promise.all([...folds, other]);
  expect(order.indexOf('first')).toBeLessThan(order.indexOf('b'));
  expect(order.indexOf('second')).toBeLessThan(order.indexOf('c'));
});

test('one that fails stops nobody behind it', async () => {
  const failed = inTurn(() => Promise.reject(new Error('no board')));
  const next = inTurn(async () => 'folded');
  await expect(failed).rejects.toThrow('no board');
  expect(await next).toBe('folded');
});

describe.each(ENGINES)('a full queue, %s', (engine) => {
  const site = useSite(engine);
  let ann: Person;

  beforeAll(async () => {
    ann = await site.person('Ann');
  });

  test('is answered with when to come again, and takes the same once it has moved on', async () => {
    const { opened, open } = door();
    const waiting = Array.from({ length: FOLDS_AT_ONCE }, () => inTurn(() => opened));
    const body = publication();
    const { status, error, response } = await ask(publishScenario, { as: ann, body });
    expect([status, error]).toEqual([
      503,
      'Many boards are being sent in at the moment. Yours was not taken yet; try again shortly.',
    ]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    open();
    await Promise.all(waiting);
    expect((await ask(publishScenario, { as: ann, body })).status).toBe(201);
  });
});
