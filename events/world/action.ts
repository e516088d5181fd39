/** What the event types of every world have in common. */
import type { ChoiceField, Fields, ValueOf } from './fields';

type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends ChoiceField<string> & { readonly optional: true } ? K : never;
}[keyof F];

/** The typed event that a name and its fields describe. */
export type EventOf<Type extends string, F extends Fields> = { readonly type: Type } & {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]>;
} & { readonly [K in OptionalKeys<F>]?: ValueOf<F[K]> };

export type FieldPair<Name extends string = string> = readonly [Name, Name];

/** Any event as the checks common to all types read it. */
export type RawEvent = { readonly type: string } & Readonly<
  Record<string, string | number | undefined>
>;
