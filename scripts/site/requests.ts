/** What members send to the endpoints of a running site, and what its pages tell them. */
import { randomUUID } from 'node:crypto';
import type { Visitor } from './visitor';

/**
 * Creates something by a POST; gives its id. Throws when it is refused.
 *
 * @param path the endpoint
 * @param body what it takes, beside the id that each such request has
 */
export async function create(
  visitor: Visitor,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<string> {
  const sent = { requestId: randomUUID(), ...body };
  const reply = await visitor.send({ method: 'POST', path, body: sent });
  const { id } = reply.data;
  if (typeof id !== 'string') throw new Error(`POST ${path}: ${reply.status} ${reply.text}`);
  return id;
}

/** Publishes a scenario, from the text of a log file; gives its id. */
export function publish(visitor: Visitor, title: string, log: string): Promise<string> {
  const description = 'What is left when what banks owe one another is set off.';
  return create(visitor, '/api/scenarios', { title, description, notes: '', log });
}

/** The id of whoever is signed in. Throws where nobody is. */
export async function memberIdOf(member: Visitor): Promise<string> {
  const { user } = (await member.get('/api/auth/session')).data;
  if (typeof user !== 'object' || !user || !('id' in user) || typeof user.id !== 'string') {
    throw new Error('nobody is signed in');
  }
  return user.id;
}

/** The code of a class's join link, as its page shows it to its instructor. Throws where it shows none. */
export async function joinCodeOf(instructor: Visitor, classPath: string): Promise<string> {
  const { text, status } = await instructor.get(classPath);
  const code = /\/community\/join\/([\w-]+)/.exec(text)?.[1];
  if (code === undefined) throw new Error(`${classPath} shows no join link: ${status}`);
  return code;
}

/** Does what has no id of its own. Throws when it is refused. */
export async function send(visitor: Visitor, method: 'POST' | 'PUT', path: string, body: unknown) {
  const { status, text } = await visitor.send({ method, path, body });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
}
