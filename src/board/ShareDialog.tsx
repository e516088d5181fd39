'use client';
/** Sharing the shown line: a link, a QR code of it, a file; and opening a file somebody else made. */
import { type ChangeEvent, useId, useState } from 'react';
import { fileTextOf, TITLE_LENGTH } from '@/events/log/log';
import type { Timeline } from '@/events/log/timeline';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { CheckIcon, DownloadIcon, UploadIcon } from '@/src/ui/icons';
import { Modal } from '@/src/ui/modal';
import { type Code, codeOf } from './code';
import { download, fileName, linkOf, logOf } from './sharing';

interface ShareDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly timeline: Timeline;
  readonly leaf: number;
  /** The number of the shown round. */
  readonly current: number;
  readonly onFile: (file: File) => void;
}

/** The share dialog. */
export function ShareDialog(props: ShareDialogProps) {
  const { open, onOpenChange, timeline, leaf, current, onFile } = props;
  const [title, setTitle] = useState('');
  const [here, setHere] = useState(true);
  const log = logOf(timeline, leaf, title);
  const round = here ? current : null;
  const { origin } = window.location;
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Share these steps"
      description="The link holds everything: nothing is sent to a server, and whoever opens it sees what you see."
      variant="sheet"
    >
      <div className="share">
        <TextField
          label="Title"
          value={title}
          onChange={setTitle}
          maxLength={TITLE_LENGTH}
          placeholder="Optional, for whoever opens it"
        />
        <label className="share-here">
          <input
            type="checkbox"
            checked={here}
            onChange={(event) => setHere(event.currentTarget.checked)}
          />{' '}
          Open at step {current}
        </label>
        <LinkRow link={linkOf(origin, timeline, log, round)} />
        <QrCode code={codeOf(origin, timeline, log, round)} />
        <div className="share-files">
          <Button onClick={() => download(fileName(timeline, leaf), fileTextOf(log))}>
            <DownloadIcon /> Save as a file
          </Button>
          <FileButton onFile={onFile} />
        </div>
      </div>
    </Modal>
  );
}

type Copied = 'no' | 'yes' | 'failed';

function LinkRow({ link }: { readonly link: string | null }) {
  const [copied, setCopied] = useState<Copied>('no');
  if (link === null) {
    return <p className="share-none">These steps are too many for a link. Save them as a file.</p>;
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <div className="share-link">
      <TextField label="Link" value={link} onChange={() => setCopied('no')} readOnly />
      <Button variant="primary" onClick={() => void copy()}>
        {copied === 'yes' ? <CheckIcon /> : null} {copied === 'yes' ? 'Copied' : 'Copy link'}
      </Button>
      <p className="share-said" role="status">
        {copied === 'failed' &&
          'The browser did not allow copying: select the link and copy it by hand.'}
      </p>
    </div>
  );
}

function QrCode({ code }: { readonly code: Code | null }) {
  if (!code) {
    return (
      <p className="share-none">These steps are too many for a QR code that a phone can read.</p>
    );
  }
  return (
    <figure className="share-code">
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label="QR code of the link"
        shapeRendering="crispEdges"
      >
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      <figcaption>The same link, for a slide or a handout.</figcaption>
    </figure>
  );
}

function FileButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (file) onFile(file);
    event.currentTarget.value = '';
  };
  return (
    <label className="share-open" htmlFor={id}>
      <UploadIcon /> Open a file
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        onChange={choose}
      />
    </label>
  );
}
