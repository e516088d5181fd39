/** A journal tells all parties apart, whatever they are called. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { sandboxBoard } from '@/events/banking/board/boards';
import { BLANK } from '@/events/banking/ledger/state';
import { journalOf } from '@/events/banking/views/hledger';

/** Names that a journal could take for one another: by what it leaves out, or by what it adds. */
const name = fc
  .tuple(
    fc.constantFrom('A', 'B'),
    fc.constantFrom('', ':', ';'),
    fc.constantFrom('', ' (1)', ' (2)', ' (3)'),
  )
  .map((parts) => parts.join(''));

test('no two parties of a journal have the same account for their net worth', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 6 }), (names) => {
      const opening = names.map(
        (called): BankingEvent => ({
          type: 'createBank',
          name: called,
          partyType: 'bank',
          cash: 10_000,
          deposit: 0,
        }),
      );
      const { board } = sandboxBoard(opening);
      // Where a name is refused the opening ends.
      const { book, count } = board.start.at(-1) ?? BLANK;
      const line = { rounds: board.start, opening: count };
      const journal = journalOf(line, { title: 'Names', link: null });
      const accounts = journal.match(/^account equity:.*:Net worth$/gm) ?? [];
      expect(accounts).toHaveLength(book.parties.length);
    }),
  );
});
