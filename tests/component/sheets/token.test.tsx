import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PartyType } from '@/events/banking/ledger/partyTypes';
import { Token } from '@/src/board/sheets/Token';
import { LESSONS } from '@/src/lessons/course/all';
import { played } from '../../helpers/boards';

function markupOf(id: number, type: PartyType): string {
  const { container, unmount } = render(<Token party={{ id, type }} />);
  const { innerHTML } = container;
  unmount();
  return innerHTML;
}

describe('a token', () => {
  test.each(LESSONS)('is like no other on its board ($id)', ({ id: lesson }) => {
    const { parties } = played(lesson, []).book;
    const drawn = parties.map(({ id, type }) => markupOf(id, type));
    expect(new Set(drawn).size).toBe(parties.length);
  });
});
