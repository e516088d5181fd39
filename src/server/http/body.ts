/** Reading what a request carries: sized, JSON, of the expected shape; else a sentence says what is wrong. */
import { z } from 'zod';
import { type Refused, refuse } from './answer';

/** Bytes that a request may carry unless its endpoint says otherwise. */
export const MAX_BODY_BYTES = 16 * 1024;

/** Bytes of a request that carries a log: the largest log that is accepted, with what JSON adds to it. */
export const MAX_LOG_BYTES = 512 * 1024;

const tooLarge = (limit: number) =>
  refuse(413, `This is too large: at most ${Math.floor(limit / 1024)} kB can be sent.`);

/** Bytes of a request that carries the parts of an assignment, some with logs. */
export const MAX_PARTS_BYTES = 2 * 1024 * 1024;

/** Reads no more than the limit, whatever the request says of its length. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | Refused> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      return tooLarge(limit);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** Reads JSON of a shape. */
export async function readJson<Shape extends z.core.$ZodType>(
  request: Request,
  shape: Shape,
  limit: number,
): Promise<{ readonly body: z.output<Shape> } | Refused> {
  const type = request.headers.get('content-type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    return refuse(415, 'The request must carry JSON.');
  }
  const bytes = await readBytes(request, limit);
  if ('error' in bytes) return bytes;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse(400, 'The request is not readable JSON.');
  }
  const read = readShape(shape, value);
  return 'error' in read ? read : { body: read.data };
}

/** Reads what was sent as what it must be; else a sentence says what is wrong with the first field that does not fit. */
export function readShape<Shape extends z.core.$ZodType>(
  shape: Shape,
  value: unknown,
): { readonly data: z.output<Shape> } | Refused {
  const parsed = z.core.safeParse(shape, value, { reportInput: true });
  if (parsed.success) return { data: parsed.data };
  const [issue] = parsed.error.issues;
  return refuse(400, issue ? sentenceOf(issue) : 'The request is not of the expected form.');
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'nothing',
  date: 'a date',
};

const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

/** What is wrong with the first field that does not fit, in a sentence. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.length === 0 ? 'The request' : `“${issue.path.join('.')}”`;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${field} is missing.`
        : `${field} must be ${KINDS[issue.expected] ?? issue.expected}.`;
    case 'too_big':
      return bounded(field, 'at most', Number(issue.maximum), issue.origin);
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? `${field} must not be empty.`
        : bounded(field, 'at least', Number(issue.minimum), issue.origin);
    case 'unrecognized_keys':
      return `The request holds something unknown: ${issue.keys.slice(0, 3).join(', ')}.`;
    case 'invalid_value':
      return `${field} must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'custom':
      return issue.message;
    default:
      return `${field} is not of the expected form.`;
  }
}

function bounded(field: string, bound: string, value: number, origin: string): string {
  const unit = UNITS[origin];
  return unit === undefined
    ? `${field} must be ${bound} ${value}.`
    : `${field} must have ${bound} ${value} ${unit}.`;
}
