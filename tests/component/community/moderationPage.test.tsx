/** What the page of moderators leads to, and what settling a report is called there. */
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ModerationPage } from '@/src/community/moderation/ModerationPage';
import { commentPlace } from '@/src/community/words';

const ben = { id: 'ben', name: 'Ben', isBanned: false };
const reports = [
  { id: 'r', reporter: { id: 'cid', name: 'Cid' }, reason: 'Rude.', createdAt: new Date(0) },
];
const shared = { author: ben, authorRole: 'member', scenarioId: 'one', isOut: false };
const rowOf = (kind: string, subjectId: string, name: string) => ({
  kind,
  subjectId,
  reports,
  subject: { id: subjectId, name, ...shared },
});

vi.mock('@/src/server/auth/pageVisitor', () => ({
  pageMember: async () => ({ id: 'mo', name: 'Mo', role: 'moderator' }),
}));
vi.mock('@/src/server/database/database', () => ({ database: async () => null }));
vi.mock('@/src/server/community/moderation', () => ({
  openReports: async () => [
    rowOf('comment', 'forty', 'A rude word'),
    rowOf('scenario', 'one', 'A day'),
  ],
  moderationRecord: async () => ({
    items: [
      {
        id: 'e',
        moderatorName: 'Mo',
        action: 'hide',
        kind: 'comment',
        isOut: true,
        subjectId: 'sixty',
        subjectName: 'Another',
        scenarioId: 'one',
        reason: 'Rude.',
        createdAt: new Date(0),
      },
    ],
    total: 1,
    page: 1,
    pages: 1,
  }),
}));

test('a comment that was reported or hidden is led to on its scenario’s page, wherever it stands there', async () => {
  render(await ModerationPage({ recordPage: undefined }));
  const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const way = '/community/scenarios/one';
  expect(pathOf('A rude word')).toBe(`${way}?comment=forty#${commentPlace('forty')}`);
  expect(pathOf('Another')).toBe(`${way}?comment=sixty#${commentPlace('sixty')}`);
  expect(pathOf('A day')).toBe(way);
});

test('of what stays as it is, the reports are dismissed', async () => {
  render(await ModerationPage({ recordPage: undefined }));
  const [first] = screen.getAllByRole('article');
  if (!first) throw new Error('nothing is reported');
  expect(within(first).getByText('Dismiss the reports')).toBeVisible();
});
