/** Arbitrary events of every registered type, driven by field kinds: their form is right, the rules may refuse them. */

import fc from 'fast-check';
import { ACTIONS, type BankingEvent } from '@/events/banking/actions/registry';
import { readEvent } from '@/events/banking/board/rules';
import { BILLS_ACTIONS, type BillsEvent } from '@/events/bills/registry';
import { readBillsEvent } from '@/events/bills/rules';
import { BILLS_STAGES } from '@/events/bills/stages';
import { MAX_AMOUNT } from '@/events/money';
import type { Field, Fields } from '@/events/world/fields';
import type { ReadEvent } from '@/events/world/read';
import type { Log } from '@/events/worlds';
import { LESSONS } from '@/src/lessons/course/all';
import { everyStart } from '@/src/lessons/course/openings';

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

const ids = fc.oneof(fc.nat(6), fc.nat(40), fc.maxSafeNat());

/** A value of a field; undefined leaves it out. */
function valueIn(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'party':
      return field.all ? fc.oneof(ids, fc.constant('all')) : ids;
    case 'reference':
      // No board can ever have had more debts than a few for each of its events.
      return fc.oneof(fc.nat(6), fc.nat(40), fc.nat());
    case 'amount':
    case 'value':
      return figures;
    case 'choice':
      return fc.constantFrom(...field.options, ...(field.optional ? [undefined] : []));
    case 'text':
      return fc.string({ unit: 'binary', maxLength: field.max });
  }
}

interface Form {
  readonly type: string;
  readonly fields: Fields;
}

/** An event of any of some types. */
function eventOf<Event>(
  forms: readonly Form[],
  read: (candidate: unknown) => ReadEvent<Event>,
): fc.Arbitrary<Event> {
  return fc.oneof(
    ...forms.map(({ type, fields }) =>
      fc
        .tuple(
          ...Object.entries(fields).map(([name, field]) =>
            valueIn(field).map((value): [string, unknown] => [name, value]),
          ),
        )
        .map((entries) => {
          const given = entries.filter(([, value]) => value !== undefined);
          const { event, refused } = read({ type, ...Object.fromEntries(given) });
          if (refused) throw new Error(refused.message);
          return event;
        }),
    ),
  );
}

const bankingEvents: fc.Arbitrary<BankingEvent[]> = fc.array(eventOf(ACTIONS, readEvent), {
  maxLength: 40,
});

const billsEvents: fc.Arbitrary<BillsEvent[]> = fc.array(eventOf(BILLS_ACTIONS, readBillsEvent), {
  maxLength: 40,
});

const titles = fc.option(fc.string({ unit: 'binary', maxLength: 60 }), { nil: undefined });

const titled = (title: string | undefined) => (title === undefined ? {} : { title });

const lessonLog: fc.Arbitrary<Log> = fc
  .record({
    start: fc.constantFrom(...LESSONS.flatMap(everyStart)),
    title: titles,
    events: bankingEvents,
  })
  .map(({ start: { id, startsFrom }, title, events }) => ({
    world: 'banking',
    lesson: id,
    ...(startsFrom === undefined ? {} : { opening: startsFrom }),
    ...titled(title),
    events,
  }));

const sandboxLog: fc.Arbitrary<Log> = fc
  .record({ title: titles, opening: bankingEvents, events: bankingEvents })
  .map(({ title, opening, events }) => ({
    world: 'banking',
    lesson: 'sandbox',
    ...titled(title),
    opening,
    events,
  }));

const billsLog: fc.Arbitrary<Log> = fc
  .record({
    stage: fc.constantFrom(...BILLS_STAGES.map(({ stage }) => stage)),
    title: titles,
    events: billsEvents,
  })
  .map(({ stage, title, events }) => ({
    world: 'bills',
    lesson: 'bills',
    stage,
    ...titled(title),
    events,
  }));

/** A log of any board that is here, with or without a title. */
export const arbitraryLog: fc.Arbitrary<Log> = fc.oneof(lessonLog, sandboxLog, billsLog);
