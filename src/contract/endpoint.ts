/**
 * What an endpoint is: its method, its address, who may ask, and the shapes of what it is sent and what
 * it answers. The server makes its handler of such a definition, the browser its call, and the tests
 * their requests, so that a shape that changes is a compile error on both sides.
 */
import type { input } from 'zod/v4/core';
import { literal, type Of, object, optional, type Shape, text } from './shape';

/**
 * Who may ask. A seat is that of the class whose id stands in the address as `[id]`: somebody in that
 * class without an account (docs/decisions/0053).
 */
export type Access = 'anyone' | 'seat' | 'member' | 'moderator';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Its folder under src/app, as Next writes it: `/api/classes/[id]`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /**
   * Whether its address is the permission: a code in it proves that its owner was given it, and the
   * request may come from anywhere, as that of a mail program does.
   */
  readonly byAddress?: true;
  /** What stands behind the `?` of its address; only what reads has that, and always. */
  readonly query?: Shape<object>;
  /** What is sent: JSON, or the bytes of a file. */
  readonly body?: Json<Shape<object>> | 'file';
  /** What comes back: JSON of this shape, or a file to show or to save. */
  readonly answer: Shape<object> | 'file';
}

/** JSON of a schema that only the server has (`src/contract/sent`); a page knows its type alone, and carries none of it. */
export interface Json<Schema extends Shape<object>> {
  /** Never there: it stands for the type. */
  readonly schema?: Schema;
}

/** That what is sent is JSON of the schema, to the last key. */
export function json<Schema extends Shape<object>>(): Json<Schema> {
  return {};
}

/** An endpoint, exactly as it is written. */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

/** The identifiers that an address names: `{ id }` of `/api/classes/[id]`. */
export type ParamsOf<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? { readonly [Key in Name]: string } & ParamsOf<Rest>
  : unknown;

/** What any request may hold. */
interface AnyInput {
  /** What its address names. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
}

/** What an address is made of. */
type AddressInput<E extends Endpoint> = (unknown extends ParamsOf<E['path']>
  ? unknown
  : { readonly params: ParamsOf<E['path']> }) &
  (E extends { readonly query: infer Query extends Shape<object> }
    ? Record<never, never> extends Of<Query>
      ? { readonly query?: Of<Query> }
      : { readonly query: Of<Query> }
    : unknown);

/** What a request is made of. */
export type Input<E extends Endpoint> = AnyInput &
  AddressInput<E> &
  (E extends { readonly body: infer Body }
    ? { readonly body: Body extends Json<infer Schema> ? input<Schema> : Blob }
    : unknown);

/** The address of an endpoint, with what it names. */
export function addressOf<E extends Endpoint>(
  { path }: E,
  { params = {}, query = {} }: AddressInput<E> & AnyInput,
): string {
  const named = path.replace(/\[(\w+)\]/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  if (said.length === 0) return named;
  return `${named}?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

/** What every endpoint answers where it refuses. */
export const refusal = object({
  /** One plain sentence. */
  error: text,
  /** The field of the form that it is about, where it is about one. */
  field: optional(text),
  /** Whether the same request may pass with a new token. */
  isStale: optional(literal(true)),
});

/** The query of what is asked nothing more than its address. */
export const none = object({});

/** The answer of what was done and says no more. */
export const done = object({});

/** The answer that names what was made, or found there. */
export const withId = object({ id: text });
