/** What comes by itself: reminders, news of the site, and an instructor’s week. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { giveFeedback } from '@/src/server/classroom/feedback/giveFeedback';
import { assignments } from '@/src/server/database/schema/classroom';
import {
  announcedChanges,
  notificationSettings,
  notifications,
} from '@/src/server/database/schema/notifications';
import { announceChanges } from '@/src/server/notifications/announceChanges';
import { doScheduledWork } from '@/src/server/notifications/scheduledWork';
import { changeNotices } from '@/src/server/notifications/settings';
import { type Mailbox, openMailbox } from '../../helpers/accounts/mailbox';
import {
  assignmentOf,
  classOf,
  codeOf,
  handingIn,
  join,
  paymentsText,
} from '../classroom/classroomSite';
import { seatIn } from '../classroom/seatSite';
import { ask, ENGINES, type Person, useSite } from '../site';
import { toldTo, unreadOf } from './noticeSite';

let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await openMailbox();
});

beforeEach(() => {
  vi.stubEnv('EMAIL_SERVER', mailbox.url);
  vi.stubEnv('NEXTAUTH_URL', 'http://localhost:3000');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await mailbox.close();
});

const lettersTo = ({ email }: Person) => mailbox.letters.filter(({ to }) => to === email);

describe.each(ENGINES)('by itself, %s', (engine) => {
  const site = useSite(engine);
  const round = () => doScheduledWork(site.db, []);

  /** A class with an assignment that was given long ago and is due in so many hours. */
  const dueIn = async (hours: number, learners: readonly Person[], teacher?: Person) => {
    const ina = teacher ?? (await site.person('Ina', { emailVerified: new Date() }));
    const classroom = await classOf(ina);
    await join(site.db, classroom, ...learners);
    const id = await assignmentOf(ina, classroom);
    const due = sql`now() + make_interval(hours => ${hours})`;
    const createdAt = sql`now() - interval '10 days'`;
    await site.db.update(assignments).set({ due, createdAt }).where(eq(assignments.id, id));
    return { ina, classroom, id };
  };
  const reminders = async (person: Person) =>
    (await toldTo(site, person)).filter((text) => text.includes('due soon'));

  test('learners are reminded once of what is due in two days and not handed in', async () => {
    const [ann, ben] = [await site.person('Ann'), await site.person('Ben')];
    const { id, ina } = await dueIn(47, [ann, ben]);
    await handingIn(ben, id, paymentsText(10));
    await round();
    await round();
    expect(await reminders(ann)).toEqual([
      '“Two payments” in Money, spring is due soon, and you have not handed it in.',
    ]);
    expect([await reminders(ben), await reminders(ina)]).toEqual([[], []]);
  });

  test('but not of what is due later, has been due, or was given only now', async () => {
    const ann = await site.person('Ann');
    const { ina } = await dueIn(50, [ann]);
    await dueIn(-1, [ann], ina);
    const { id } = await dueIn(47, [ann], ina);
    await site.db.update(assignments).set({ createdAt: sql`now()` }).where(eq(assignments.id, id));
    await round();
    expect(await reminders(ann)).toEqual([]);
  });

  test('and again where the date was moved', async () => {
    const ann = await site.person('Ann');
    const { id } = await dueIn(40, [ann]);
    await round();
    const before = await unreadOf(ann);
    // Ten days later, the assignment is due in another two.
    await site.db.update(notifications).set({
      at: sql`now() - interval '10 days'`,
      readAt: sql`now()`,
    });
    await round();
    expect(await unreadOf(ann)).toBe(1);
    await site.db
      .update(assignments)
      .set({ due: sql`now() + interval '30 hours'` })
      .where(eq(assignments.id, id));
    await round();
    expect([before, await unreadOf(ann)]).toEqual([2, 1]);
  });

  test('members hear of new entries of the page of changes, and of none that were there before', async () => {
    await site.db.delete(announcedChanges);
    const ann = await site.person('Ann');
    const [older, newer] = [
      { id: 'stage', title: 'Act and see', path: '/lectures' },
      { id: 'seats', title: 'Join without an account', path: '/teach' },
    ];
    await announceChanges(site.db, [older]);
    expect(await toldTo(site, ann)).toEqual([]);
    await Promise.all([
      announceChanges(site.db, [newer, older]),
      announceChanges(site.db, [newer, older]),
    ]);
    expect(await toldTo(site, ann)).toEqual(['New on the site: Join without an account.']);
    const late = await site.person('Late');
    // A title that is mended is no news.
    await announceChanges(site.db, [{ ...newer, title: 'Join with a name' }, older]);
    expect(await toldTo(site, ann)).toEqual(['New on the site: Join with a name.']);
    expect(await toldTo(site, late)).toEqual([]);
  });

  test('an instructor who asked for it gets the week of the classes on Mondays', async () => {
    const ina = await site.person('Ina', { emailVerified: new Date() });
    const [ann, ben] = [await site.person('Ann'), await site.person('Ben')];
    const { id, classroom } = await dueIn(-24, [ann, ben], ina);
    await seatIn(site.db, await codeOf(site.db, classroom), 'Sam');
    await handingIn(ann, id, paymentsText(10));
    await handingIn(ben, id, paymentsText(10));
    const feedback = { mark: '15/20', feedback: '', attempt: 1 };
    const params = { id, learner: ann.id };
    await ask(giveFeedback, { method: 'PUT', as: ina, params, body: feedback });
    await ask(changeNotices, { method: 'PATCH', as: ina, body: { digests: true } });
    // Not before the next Monday.
    await round();
    expect(lettersTo(ina)).toEqual([]);
    const aWeekAgo = { digestedAt: sql`now() - interval '8 days'` };
    const isIna = eq(notificationSettings.userId, ina.id);
    await site.db.update(notificationSettings).set(aWeekAgo).where(isIna);
    await Promise.all([round(), round()]);
    await round();
    const [letter] = lettersTo(ina);
    expect(lettersTo(ina)).toHaveLength(1);
    expect(letter?.subject).toBe('The week of your classes at Tallystick');
    expect(letter?.text).toContain('Money, spring\n');
    expect(letter?.text).toContain(
      '“Two payments”: 2 of 3 handed in, 2 of them this week; 2 late; none met every task; task 1 was missed most, by 2; 1 waiting for a mark; the due date has passed.',
    );
    expect(letter?.header('List-Unsubscribe')).toContain('/week/');
    // A week in which nothing happened needs no letter.
    await site.db.update(notificationSettings).set(aWeekAgo).where(isIna);
    await site.db.update(assignments).set({ due: null }).where(eq(assignments.id, id));
    await site.db.execute(sql`update hand_ins set handed_in_at = now() - interval '20 days'`);
    await round();
    expect(lettersTo(ina)).toHaveLength(1);
  });
});
