/** Who asks for what in a load test: members who read, star, comment and publish. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { publish } from '../site/making';
import { type Reply, Visitor } from '../site/visitor';
import type { Kind } from './openLoop';

/** How many members there are, and how many scenarios before it begins. */
const MEMBERS = 20;
const SCENARIOS = 200;

const LOGS = 'fixtures/logs/v1';

/** The list page, whose time is what the test is about. */
export const LIST = 'list';

/** Logs that can be published, as the texts of their files. */
const logs = readdirSync(LOGS)
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(`${LOGS}/${name}`, 'utf8'));

/** Publishes a scenario, one log after the other; gives its id. */
function publishOne(visitor: Visitor, index: number): Promise<string> {
  return publish(visitor, `Netting, take ${index}`, logs[index % logs.length] ?? '');
}

/** The members and scenarios of a test. */
export interface Community {
  readonly members: readonly Visitor[];
  readonly scenarios: readonly string[];
}

/** Signs members up and publishes scenarios, for a list that has something in it. */
export async function settle(site: string): Promise<Community> {
  const members: Visitor[] = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    const visitor = new Visitor(site);
    await visitor.join(`Member ${index}`);
    members.push(visitor);
  }
  const scenarios: string[] = [];
  for (let index = 0; index < SCENARIOS; index += 1) {
    const author = members[index % MEMBERS];
    if (author) scenarios.push(await publishOne(author, index));
  }
  return { members, scenarios };
}

function problemOf({ status, text }: Reply): string | null {
  return status >= 200 && status < 300 ? null : `${status} ${text.slice(0, 80)}`;
}

/** What is asked, ninety reads to ten writes. */
export function kindsOf(site: string, { members, scenarios }: Community): readonly Kind[] {
  const guest = new Visitor(site);
  const scenarioAt = (index: number) => `/scenarios/${scenarios[index % scenarios.length]}`;
  const member = (index: number) => members[index % members.length] ?? guest;
  const read = (name: string, share: number, ask: (index: number) => Promise<Reply>): Kind => ({
    name,
    share,
    isWrite: false,
    ask: async (index) => problemOf(await ask(index)),
  });
  const write = (name: string, share: number, ask: Kind['ask']): Kind => ({
    name,
    share,
    isWrite: true,
    ask,
  });
  return [
    read(LIST, 30, () => guest.get('/community')),
    read('search', 10, () => guest.get('/community?q=netting&sort=stars')),
    read('scenario', 20, (index) => member(index).get(`/community${scenarioAt(index)}`)),
    read('picture', 10, (index) => guest.get(`/api${scenarioAt(index)}/picture`)),
    read('session', 12, (index) => member(index).get('/api/auth/session')),
    read('lesson', 8, () => guest.get('/lectures/fundamentals/balance-sheets-and-deposits')),
    write('star', 4, async (index) => {
      const path = `/api${scenarioAt(index)}/star`;
      return problemOf(await member(index).send({ method: 'PUT', path }));
    }),
    write('comment', 3, async (index) => {
      const path = `/api${scenarioAt(index)}/comments`;
      const body = { requestId: randomUUID(), text: `Seen at step ${index}.` };
      return problemOf(await member(index).send({ method: 'POST', path, body }));
    }),
    write('publish', 3, async (index) => {
      await publishOne(member(index), index);
      return null;
    }),
  ];
}
