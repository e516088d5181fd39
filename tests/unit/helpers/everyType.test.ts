/** Every event type is told a second time: the judge lets its examples pass, and the auditor books them alike. */
import { expect, test } from 'vitest';
import { ACTIONS, type BankingEvent } from '@/events/banking/actions/registry';
import { apply, readEvent } from '@/events/banking/board/rules';
import { recordEntries } from '@/events/banking/ledger/records';
import { billsOf } from '@/events/banking/ledger/securities';
import { BLANK } from '@/events/banking/ledger/state';
import { audited } from '../../helpers/auditor';
import { auditPostings, NOTHING_POSTED } from '../../helpers/auditor/postings';
import { after, exampleBoard, sheetsOf } from '../../helpers/boards';
import { judged } from '../../helpers/judge';

test.each(ACTIONS)('auditor and judge know $type', ({ kind, openingOnly, examples }) => {
  for (const { board, after: first = [], event } of examples) {
    const { opening, offers, start: opened } = exampleBoard(board);
    const permission = openingOnly ? 'opening' : offers;
    const done: readonly BankingEvent[] =
      kind === 'founding'
        ? []
        : [...opening, ...first.flatMap((candidate) => readEvent(candidate).event ?? [])];
    const start = kind === 'founding' ? BLANK : after(opened, done.slice(opening.length), offers);
    const { round } = apply(start, event, permission);
    expect(judged(audited(done), event, permission)).toBeNull();
    expect(round && sheetsOf(round)).toEqual(audited([...done, event]).sheets());
  }
});

test.each(ACTIONS)('the second audit knows $type, and why it changes net worth', (action) => {
  for (const { board, after: first = [], event } of action.examples) {
    const isFounding = action.kind === 'founding';
    const earlier = first.flatMap((candidate) => readEvent(candidate).event ?? []);
    const events = isFounding ? [event] : [...exampleBoard(board).opening, ...earlier, event];
    let before: Parameters<typeof apply>[0] = BLANK;
    let books = NOTHING_POSTED;
    for (const one of events) {
      const { round, refused } = apply(before, one, 'opening');
      if (!round) throw new Error(refused.message);
      const { postings, book } = round;
      const records = recordEntries(round);
      const { parties } = book;
      const faces = parties.map(({ id }) => billsOf(round, id));
      const audit = auditPostings(books, { event: one, postings, parties, faces, records });
      expect(audit.problems).toEqual([]);
      books = audit.after;
      before = round;
    }
    expect(books.sheets).toEqual(sheetsOf(before));
  }
});
