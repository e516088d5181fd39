/** The page of moderators: what members reported, and the record of what was done. */
import { notFound } from 'next/navigation';
import type { SubjectKind } from '@/src/contract/sent/scenarios';
import { pageMember } from '@/src/server/auth/pageVisitor';
import {
  type ModerationEntry,
  moderationRecord,
  openReports,
  type ReportedSubject,
} from '@/src/server/community/moderation';
import { database } from '@/src/server/database/database';
import { Day } from '@/src/ui/Day';
import { PageLinks } from '@/src/ui/PageLinks';
import { QuietLink } from '@/src/ui/QuietLink';
import { commentPath, memberPath, scenarioPath } from '../words';
import { ModerationButton } from './ModerationButton';
import './moderation.css';

/** The id of the heading over the reports, which takes the focus of one that is settled. */
const REPORTS = 'open-reports';

interface ModerationPageProps {
  /** Which page of the record is wanted. */
  readonly recordPage: string | string[] | undefined;
}

/** The page; for everybody else there is none. */
export async function ModerationPage({ recordPage }: ModerationPageProps) {
  const member = await pageMember();
  if (member?.role !== 'moderator') return notFound();
  const db = await database();
  const wanted = Number(recordPage);
  const [reported, record] = await Promise.all([
    openReports(db),
    moderationRecord(db, Number.isInteger(wanted) ? wanted : 1),
  ]);
  return (
    <div className="lesson-text moderation">
      <h1>Moderation</h1>
      <section aria-labelledby={REPORTS}>
        <h2 id={REPORTS} tabIndex={-1}>
          Open reports
        </h2>
        {reported.length === 0 && <p>Nothing is reported. Reports appear here as they come in.</p>}
        <ul>
          {reported.map((one) => (
            <li key={`${one.kind} ${one.subjectId}`}>
              <Reported reported={one} moderatorId={member.id} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="moderation-record">
        <h2 id="moderation-record">What was done</h2>
        {record.total === 0 && <p>Nothing has been done yet.</p>}
        <ol>
          {record.items.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
        <PageLinks
          label="Pages of the record"
          page={record.page}
          pages={record.pages}
          pathOf={(page) => `/community/moderation?page=${page}#moderation-record`}
        />
      </section>
    </div>
  );
}

/** Where it can be looked at: a scenario, or its place among the comments on one. */
function pathTo(kind: SubjectKind, subjectId: string, scenarioId: string): string {
  return kind === 'comment' ? commentPath(scenarioId, subjectId) : scenarioPath(scenarioId);
}

interface ReportedProps {
  readonly reported: ReportedSubject;
  readonly moderatorId: string;
}

function Reported({ reported, moderatorId }: ReportedProps) {
  const { kind, subjectId, subject, reports } = reported;
  const name = subject?.name ?? 'deleted meanwhile';
  const author = subject?.author;
  return (
    <article aria-label={`Reported ${kind}: ${name}`}>
      <h3>
        {kind === 'scenario' ? 'Scenario' : 'Comment'}:{' '}
        {subject?.scenarioId ? (
          <QuietLink href={pathTo(kind, subjectId, subject.scenarioId)}>{name}</QuietLink>
        ) : (
          name
        )}
      </h3>
      {author && (
        <p>
          by <QuietLink href={memberPath(author.id)}>{author.name}</QuietLink>
          {author.isBanned && ', who is banned'}
          {subject.isOut && '. It is hidden already'}
        </p>
      )}
      <ul className="moderation-reports">
        {reports.map(({ id, reporter, reason, createdAt }) => (
          <li key={id}>
            <span>
              {reporter.name}, <Day date={createdAt} />
            </span>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
      <div className="scenario-actions">
        {subject && !subject.isOut && (
          <ModerationButton
            action="hide"
            kind={kind}
            subjectId={subjectId}
            name={name}
            heir={REPORTS}
          />
        )}
        {author &&
          !author.isBanned &&
          subject.authorRole === 'member' &&
          author.id !== moderatorId && (
            <ModerationButton
              action="ban"
              kind="member"
              subjectId={author.id}
              name={author.name}
              heir={REPORTS}
            />
          )}
        <ModerationButton
          action="dismiss"
          kind={kind}
          subjectId={subjectId}
          name={name}
          heir={REPORTS}
        />
      </div>
    </article>
  );
}

const DONE: Readonly<Record<ModerationEntry['action'], string>> = {
  hide: 'hid',
  restore: 'restored',
  ban: 'banned',
  unban: 'ended the ban of',
  dismiss: 'dismissed the reports of',
};

function Entry({ entry }: { readonly entry: ModerationEntry }) {
  const { moderatorName, action, kind, subjectId, subjectName, reason, createdAt } = entry;
  const { isOut, scenarioId } = entry;
  const undo = kind === 'member' ? 'unban' : 'restore';
  const isUndone = !isOut || (action !== 'hide' && action !== 'ban');
  return (
    <>
      <p>
        <Day date={createdAt} />: {moderatorName} {DONE[action]} the {kind}{' '}
        {scenarioId ? (
          <QuietLink href={pathTo(kind, subjectId, scenarioId)}>{subjectName}</QuietLink>
        ) : (
          `“${subjectName}”`
        )}
        . Reason: {reason}
      </p>
      {!isUndone && (
        <ModerationButton action={undo} kind={kind} subjectId={subjectId} name={subjectName} />
      )}
    </>
  );
}
