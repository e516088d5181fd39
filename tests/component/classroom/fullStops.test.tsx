/** Sentences that end with the name of somebody, or of a class, where that ends with a full stop. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SeatedAs } from '@/src/community/classroom/seats/SeatedAs';
import { wordsOfNotice } from '@/src/server/notifications/noticeWords';

test.each([
  ['Lena P.', 'You are here as Lena P.'],
  ['Lena', 'You are here as Lena.'],
])('a seat of %s', (name, said) => {
  render(<SeatedAs name={name} classId="abc" />);
  expect(screen.getByText(said)).toBeVisible();
});

test.each([
  ['Money, Dr. P.', 'You have feedback on “Pay” in Money, Dr. P.'],
  ['Money', 'You have feedback on “Pay” in Money.'],
])('feedback in %s', (className, said) => {
  const notice = {
    ...{ id: 'n', kind: 'feedback' as const, actor: null, times: 1, at: new Date(0) },
    ...{ scenario: null, forkId: null, commentId: null, change: null, isRead: false },
    assignment: { id: 'a', title: 'Pay', className, due: null },
  };
  expect(wordsOfNotice(notice).text).toBe(said);
});
