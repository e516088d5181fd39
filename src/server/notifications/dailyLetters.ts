/**
 * What is new, by mail, for members who asked for it: at most one letter a day, and none where nothing
 * is new. A letter is claimed before it is sent, by one statement that one server alone can win; where
 * the server dies between the two, that letter is lost and none is sent twice (docs/decisions/0058).
 */
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema/members';
import { notificationSettings, notifications } from '../database/schema/notifications';
import { errorText, logLine } from '../log';
import { isRefusedForGood, linkTo, sendMail } from '../mail';
import { letterOf } from './letter';
import { IS_UNREAD, type Notice, noticesOf } from './notices';
import { wordsOfNotice } from './noticeWords';
import { unsubscribePath } from './unsubscribe';

/** Notifications that a letter names; of the others it says how many there are. */
const NAMED = 10;

/** Minutes for which it may still be read on the site before it is worth a letter. */
const GRACE = 30;

/** Members that are looked for at a time. */
const AT_ONCE = 50;

/** Whom a letter goes to. */
interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mailedAt: Date | null;
}

const IS_NEW = and(IS_UNREAD, isNull(notifications.mailedAt));

const IS_FREE = or(
  isNull(notificationSettings.mailedAt),
  lt(notificationSettings.mailedAt, sql`now() - interval '1 day'`),
);

/** Members who may be due a letter, in the order of their ids. */
async function waiting(db: Database, after: string): Promise<readonly Recipient[]> {
  const isDue = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, users.id),
        IS_NEW,
        lt(notifications.at, sql`now() - make_interval(mins => ${GRACE})`),
      ),
    );
  const { id, name, email } = users;
  const rows = await db
    .select({ id, name, email, mailedAt: notificationSettings.mailedAt })
    .from(notificationSettings)
    .innerJoin(users, eq(id, notificationSettings.userId))
    .where(
      and(
        gt(id, after),
        eq(notificationSettings.mails, true),
        IS_FREE,
        // Only its owner can have asked for letters to an address; an unproven one may be somebody else’s.
        isNotNull(users.emailVerified),
        isNull(users.bannedAt),
        exists(isDue),
      ),
    )
    .orderBy(asc(id))
    .limit(AT_ONCE);
  return rows.flatMap(({ email: to, ...row }) => (to === null ? [] : [{ ...row, email: to }]));
}

/** Claims the letter of a member, and what it tells; null where another server has it, or nothing is new. */
async function claim(db: Database, { id }: Recipient): Promise<readonly Notice[] | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: notificationSettings.userId })
      .from(notificationSettings)
      .where(
        and(eq(notificationSettings.userId, id), eq(notificationSettings.mails, true), IS_FREE),
      )
      .for('update');
    if (!row) return null;
    const found = await noticesOf(tx, id, IS_NEW);
    if (found.length === 0) return null;
    await tx
      .update(notificationSettings)
      .set({ mailedAt: sql`now()` })
      .where(eq(notificationSettings.userId, id));
    await tx
      .update(notifications)
      .set({ mailedAt: sql`now()` })
      .where(
        inArray(
          notifications.id,
          found.map((notice) => notice.id),
        ),
      );
    return found;
  });
}

/** Takes a claim back: the mail server would not have the letter, and it is tried again. */
async function giveBack(
  db: Database,
  { id, mailedAt }: Recipient,
  found: readonly Notice[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(notificationSettings)
      .set({ mailedAt })
      .where(eq(notificationSettings.userId, id));
    await tx
      .update(notifications)
      .set({ mailedAt: null })
      .where(
        inArray(
          notifications.id,
          found.map((notice) => notice.id),
        ),
      );
  });
}

async function write({ id, name, email }: Recipient, found: readonly Notice[]): Promise<void> {
  const lines = found.slice(0, NAMED).map((notice) => {
    const { text, path } = wordsOfNotice(notice);
    return { text, url: linkTo(path) };
  });
  const left = found.length - lines.length;
  const more = { text: `And ${left} more.`, url: linkTo('/community/notifications') };
  const unsubscribe = linkTo(await unsubscribePath(id, 'news'));
  const { text, html } = letterOf({
    name,
    intro: 'This is new for you at Tallystick:',
    sections: [{ title: null, lines: left > 0 ? [...lines, more] : lines }],
    why: 'You asked for this letter in your profile. It comes at most once a day.',
    unsubscribe,
  });
  const count = found.length === 1 ? 'One new thing' : `${found.length} new things`;
  await sendMail({
    to: email,
    subject: `${count} for you at Tallystick`,
    text,
    regular: { html, unsubscribe },
  });
}

/**
 * Sends the letters that are due.
 *
 * @param goOn asked before each: whether this server is still the one to send
 */
export async function sendDailyLetters(db: Database, goOn: () => Promise<boolean>): Promise<void> {
  let after = '';
  for (;;) {
    const recipients = await waiting(db, after);
    for (const recipient of recipients) {
      if (!(await goOn())) return;
      const found = await claim(db, recipient);
      if (found === null) continue;
      try {
        await write(recipient, found);
      } catch (error) {
        logLine('error', 'MAIL_NOT_SENT', errorText(error));
        // What is refused for good is not tried again today, and keeps nobody else waiting.
        if (isRefusedForGood(error)) continue;
        await giveBack(db, recipient, found);
        return;
      }
    }
    const last = recipients.at(-1);
    if (!last || recipients.length < AT_ONCE) return;
    after = last.id;
  }
}
