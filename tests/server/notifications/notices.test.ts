/** What members are told, when, and when not. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { commentPath, scenarioPath } from '@/src/community/words';
import { deleteAccount } from '@/src/server/account/deleteAccount';
import { giveFeedback } from '@/src/server/classroom/feedback/giveFeedback';
import { returnAllMarked, returnHandIn } from '@/src/server/classroom/feedback/returning';
import { removeLearner } from '@/src/server/classroom/membership';
import { addComment, deleteComment } from '@/src/server/community/comments';
import { moderate } from '@/src/server/community/moderate';
import { star, unstar } from '@/src/server/community/stars';
import { comments, scenarios } from '@/src/server/database/schema/community';
import { users } from '@/src/server/database/schema/members';
import { notifications } from '@/src/server/database/schema/notifications';
import { markAllRead, markRead, markReadAbout } from '@/src/server/notifications/markRead';
import { noticesOf } from '@/src/server/notifications/notices';
import { wordsOfNotice } from '@/src/server/notifications/noticeWords';
import { MAX_KEPT, notifyOfStar } from '@/src/server/notifications/notify';
import { changeNotices } from '@/src/server/notifications/settings';
import { assignmentOf, classOf, handingIn, join, paymentsText } from '../classroom/classroomSite';
import { publishedBy } from '../community/communityHelp';
import { ask, ENGINES, type Person, useSite } from '../site';
import { toldTo, unreadOf } from './noticeSite';

async function comment(as: Person, id: string, text = 'Well played.'): Promise<string> {
  const body = { requestId: randomUUID(), text };
  return String((await ask(addComment, { as, params: { id }, body })).data.id);
}

const starring = (as: Person, id: string) => ask(star, { method: 'PUT', as, params: { id } });

describe.each(ENGINES)('members are told, %s', (engine) => {
  const site = useSite(engine);
  const people = async (...names: string[]) => {
    const found: Person[] = [];
    for (const name of names) found.push(await site.person(name));
    return found;
  };
  const trio = async () => {
    const [ann, ben, cleo] = await people('Ann', 'Ben', 'Cleo');
    if (!ann || !ben || !cleo) throw new Error('nobody came');
    return { ann, ben, cleo };
  };

  test('of comments: the author, and who commented before, and never who writes', async () => {
    const { ann, ben, cleo } = await trio();
    const scenario = await publishedBy(ann);
    const first = await comment(ben, scenario);
    await comment(cleo, scenario);
    await comment(ann, scenario);
    expect(await toldTo(site, ann)).toEqual([
      'Cleo commented on your scenario “Three payments”.',
      'Ben commented on your scenario “Three payments”.',
    ]);
    expect(await toldTo(site, ben)).toEqual([
      'Ann commented on “Three payments” after you.',
      'Cleo commented on “Three payments” after you.',
    ]);
    expect(await toldTo(site, cleo)).toEqual(['Ann commented on “Three payments” after you.']);
    const [, last] = await noticesOf(site.db, ann.id);
    expect(last && wordsOfNotice(last).path).toBe(commentPath(scenario, first));
  });

  test('of a comment that is sent twice once, and of none that is gone, hidden, or whose author was banned', async () => {
    const { ann, ben, cleo } = await trio();
    const scenario = await publishedBy(ann);
    const body = { requestId: randomUUID(), text: 'Once.' };
    for (let times = 0; times < 2; times += 1) {
      await ask(addComment, { as: ben, params: { id: scenario }, body });
    }
    const hidden = await comment(ben, scenario);
    await comment(cleo, scenario);
    expect(await unreadOf(ann)).toBe(3);
    await site.db.update(comments).set({ hiddenAt: new Date() }).where(eq(comments.id, hidden));
    expect(await unreadOf(ann)).toBe(2);
    await site.db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, cleo.id));
    expect(await toldTo(site, ann)).toEqual(['Ben commented on your scenario “Three payments”.']);
    const gone = await comment(ben, scenario);
    await ask(deleteComment, { method: 'DELETE', as: ann, params: { id: gone } });
    expect(await unreadOf(ann)).toBe(1);
    await ask(deleteAccount, { method: 'DELETE', as: ben, body: { confirm: 'delete' } });
    expect(await unreadOf(ann)).toBe(0);
  });

  test('of what a moderator hid, until it is shown again', async () => {
    const { ann, ben } = await trio();
    const mo = await site.person('Mo', { role: 'moderator' });
    const scenario = await publishedBy(ann);
    const theirs = await comment(ben, scenario);
    const does = (action: string, kind: string, subjectId: string) =>
      ask(moderate, { as: mo, body: { action, kind, subjectId, reason: 'Off the subject.' } });
    await does('hide', 'comment', theirs);
    expect(await toldTo(site, ben)).toEqual([
      'A moderator has hidden your comment on “Three payments”.',
    ]);
    const [notice] = await noticesOf(site.db, ben.id);
    expect(notice && wordsOfNotice(notice).path).toBe(commentPath(scenario, theirs));
    expect(await toldTo(site, ann)).toEqual([]);
    await does('hide', 'scenario', scenario);
    expect(await toldTo(site, ann)).toEqual([
      'A moderator has hidden your scenario “Three payments”; its page says why.',
    ]);
    // Where the comment stood he sees nothing any more.
    expect(await toldTo(site, ben)).toEqual([]);
    await does('restore', 'scenario', scenario);
    await does('restore', 'comment', theirs);
    expect(await toldTo(site, ann)).toEqual(['Ben commented on your scenario “Three payments”.']);
    expect(await toldTo(site, ben)).toEqual([]);
    // A moderator who hides what is their own knows.
    await does('hide', 'scenario', await publishedBy(mo));
    expect(await toldTo(site, mo)).toEqual([]);
  });

  test('of stars together, and of none that was taken back', async () => {
    const { ann, ben, cleo } = await trio();
    const scenario = await publishedBy(ann);
    await starring(ann, scenario);
    expect(await toldTo(site, ann)).toEqual([]);
    await starring(ben, scenario);
    expect(await toldTo(site, ann)).toEqual(['Ben starred your scenario “Three payments”.']);
    await starring(ben, scenario);
    await starring(cleo, scenario);
    expect(await toldTo(site, ann)).toEqual(['2 people starred your scenario “Three payments”.']);
    expect(await unreadOf(ann)).toBe(1);
    // Whoever gave the last one leaves; the other star is still told of.
    await ask(deleteAccount, { method: 'DELETE', as: cleo, body: { confirm: 'delete' } });
    expect(await toldTo(site, ann)).toEqual(['Ben starred your scenario “Three payments”.']);
    await ask(unstar, { method: 'DELETE', as: ben, params: { id: scenario } });
    expect(await toldTo(site, ann)).toEqual([]);
  });

  test('of stars after the ones that they have read as new', async () => {
    const { ann, ben, cleo } = await trio();
    const scenario = await publishedBy(ann);
    await starring(ben, scenario);
    const [seen] = await noticesOf(site.db, ann.id);
    const read = { method: 'PUT', as: ann, params: { id: seen?.id ?? '' } };
    expect((await ask(markRead, read)).data.unread).toBe(0);
    await starring(cleo, scenario);
    expect(await toldTo(site, ann)).toEqual(['Cleo starred your scenario “Three payments”.']);
    expect(await unreadOf(ann)).toBe(1);
  });

  test('of forks, until the fork or the original goes', async () => {
    const { ann, ben, cleo } = await trio();
    const scenario = await publishedBy(ann);
    const fork = await publishedBy(ben, { forkedFrom: scenario });
    await publishedBy(ann, { forkedFrom: scenario });
    await publishedBy(cleo, { forkedFrom: scenario });
    const [, first] = await noticesOf(site.db, ann.id);
    expect(first && wordsOfNotice(first)).toEqual({
      text: 'Ben published a fork of your scenario “Three payments”.',
      path: scenarioPath(fork),
    });
    await site.db.delete(scenarios).where(eq(scenarios.id, fork));
    expect(await unreadOf(ann)).toBe(1);
    await site.db.delete(scenarios).where(eq(scenarios.id, scenario));
    expect(await unreadOf(ann)).toBe(0);
  });

  test('of assignments and of feedback, while they are in the class', async () => {
    const { ann: ina, ben, cleo } = await trio();
    const classroom = await classOf(ina);
    await join(site.db, classroom, ben);
    const id = await assignmentOf(ina, classroom);
    await handingIn(ben, id, paymentsText(10));
    const params = { id, learner: ben.id };
    const giving = (isReturned: boolean) =>
      ask(returnHandIn, { method: 'PUT', as: ina, params, body: { attempt: 1, isReturned } });
    const body = { mark: '', feedback: 'Well paid.', attempt: 1 };
    await ask(giveFeedback, { method: 'PUT', as: ina, params, body });
    // It is the learner’s to read once it is given back.
    expect(await toldTo(site, ben)).toHaveLength(1);
    await giving(true);
    const both = [
      'You have feedback on “Two payments” in Money, spring.',
      'You have a new assignment in Money, spring: “Two payments”.',
    ];
    expect(await toldTo(site, ben)).toEqual(both);
    await giving(false);
    expect(await toldTo(site, ben)).toEqual(both.slice(1));
    await ask(returnAllMarked, { method: 'PUT', as: ina, params: { id } });
    expect(await toldTo(site, ben)).toEqual(both);
    await giving(false);
    expect(await toldTo(site, ben)).toEqual(both.slice(1));
    await giving(true);
    expect(await toldTo(site, ben)).toEqual(both);
    expect([await unreadOf(ina), await unreadOf(cleo)]).toEqual([0, 0]);
    const place = { id: classroom, member: ben.id };
    await ask(removeLearner, { method: 'DELETE', as: ina, params: place });
    expect(await toldTo(site, ben)).toEqual([]);
  });

  test('of nothing of a kind that they do not want', async () => {
    const { ann, ben } = await trio();
    const scenario = await publishedBy(ann);
    const body = { muted: ['star', 'news'] };
    const { data } = await ask(changeNotices, { method: 'PATCH', as: ann, body });
    expect(data).toEqual({ muted: ['star', 'news'], mails: false, digests: false });
    await starring(ben, scenario);
    await comment(ben, scenario);
    expect(await toldTo(site, ann)).toEqual(['Ben commented on your scenario “Three payments”.']);
    await ask(changeNotices, { method: 'PATCH', as: ann, body: { muted: [] } });
    expect(await unreadOf(ann)).toBe(1);
  });

  test('and mark one or all as read, up to what they saw, and nobody else’s', async () => {
    const { ann, ben, cleo } = await trio();
    const scenario = await publishedBy(ann);
    await comment(ben, scenario, 'One.');
    await comment(ben, scenario, 'Two.');
    const [newest] = await noticesOf(site.db, ann.id);
    await comment(ben, scenario, 'Three.');
    const body = { newest: newest?.id };
    expect((await ask(markAllRead, { method: 'PUT', as: cleo, body })).data.unread).toBe(0);
    expect(await unreadOf(ann)).toBe(3);
    const { data } = await ask(markAllRead, { method: 'PUT', as: ann, body });
    expect(data.unread).toBe(1);
    const [last] = await noticesOf(site.db, ann.id);
    const params = { id: last?.id ?? '' };
    expect((await ask(markRead, { method: 'PUT', as: cleo, params })).status).toBe(404);
    for (let times = 0; times < 2; times += 1) {
      expect((await ask(markRead, { method: 'PUT', as: ann, params })).data.unread).toBe(0);
    }
  });

  test('and have read what is about a page that they look at, and nothing else', async () => {
    const { ann: ina, ben, cleo } = await trio();
    const classroom = await classOf(ina);
    await join(site.db, classroom, ben);
    const [first, second] = [
      await assignmentOf(ina, classroom),
      await assignmentOf(ina, classroom),
    ];
    await handingIn(ben, first, paymentsText(10));
    const place = { id: first, learner: ben.id };
    const given = { attempt: 1, isReturned: true };
    await ask(returnHandIn, { method: 'PUT', as: ina, params: place, body: given });
    const scenario = await publishedBy(ben);
    await comment(cleo, scenario);
    await starring(cleo, scenario);
    expect(await unreadOf(ben)).toBe(5);
    const look = async (as: Person, id: string) =>
      (await ask(markReadAbout, { method: 'PUT', as, params: { id } })).data.unread;
    expect(await look(cleo, first)).toBe(0);
    expect(await look(ben, first)).toBe(3);
    expect(await look(ben, scenario)).toBe(1);
    expect(await look(ben, second)).toBe(0);
  });

  test('and what is told is undone with what it tells of', async () => {
    const { ann, ben } = await trio();
    const scenario = await publishedBy(ann);
    const failing = site.db.transaction(async (tx) => {
      await notifyOfStar(tx, { scenarioId: scenario, userId: ben.id });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await unreadOf(ann)).toBe(0);
    expect(await site.db.$count(notifications, eq(notifications.userId, ann.id))).toBe(0);
  });

  test(`and no more than ${MAX_KEPT} are kept of anybody, the latest`, async () => {
    const { ann, ben } = await trio();
    const scenario = await publishedBy(ann);
    const old = Array.from({ length: MAX_KEPT }, (_, index) => ({
      id: randomUUID(),
      userId: ann.id,
      kind: 'news' as const,
      subject: `old-${index}`,
      at: new Date(1_700_000_000_000 + index),
    }));
    await site.db.insert(notifications).values(old);
    await comment(ben, scenario);
    const kept = await noticesOf(site.db, ann.id);
    expect(kept).toHaveLength(MAX_KEPT);
    expect(kept[0]?.kind).toBe('comment');
    expect(kept.map(({ id }) => id)).not.toContain(old[0]?.id);
  });
});
