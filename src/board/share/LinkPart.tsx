'use client';
/** The shown line as a link and as a QR code; where it is too long for them, the way to what is not. */
import { useMemo } from 'react';
import type { Log } from '@/events/worlds';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { linkOf } from '../session/links';
import { Copy } from './Copy';
import { toQrMatrix } from './logCode';
import { SavableCode } from './SavableCode';

interface LinkPartProps {
  readonly page: string;
  readonly log: Log;
  readonly round: number | null;
  /** What the line is called. */
  readonly name: string;
  /** Leads to publishing; null where that is not offered. */
  readonly onPublish: (() => void) | null;
}

/** The part of the share dialog. */
export function LinkPart({ page, log, round, name, onPublish }: LinkPartProps) {
  const link = useMemo(() => linkOf(page, log, round), [page, log, round]);
  const code = useMemo(() => toQrMatrix(page, log, round), [page, log, round]);
  return (
    <div className="share-part">
      {link !== null && (
        <Copy what="link" text={link}>
          <TextField label="Link" value={link} onChange={() => {}} readOnly />
        </Copy>
      )}
      {code && (
        <SavableCode code={code} name={name} caption="The same link, for a slide or a handout." />
      )}
      {!code && <TooMany isForLink={link === null} onPublish={onPublish} />}
    </div>
  );
}

interface TooManyProps extends Pick<LinkPartProps, 'onPublish'> {
  /** Whether they are too many for a link as well. */
  readonly isForLink: boolean;
}

function TooMany({ isForLink, onPublish }: TooManyProps) {
  const what = isForLink ? 'a link or a QR code' : 'a QR code that a phone can read';
  const other = isForLink ? ' Save them as a file.' : '';
  return (
    <>
      <p>
        These steps are too many for {what}.
        {onPublish
          ? ' Publish them: their page has a short link, and a QR code that leads to it.'
          : other}
      </p>
      {onPublish && (
        <div className="share-files">
          <Button onClick={onPublish}>Go to Publish</Button>
        </div>
      )}
    </>
  );
}
