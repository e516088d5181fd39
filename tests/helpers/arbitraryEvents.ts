/** Arbitrary events of every registered type, driven by field kinds: their form is right, the rules may refuse them. */
import fc from 'fast-check';
import type { Field } from '@/events/actions/fields';
import { ACTIONS, type BankingEvent } from '@/events/actions/registry';
import type { Log } from '@/events/log/log';
import { readEvent } from '@/events/log/parse';
import { MAX_AMOUNT } from '@/events/money';

const figures = fc.oneof(
  fc.integer({ min: 0, max: 400 }).map((fives) => fives * 500),
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 0, max: MAX_AMOUNT }),
  fc.maxSafeNat(),
  fc.constantFrom(
    0,
    1,
    99,
    100,
    101,
    499,
    500,
    MAX_AMOUNT - 1,
    MAX_AMOUNT,
    Number.MAX_SAFE_INTEGER,
  ),
);

const parties = fc.oneof(fc.nat(6), fc.nat(40), fc.maxSafeNat());

/** A value of a field; undefined leaves it out. */
function valueIn(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'party':
      return parties;
    case 'amount':
    case 'value':
      return figures;
    case 'choice':
      return fc.constantFrom(...field.options, ...(field.optional ? [undefined] : []));
    case 'text':
      return fc.string({ unit: 'binary', maxLength: field.max });
  }
}

/** An event of any type. */
const arbitraryEvent: fc.Arbitrary<BankingEvent> = fc.oneof(
  ...ACTIONS.map(({ type, fields }) =>
    fc
      .tuple(
        ...Object.entries(fields).map(([name, field]) =>
          valueIn(field).map((value): [string, unknown] => [name, value]),
        ),
      )
      .map((entries) => {
        const given = entries.filter(([, value]) => value !== undefined);
        const { event, refused } = readEvent({ type, ...Object.fromEntries(given) });
        if (!event) throw new Error(refused.message);
        return event;
      }),
  ),
);

/** A log of a lesson that is here, with or without a title. */
export const arbitraryLog: fc.Arbitrary<Log> = fc
  .record({
    lesson: fc.constantFrom(2, 10),
    title: fc.option(fc.string({ unit: 'binary', maxLength: 60 }), { nil: undefined }),
    events: fc.array(arbitraryEvent, { maxLength: 40 }),
  })
  .map(({ lesson, title, events }) => ({
    world: 'banking',
    lesson,
    ...(title === undefined ? {} : { title }),
    events,
  }));
