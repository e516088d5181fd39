'use client';

/** The QR code of a join link on the whole screen. Fetched when it is shown. */
import { QrCode } from '@/src/board/share/QrCode';
import type { QrMatrix } from '@/src/board/share/qrMatrix';
import { useFullScreen } from '@/src/board/share/useStage';
import { Button } from '@/src/ui/button';
import { Stage } from '@/src/ui/stage';
import { typedFrom } from '../paths';
import './largeCode.css';

interface LargeCodeProps {
  /** The name of the class. */
  readonly name: string;
  readonly link: string;
  readonly code: QrMatrix;
  readonly onClose: () => void;
}

/** The QR code with the name of the class, and what those without a camera type. */
export function LargeCode({ name, link, code: qr, onClose }: LargeCodeProps) {
  useFullScreen(onClose);
  const { page, code } = typedFrom(link);
  return (
    <Stage label={`Join ${name}`} className="large-code" onClose={onClose}>
      <p className="large-code-name" aria-hidden="true">
        Join {name}
      </p>
      <QrCode code={qr} />
      <p>
        Or go to {page} and type <strong className="large-code-signs">{code}</strong>
      </p>
      <Button onClick={onClose}>Close</Button>
    </Stage>
  );
}
