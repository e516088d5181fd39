/** What members make on a site, by its own endpoints. */
import { randomUUID } from 'node:crypto';
import type { Visitor } from './visitor';

/**
 * Sends what makes something; gives its id. Throws when it is refused.
 *
 * @param path the endpoint
 * @param body what it takes, beside the id that each such request has
 */
export async function make(
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
  return make(visitor, '/api/scenarios', { title, description, notes: '', log });
}
