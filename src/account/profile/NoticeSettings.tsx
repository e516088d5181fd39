'use client';

/** What one is told on the site, and what of it comes by mail: each box is kept as it is ticked. */
import { useId, useState } from 'react';
import { NOTICE_KINDS } from '@/src/contract/noticeKinds';
import { changeNotices } from '@/src/contract/notifications';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';

type Kind = (typeof NOTICE_KINDS)[number];

const NAMES: Readonly<Record<Kind, string>> = {
  comment: 'Comments on your scenarios',
  reply: 'Comments after yours on scenarios of others',
  star: 'Stars for your scenarios',
  fork: 'Forks of your scenarios',
  assignment: 'New assignments in your classes',
  due: 'Assignments that are due within two days',
  feedback: 'Feedback and marks',
  news: 'New lessons, articles and other things on the site',
};

interface Chosen {
  readonly muted: readonly Kind[];
  readonly mails: boolean;
  readonly digests: boolean;
}

interface NoticeSettingsProps extends Chosen {
  /** What can be had by mail: nothing where the site sends none, or the address is not confirmed. */
  readonly mail: 'none' | 'unconfirmed' | 'possible';
  /** Whether the member teaches a class. */
  readonly teaches: boolean;
}

/** The boxes. */
export function NoticeSettings({ muted, mails, digests, mail, teaches }: NoticeSettingsProps) {
  const { isSending, problem, go } = useSending();
  const [chosen, setChosen] = useState<Chosen>({ muted, mails, digests });
  const [said, setSaid] = useState('');
  const choose = async (change: Partial<Chosen>, words: string) => {
    if (isSending) return;
    setSaid('');
    const before = chosen;
    setChosen({ ...chosen, ...change });
    const { muted: kinds, ...letters } = change;
    const body = kinds === undefined ? letters : { ...letters, muted: [...kinds] };
    if ((await go(changeNotices, { body })) === null) setChosen(before);
    else setSaid(words);
  };
  const chooseKind = (kind: Kind, isOn: boolean) => {
    const others = chosen.muted.filter((one) => one !== kind);
    const words = isOn ? 'You are told of this from now on.' : 'You are no longer told of this.';
    void choose({ muted: isOn ? others : [...others, kind] }, words);
  };
  return (
    <>
      <fieldset className="account-kinds">
        <legend>Tell me of</legend>
        {NOTICE_KINDS.map((kind) => (
          <Box
            key={kind}
            label={NAMES[kind]}
            isOn={!chosen.muted.includes(kind)}
            onChoose={(isOn) => chooseKind(kind, isOn)}
          />
        ))}
      </fieldset>
      {mail !== 'none' && (
        <Letters chosen={chosen} mail={mail} teaches={teaches} onChoose={choose} />
      )}
      <p className="account-said" role="status">
        {said}
      </p>
      <Problem problem={problem} />
    </>
  );
}

interface LettersProps {
  readonly chosen: Chosen;
  readonly mail: 'unconfirmed' | 'possible';
  readonly teaches: boolean;
  /** Keeps a choice, and says what came of it. */
  readonly onChoose: (change: Partial<Chosen>, words: string) => void;
}

/** What comes by mail. */
function Letters({ chosen, mail, teaches, onChoose }: LettersProps) {
  return (
    <fieldset className="account-kinds">
      <legend>By mail</legend>
      {mail === 'unconfirmed' && (
        <p className="account-hint">
          Letters go only to an address that is confirmed. Yours is confirmed when you{' '}
          <a href="/registration/forgot">set a new password by a link in mail</a>.
        </p>
      )}
      <Box
        label="Send me what is new"
        hint="At most one letter a day, and none when nothing is new. Each has a link that ends them."
        isOn={chosen.mails}
        onChoose={(mails) =>
          onChoose(
            { mails },
            mails
              ? 'What is new comes by mail from now on.'
              : 'What is new no longer comes by mail.',
          )
        }
      />
      {teaches && (
        <Box
          label="Send me the week of my classes"
          hint="On Mondays: who handed in, what came late, which task was missed most, and what waits for a mark."
          isOn={chosen.digests}
          onChoose={(digests) =>
            onChoose(
              { digests },
              digests
                ? 'The first letter comes on the next Monday.'
                : 'The weekly letter no longer comes.',
            )
          }
        />
      )}
    </fieldset>
  );
}

interface BoxProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChoose: (isOn: boolean) => void;
}

function Box({ label, hint, isOn, onChoose }: BoxProps) {
  const id = useId();
  return (
    <div>
      <label className="account-check">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className="account-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
