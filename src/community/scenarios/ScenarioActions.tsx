/** What can be done with a scenario beside playing it. */
import { addressOf } from '@/src/contract/endpoint';
import { downloadLog } from '@/src/contract/scenarios';
import { signInPath } from '@/src/request/signIn';
import type { Member } from '@/src/server/auth/member';
import type { ShownScenario } from '@/src/server/community/shownScenario';
import { ConfirmButton } from '../ConfirmButton';
import { ModerationButton } from '../moderation/ModerationButton';
import { ReportButton } from '../moderation/ReportButton';
import { scenarioPath } from '../words';
import { CopyLink } from './CopyLink';
import { EditButton } from './EditButton';
import { StarButton, StarLink } from './StarButton';
import '../forms.css';

interface ScenarioActionsProps {
  readonly scenario: ShownScenario;
  readonly viewer: Member | null;
}

/** The buttons; which there are depends on who looks. */
export function ScenarioActions({ scenario, viewer }: ScenarioActionsProps) {
  const { id, stars, isStarred, isHidden } = scenario;
  const path = scenarioPath(id);
  const isOwn = viewer?.id === scenario.author.id;
  return (
    <div className="scenario-actions">
      {!isHidden &&
        (viewer ? (
          <StarButton id={id} stars={stars} isStarred={isStarred} />
        ) : (
          <StarLink stars={stars} signIn={signInPath(path)} />
        ))}
      <CopyLink path={path} />
      <a className="scenario-link" href={addressOf(downloadLog, { params: { id } })} download>
        Download the steps
      </a>
      {isOwn && <OwnActions scenario={scenario} />}
      {viewer?.role === 'member' && !isOwn && !isHidden && (
        <ReportButton kind="scenario" subjectId={id} name="Report this scenario" />
      )}
      {viewer?.role === 'moderator' && (
        <>
          <ModerationButton
            action={scenario.isHiddenItself ? 'restore' : 'hide'}
            kind="scenario"
            subjectId={id}
            name={scenario.title}
          />
          <a className="scenario-link" href="/community/moderation">
            Moderation
          </a>
        </>
      )}
    </div>
  );
}

function OwnActions({ scenario }: { readonly scenario: ShownScenario }) {
  const { id, title, description, notes, isUnlisted } = scenario;
  return (
    <>
      <EditButton id={id} words={{ title, description, notes }} isUnlisted={isUnlisted} />
      <ConfirmButton
        label="Delete"
        title="Delete this scenario?"
        what="It goes for good, with its stars and comments. Copies that others kept stay theirs."
        command={{ does: 'deleteScenario', params: { id } }}
        then={{ path: '/community', said: `The scenario “${title}” is deleted.` }}
      />
    </>
  );
}
