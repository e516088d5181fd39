/**
 * What an endpoint is: its method, its address, who may ask, and the shapes of what it is sent and what
 * it answers. The server makes its handler of such a definition, the browser its call, and the tests
 * their requests, so that a shape that changes is a compile error on both sides.
 */
import * as z from 'zod/mini';

/** Who may ask. */
export type Access = 'anyone' | 'member' | 'moderator';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Its folder under src/app, as Next writes it: `/api/classes/[id]`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** What stands behind the `?` of its address; only what reads has that, and always. */
  readonly query?: z.ZodMiniType<object>;
  /** What is sent: JSON of this shape, to the last key, or the bytes of a file. */
  readonly body?: z.ZodMiniType<object> | 'file';
  /** What comes back: JSON of this shape, or a file to show or to save. */
  readonly answer: z.ZodMiniType<object> | 'file';
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
  (E extends { readonly query: infer Shape extends z.ZodMiniType }
    ? Record<never, never> extends z.input<Shape>
      ? { readonly query?: z.input<Shape> }
      : { readonly query: z.input<Shape> }
    : unknown);

/** What a request is made of. */
export type Input<E extends Endpoint> = AnyInput &
  AddressInput<E> &
  (E extends { readonly body: infer Shape }
    ? { readonly body: Shape extends z.ZodMiniType ? z.input<Shape> : Blob }
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
export const refusal = z.object({
  /** One plain sentence. */
  error: z.string(),
  /** The field of the form that it is about, where it is about one. */
  field: z.optional(z.string()),
  /** Whether the same request may pass with a new token. */
  isStale: z.optional(z.literal(true)),
});

/** The query of what is asked nothing more than its address. */
export const none = z.object({});

/** The answer of what was done and says no more. */
export const done = z.object({});

/** The answer that names what was made, or found there. */
export const withId = z.object({ id: z.string() });
