/** The learners of a class as its instructor sees them: those with an account, and those who took a seat without one. */
import type { Learner } from '@/src/server/classroom/learners';
import { ConfirmButton } from '../../ConfirmButton';
import { LocalTime } from '../LocalTime';
import { Section } from '../Section';
import { ManageSeat } from '../seats/ManageSeat';

interface LearnersProps {
  readonly classId: string;
  readonly learners: readonly Learner[];
}

/** The list, each with what can be done about them. */
export function Learners({ classId, learners }: LearnersProps) {
  return (
    <Section id="learners" title="Learners">
      {learners.length === 0 && <p>Nobody has joined yet. Pass the link on, or show its code.</p>}
      <ul className="classroom-learners">
        {learners.map((one) => (
          <li key={one.id}>
            <span>
              {one.name}
              <span>
                {one.kind === 'seat' ? 'Without an account, joined ' : 'Joined '}
                <LocalTime at={one.joinedAt.toISOString()} hasTime={false} />
                {one.studentId !== null && `. Student ID ${one.studentId}`}
              </span>
            </span>
            <span className="classroom-learner-acts">
              {one.kind === 'seat' && (
                <ManageSeat
                  seat={{ classId, id: one.id, name: one.name, studentId: one.studentId ?? '' }}
                  others={learners
                    .filter(({ id }) => id !== one.id)
                    .map(({ id, name, kind }) => ({
                      id,
                      name: kind === 'seat' ? `${name} (no account)` : name,
                    }))}
                />
              )}
              <Remove classId={classId} learner={one} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Remove({ classId, learner }: { readonly classId: string; readonly learner: Learner }) {
  const { kind, id, name } = learner;
  return (
    <ConfirmButton
      label="Remove"
      name={`Remove ${name}`}
      title={`Remove ${name}?`}
      act="Remove from the class"
      busy="Removing …"
      what={`${name} leaves the class, and what they handed in to its assignments is deleted. Anyone with the link can join again: renew it to prevent that.`}
      command={
        kind === 'seat'
          ? { does: 'removeSeat', params: { id: classId, seat: id } }
          : { does: 'removeLearner', params: { id: classId, member: id } }
      }
      heir="learners"
    />
  );
}
