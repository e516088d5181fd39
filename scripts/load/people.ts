/** Who asks for what in a load test: members who read, star, comment, publish, teach and learn. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { publish } from '../site/requests';
import { Visitor } from '../site/visitor';
import { type Class, classKinds, classOf } from './classroom';
import { type Kind, problemOf, reading, writing } from './openLoop';

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
  readonly taught: Class;
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
  return { members, scenarios, taught: await classOf(members) };
}

/** What is asked, ninety reads to ten writes. */
export function kindsOf(site: string, { members, scenarios, taught }: Community): readonly Kind[] {
  const guest = new Visitor(site);
  const scenarioAt = (index: number) => `/scenarios/${scenarios[index % scenarios.length]}`;
  const member = (index: number) => members[index % members.length] ?? guest;
  return [
    reading(LIST, 20, () => guest.get('/community')),
    reading('search', 8, () => guest.get('/community?q=netting&sort=stars')),
    reading('scenario', 14, (index) => member(index).get(`/community${scenarioAt(index)}`)),
    reading('picture', 6, (index) => guest.get(`/api${scenarioAt(index)}/picture`)),
    reading('session', 10, (index) => member(index).get('/api/auth/session')),
    reading('lesson', 6, () => guest.get('/lectures/fundamentals/balance-sheets-and-deposits')),
    ...classKinds(guest, taught),
    writing('star', 3, async (index) => {
      const path = `/api${scenarioAt(index)}/star`;
      return problemOf(await member(index).send({ method: 'PUT', path }));
    }),
    writing('comment', 2, async (index) => {
      const path = `/api${scenarioAt(index)}/comments`;
      const body = { requestId: randomUUID(), text: `Seen at step ${index}.` };
      return problemOf(await member(index).send({ method: 'POST', path, body }));
    }),
    writing('publish', 2, async (index) => {
      await publishOne(member(index), index);
      return null;
    }),
  ];
}
