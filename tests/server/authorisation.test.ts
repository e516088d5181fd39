import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Route } from '@/src/server/http/endpoint';
import { MATRIX, type Row } from './matrix';
import { ask, ENGINES, useSite } from './site';
import {
  askerOf,
  copied,
  everything,
  ROLES,
  type Role,
  type Stage,
  stageOf,
  writesSoFar,
} from './stage';

type Module = Readonly<Record<string, Route>>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every route of the site by method and address, as `POST /api/scenarios`; next-auth’s own has its tests there. */
const routes = new Map<string, Route>();
for (const [path, module] of Object.entries(
  import.meta.glob<Module>('../../src/app/api/**/route.ts', { eager: true }),
)) {
  const address = path.replace('../../src/app', '').replace('/route.ts', '');
  if (address.startsWith('/api/auth/')) continue;
  for (const method of METHODS) {
    const route = module[method];
    if (route) routes.set(`${method} ${address}`, route);
  }
}

const routeOf = ({ name }: Row): Route => {
  const found = routes.get(name);
  if (!found) throw new Error(`there is no route ${name}`);
  return found;
};

/** A role that the route serves, where there is one. */
function allowedIn({ answers }: Row): Role {
  return ROLES.find((role) => role !== 'guest' && answers[role] < 400) ?? 'stranger';
}

function asking({ endpoint, asks }: Row, stage: Stage, role: Role) {
  const { params = {}, query = {}, body } = asks(stage);
  return {
    method: endpoint.method,
    path: `/api/test?${new URLSearchParams(Object.entries(query))}`,
    ...askerOf(stage, role),
    params,
    ...(body instanceof Blob ? { raw: '' } : body ? { body } : {}),
  };
}

describe('the matrix', () => {
  test('has every route, each once', () => {
    const named = MATRIX.map(({ name }) => name);
    expect([...named].sort()).toEqual([...routes.keys()].sort());
  });

  test.each(MATRIX)('$name is served by the route at its address', (row) => {
    expect(routeOf(row).endpoint).toBe(row.endpoint);
  });
});

describe.each(ENGINES)('who may do what, %s', (engine) => {
  const site = useSite(engine);
  // One stage serves all: what was refused has changed nothing, and what was done is undone.
  let set: { readonly stage: Stage; readonly kept: string };
  let isChanged = false;
  /** What had been written when everything was last seen to be as it was. */
  let seen = '';
  let restore: () => Promise<void>;
  beforeAll(async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000000');
    set = { stage: await stageOf(site), kept: await everything(site.db) };
    restore = await copied(site.db);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });
  const stageNow = async () => {
    if (isChanged) await restore();
    isChanged = false;
    return set;
  };

  const isAsItWas = async () => {
    const now = await writesSoFar(site.db);
    if (now === seen) return;
    expect(await everything(site.db)).toBe(set.kept);
    seen = now;
  };

  describe.each(MATRIX)('$name', (row) => {
    test.each(ROLES)('asked by %s', async (role) => {
      const { stage } = await stageNow();
      const { status, error } = await ask(routeOf(row), asking(row, stage, role));
      const isRead = row.endpoint.method === 'GET';
      if (status < 400 && !isRead) isChanged = true;
      expect(status, error ?? '').toBe(row.answers[role]);
      if (status >= 400) expect(error).toMatch(/^[A-Z“].*\.$/);
      if (status >= 400 || isRead) await isAsItWas();
    });
  });

  test.each(MATRIX.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.byAddress))(
    '$name is refused from another site, and without a token, and changes nothing',
    async (row) => {
      const { stage } = await stageNow();
      for (const headers of [{ origin: 'https://evil.example' }, { 'x-csrf-token': null }]) {
        // Nobody, and somebody who may: what is refused to them is refused to all.
        for (const role of ['guest', allowedIn(row)] as const) {
          const asked = { ...asking(row, stage, role), headers };
          expect((await ask(routeOf(row), asked)).status).toBe(403);
        }
      }
      await isAsItWas();
    },
  );
});
