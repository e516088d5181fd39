/** Everything that is kept of a member, as one file. */
import { asc, eq, sql } from 'drizzle-orm';
import * as contract from '@/src/contract/account';
import { isOpen } from '@/src/server/community/visible';
import { audit } from '../audit';
import type { Database } from '../database/database';
import { assignments, classes, classMembers, formerParts } from '../database/schema/classroom';
import { comments, reports, scenarios, stars } from '../database/schema/community';
import { auditEvents } from '../database/schema/guards';
import { accounts, pictures, progress, users } from '../database/schema/members';
import { notificationSettings, notifications } from '../database/schema/notifications';
import { FOREIGN } from '../http/answer';
import { NOT_SIGNED_IN } from '../http/asker';
import { jsonAttachment } from '../http/attachment';
import { isOwnReading } from '../http/csrf';
import { query } from '../http/endpoint';
import { refusedAsTooMany } from '../http/throttle';
import { feedbackGiven, handInCommentsKept, handInsKept } from './handInsKept';
import { keptRows } from './progressRows';

async function profileOf(db: Database, id: string) {
  const [[user], elsewhere, [picture]] = await Promise.all([
    db.select().from(users).where(eq(users.id, id)),
    db.select({ provider: accounts.provider }).from(accounts).where(eq(accounts.userId, id)),
    db.select({ data: pictures.data }).from(pictures).where(eq(pictures.userId, id)),
  ]);
  if (!user) return null;
  const { name, email, emailVerified, role, createdAt, syncsProgress, passwordHash } = user;
  return {
    id,
    name,
    email,
    emailVerified,
    role,
    createdAt,
    syncsProgress,
    hasPassword: passwordHash !== null,
    signsInWith: elsewhere.map(({ provider }) => provider),
    pictureWebpBase64: picture ? Buffer.from(picture.data).toString('base64') : null,
  };
}

async function communityOf(db: Database, id: string) {
  const [published, said, starred, reported] = await Promise.all([
    db
      .select({
        id: scenarios.id,
        title: scenarios.title,
        description: scenarios.description,
        notes: scenarios.notes,
        category: scenarios.category,
        forkedFrom: scenarios.forkedFrom,
        stars: scenarios.stars,
        createdAt: scenarios.createdAt,
        updatedAt: scenarios.updatedAt,
        hiddenAt: scenarios.hiddenAt,
        log: scenarios.logText,
      })
      .from(scenarios)
      .where(eq(scenarios.authorId, id))
      .orderBy(asc(scenarios.createdAt)),
    db
      .select({
        scenario: comments.scenarioId,
        text: comments.text,
        createdAt: comments.createdAt,
        editedAt: comments.editedAt,
        hiddenAt: comments.hiddenAt,
      })
      .from(comments)
      .where(eq(comments.authorId, id))
      .orderBy(asc(comments.createdAt)),
    db
      .select({
        scenario: stars.scenarioId,
        // What a moderator has hidden since, or whose author was banned, is not given away here.
        title: sql<string | null>`case when ${isOpen} then ${scenarios.title} end`,
        createdAt: stars.createdAt,
      })
      .from(stars)
      .innerJoin(scenarios, eq(scenarios.id, stars.scenarioId))
      .innerJoin(users, eq(users.id, scenarios.authorId))
      .where(eq(stars.userId, id))
      .orderBy(asc(stars.createdAt)),
    db
      .select({
        kind: reports.kind,
        subject: reports.subjectId,
        reason: reports.reason,
        createdAt: reports.createdAt,
      })
      .from(reports)
      .where(eq(reports.reporterId, id))
      .orderBy(asc(reports.createdAt)),
  ]);
  return { scenarios: published, comments: said, stars: starred, reports: reported };
}

async function classroomOf(db: Database, id: string) {
  const [taught, set, replaced, given, joined, handedIn, remarks] = await Promise.all([
    db
      .select({ id: classes.id, name: classes.name, createdAt: classes.createdAt })
      .from(classes)
      .where(eq(classes.instructorId, id)),
    db
      .select({
        id: assignments.id,
        class: assignments.classId,
        title: assignments.title,
        instructions: assignments.instructions,
        parts: assignments.parts,
        opens: assignments.opens,
        due: assignments.due,
        lateRule: assignments.lateRule,
        latePercent: assignments.latePercent,
        answersShown: assignments.answersShown,
        createdAt: assignments.createdAt,
      })
      .from(assignments)
      .innerJoin(classes, eq(classes.id, assignments.classId))
      .where(eq(classes.instructorId, id)),
    db
      .select({
        assignment: formerParts.assignmentId,
        part: formerParts.part,
        replacedAt: formerParts.replacedAt,
      })
      .from(formerParts)
      .innerJoin(assignments, eq(assignments.id, formerParts.assignmentId))
      .innerJoin(classes, eq(classes.id, assignments.classId))
      .where(eq(classes.instructorId, id))
      .orderBy(asc(formerParts.revision), formerParts.id),
    feedbackGiven(db, id),
    db
      .select({ id: classes.id, name: classes.name, joinedAt: classMembers.joinedAt })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .where(eq(classMembers.userId, id)),
    handInsKept(db, id),
    handInCommentsKept(db, id),
  ]);
  return {
    classesTaught: taught,
    assignmentsSet: set.map((row) => ({
      ...row,
      formerParts: replaced
        .filter(({ assignment }) => assignment === row.id)
        .map(({ part, replacedAt }) => ({ part, replacedAt })),
    })),
    feedbackGiven: given,
    classesJoined: joined,
    handIns: handedIn,
    handInComments: remarks,
  };
}

async function progressAndSecurityOf(db: Database, id: string) {
  const [[kept], events] = await Promise.all([
    db.select({ data: progress.data }).from(progress).where(eq(progress.userId, id)),
    db
      .select({ at: auditEvents.at, kind: auditEvents.kind, detail: auditEvents.detail })
      .from(auditEvents)
      .where(eq(auditEvents.userId, id))
      .orderBy(asc(auditEvents.id)),
  ]);
  const rows = keptRows(kept?.data).map(([lesson, read, played, tasksMet, tasks]) => ({
    lesson,
    read: read === 1,
    played: played === 1,
    tasksMet,
    tasks,
  }));
  return { progress: rows, securityEvents: events };
}

async function notificationsOf(db: Database, id: string) {
  const [[settings], told] = await Promise.all([
    db
      .select({
        muted: notificationSettings.muted,
        mails: notificationSettings.mails,
        digests: notificationSettings.digests,
        mailedAt: notificationSettings.mailedAt,
        digestedAt: notificationSettings.digestedAt,
      })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, id)),
    db
      .select({
        kind: notifications.kind,
        subject: notifications.subject,
        at: notifications.at,
        readAt: notifications.readAt,
        mailedAt: notifications.mailedAt,
      })
      .from(notifications)
      .where(eq(notifications.userId, id))
      .orderBy(asc(notifications.at)),
  ]);
  return { notificationSettings: settings ?? null, notifications: told };
}

/** GET: everything that is kept of whoever asks, as a file of JSON. */
export const downloadData = query(
  contract.downloadData,
  async ({ db, member, address, request }) => {
    const { id } = member;
    // It is recorded and counted, so that it is more than reading: another site must not set it off.
    if (!isOwnReading(request)) {
      await audit(db, {
        kind: 'foreign-request',
        userId: id,
        address,
        detail: 'GET /api/account/data',
      });
      return FOREIGN;
    }
    const tooMany = await refusedAsTooMany(db, 'download', { member, seat: null }, request);
    if (tooMany) return tooMany;
    await audit(db, { kind: 'data-downloaded', userId: id, address });
    const [profile, community, classroom, notices, progressAndSecurity] = await Promise.all([
      profileOf(db, id),
      communityOf(db, id),
      classroomOf(db, id),
      notificationsOf(db, id),
      progressAndSecurityOf(db, id),
    ]);
    // The account was deleted while this was gathered.
    if (profile === null) return NOT_SIGNED_IN;
    const data = { profile, ...community, ...classroom, ...notices, ...progressAndSecurity };
    return jsonAttachment('tallystick-my-data', `${JSON.stringify(data, null, 2)}\n`);
  },
);
