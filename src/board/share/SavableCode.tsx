'use client';
/** A QR code that can be saved as a picture, for slides and handouts. */
import { Button } from '@/src/ui/button';
import { download } from '../../ui/download';
import { codePicture, pictureName } from './codePicture';
import { QrCode } from './QrCode';
import type { QrMatrix } from './qrMatrix';
import './savableCode.css';

interface SavableCodeProps {
  readonly code: QrMatrix;
  /** What the picture is called: the title of what it leads to. */
  readonly name: string;
  /** Says under the code where it leads. */
  readonly caption: string;
}

/** The code, what it is, and the button that saves it. */
export function SavableCode({ code, name, caption }: SavableCodeProps) {
  return (
    <figure className="share-code">
      <QrCode code={code} />
      <figcaption>{caption}</figcaption>
      <Button
        type="button"
        onClick={() => download(pictureName(name), codePicture(code, name), 'image/svg+xml')}
      >
        Save as a picture
      </Button>
    </figure>
  );
}
