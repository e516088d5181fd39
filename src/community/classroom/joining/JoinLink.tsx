'use client';

/** The link by which learners join a class: to copy, to renew, and to let nobody join for a while. */
import { useRouter } from 'next/navigation';
import { Copy } from '@/src/board/share/Copy';
import { changeClass } from '@/src/contract/classroom';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { ConfirmButton } from '../../ConfirmButton';
import { typedFrom } from '../paths';
import './joinLink.css';

interface JoinLinkProps {
  readonly classId: string;
  readonly link: string;
  readonly isOpen: boolean;
  /** Whether one may join without an account. */
  readonly takesSeats: boolean;
}

/** The link and what can be done with it. */
export function JoinLink({ classId, link, isOpen, takesSeats }: JoinLinkProps) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const { page, code } = typedFrom(link);
  const change = async (body: { readonly isOpen: boolean } | { readonly takesSeats: boolean }) => {
    if ((await go(changeClass, { params: { id: classId }, body })) !== null) router.refresh();
  };
  const says = isOpen ? 'Stop new joins' : 'Let people join again';
  return (
    <div>
      <Copy what="link" text={link}>
        <TextField stacked label="Join link" value={link} onChange={() => {}} readOnly />
      </Copy>
      <p role="status">
        {isOpen
          ? `Anyone ${takesSeats ? '' : 'with an account '}can join by the link, or by typing the code below at ${page}.${takesSeats ? ' They need no account: a name and a secret word will do.' : ''}`
          : 'New joins are stopped: the link and the code admit no one, and the QR code is hidden, until you let people join again. Those in the class stay.'}
      </p>
      {isOpen && (
        <Copy what="code" text={code}>
          <p className="join-code">
            <span>Code of the class</span> {code}
          </p>
        </Copy>
      )}
      <Problem problem={problem} />
      <div className="classroom-buttons">
        <Button aria-disabled={isSending} onClick={() => void change({ isOpen: !isOpen })}>
          {isSending ? 'One moment …' : says}
        </Button>
        {isOpen && (
          <Button
            aria-disabled={isSending}
            onClick={() => void change({ takesSeats: !takesSeats })}
          >
            {takesSeats ? 'Require an account' : 'Let people join without an account'}
          </Button>
        )}
        <ConfirmButton
          label="Renew the link"
          title="Renew the link?"
          what="The link and the code of today will lead nowhere, also where you have written it down or projected it. Those who have joined stay in the class."
          busy="Renewing …"
          command={{ does: 'renewCode', params: { id: classId } }}
        />
      </div>
    </div>
  );
}
