'use client';

/** The QR code of a join link, and the same as large as the screen, for a room to join by. */
import { useState } from 'react';
import { QrCode } from '@/src/board/share/QrCode';
import type { QrMatrix } from '@/src/board/share/qrMatrix';
import { Button } from '@/src/ui/button';
import { fetched } from '@/src/ui/fetched';

const LargeCode = fetched(async () => (await import('./LargeCode')).LargeCode, {
  name: 'The large code',
  onClose: ({ onClose }) => onClose(),
});

interface JoinCodeProps {
  /** Whether anybody can join by it: else it would be shown to a room in vain. */
  readonly isOpen: boolean;
  /** The name of the class. */
  readonly name: string;
  readonly link: string;
  readonly code: QrMatrix;
}

/** The code, and the button under it; nothing while the class takes in nobody. */
export function JoinCode({ isOpen, ...shown }: JoinCodeProps) {
  const [isLarge, setLarge] = useState(false);
  if (!isOpen) return null;
  return (
    <div>
      <QrCode code={shown.code} />
      <div className="classroom-buttons">
        <Button onClick={() => setLarge(true)}>Show the code large</Button>
      </div>
      {isLarge && <LargeCode {...shown} onClose={() => setLarge(false)} />}
    </div>
  );
}
