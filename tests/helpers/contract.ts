/** The contract between browser and server, for servers that tests make up: they may answer nothing else. */
import { HttpResponse } from 'msw';
import * as account from '@/src/contract/account';
import * as classroom from '@/src/contract/classroom';
import * as classTree from '@/src/contract/classTree';
import { type Endpoint, refusal } from '@/src/contract/endpoint';
import * as feedback from '@/src/contract/feedback';
import * as handIn from '@/src/contract/handIn';
import * as notifications from '@/src/contract/notifications';
import * as played from '@/src/contract/playedLines';
import * as scenarios from '@/src/contract/scenarios';
import * as seats from '@/src/contract/seats';
import * as accountSent from '@/src/contract/sent/account';
import * as classroomSent from '@/src/contract/sent/classroom';
import * as feedbackSent from '@/src/contract/sent/feedback';
import * as handInSent from '@/src/contract/sent/handIn';
import * as notificationsSent from '@/src/contract/sent/notifications';
import * as scenariosSent from '@/src/contract/sent/scenarios';
import * as seatsSent from '@/src/contract/sent/seats';
import { readAs, type Shape } from '@/src/contract/shape';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

function isSchema(value: unknown): value is Shape<object> {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** Every endpoint, with the schema of what it is sent, which has its name. */
const ENDPOINTS = [
  [account, accountSent],
  [classroom, classroomSent],
  [feedback, feedbackSent],
  [handIn, handInSent],
  [classTree],
  [played],
  [scenarios, scenariosSent],
  [seats, seatsSent],
  [notifications, notificationsSent],
].flatMap(([topic = {}, sent = {}]) => {
  const schemas = new Map<string, unknown>(Object.entries(sent));
  return Object.entries(topic).flatMap(([name, endpoint]: [string, unknown]) => {
    const schema = schemas.get(name);
    return isEndpoint(endpoint) ? [{ endpoint, schema: isSchema(schema) ? schema : null }] : [];
  });
});

/** The endpoint that a request goes to; undefined for next-auth’s own addresses. */
function endpointAt(method: string, pathname: string) {
  const leadsTo = ({ path }: Endpoint) =>
    new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`).test(pathname);
  const found = ENDPOINTS.filter(({ endpoint }) => endpoint.method === method && leadsTo(endpoint));
  // An address of its own comes before one that names something there.
  return found.find(({ endpoint }) => endpoint.path === pathname) ?? found[0];
}

type Answering<Data extends object> = Endpoint & { readonly answer: Shape<Data> };

/** An answer that an endpoint gives, typed by what it promises. */
export function giving<Data extends object>(_: Answering<Data>, data: Data): () => Response {
  return () => HttpResponse.json(data);
}

function answering<Data extends object>(endpoint: Answering<Data>, data: Data) {
  return { endpoint, data };
}

const HANDED_IN = {
  met: [1, null],
  rounds: 2,
  times: 1,
  points: { points: 0, worth: 0, loss: 0, waiting: 0, later: null },
  isLate: false,
  leavesStart: false,
  handedInAt: '2026-01-01T00:00:00.000Z',
};

/** What each endpoint answers where a test does not say: that it was done. */
const USUAL = [
  answering(account.signUp, { confirm: false }),
  answering(account.changeAccount, { name: 'Ann Lee', syncsProgress: false }),
  answering(account.putPicture, { image: null }),
  answering(account.removePicture, { image: null }),
  answering(scenarios.publishScenario, { id: 'abc' }),
  answering(scenarios.changeScenario, { id: 'abc' }),
  answering(scenarios.star, { isStarred: true, stars: 1 }),
  answering(scenarios.unstar, { isStarred: false, stars: 0 }),
  answering(scenarios.addComment, { id: 'c1' }),
  answering(scenarios.changeComment, { id: 'c1' }),
  answering(scenarios.reportSubject, { id: 'r1' }),
  answering(classroom.makeClass, { id: 'abc' }),
  answering(classroom.changeClass, { name: 'Money', isOpen: true, takesSeats: true }),
  answering(classroom.renewCode, { code: '0123456789' }),
  answering(classroom.joinClass, { id: 'abc' }),
  answering(classroom.giveAssignment, { id: 'given' }),
  answering(classroom.changeAssignment, {
    ...{ title: 'Pay', instructions: '', opens: null, due: null },
    asks: [],
  }),
  answering(classroom.copyAssignment, { id: 'copy' }),
  answering(classroom.copyClass, { id: 'copy' }),
  answering(classroom.addInstructor, { id: 'eve', name: 'Eve' }),
  answering(handIn.handIn, HANDED_IN),
  answering(classroom.giveFeedback, { mark: '', feedback: '' }),
  answering(seats.takeSeat, { id: 'abc' }),
  answering(seats.returnToSeat, { id: 'abc' }),
  answering(seats.seatAssignments, { seats: 0, assignments: [] }),
  answering(seats.handInFromSeat, HANDED_IN),
  answering(seats.changeSeat, { name: 'Sam', studentId: '' }),
  answering(seats.renewWord, { word: 'k7qm4tx9' }),
];

/** What the endpoint of a request answers where a test does not say. */
export function usualAnswer({ method, url }: Request): Response {
  const found = endpointAt(method, new URL(url).pathname);
  return HttpResponse.json(USUAL.find((one) => one.endpoint === found?.endpoint)?.data ?? {});
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * What of a request or its answer the contract does not have, in a sentence; null for nothing.
 *
 * @param sentText what the request carried
 */
export async function breach(
  { method, url }: Request,
  sentText: string,
  response: Response,
): Promise<string | null> {
  const found = endpointAt(method, new URL(url).pathname);
  if (!found || response.type === 'error') return null;
  const { schema } = found;
  const { answer, path } = found.endpoint;
  const name = `${method} ${path}`;
  // What a page sends may be wrong in what it says, which the server refuses, but not in its form.
  const sent = parsed(sentText);
  if (response.ok && schema && readAs(schema, sent) === null) {
    return `${name} was sent ${JSON.stringify(sent)}`;
  }
  const said = parsed(await response.clone().text());
  const shape = response.ok ? answer : refusal;
  if (shape === 'file' || readAs(shape, said) !== null) return null;
  return `${name} answered ${JSON.stringify(said)}`;
}
