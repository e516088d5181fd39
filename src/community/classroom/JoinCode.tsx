'use client';

/** The QR code of a join link, and the same as large as the screen, for a room to join by. */
import { useState } from 'react';
import type { Code } from '@/src/board/code';
import { QrCode } from '@/src/board/share/QrCode';
import { Button } from '@/src/ui/button';
import { fetched } from '@/src/ui/fetched';

const LargeCode = fetched(async () => (await import('./LargeCode')).LargeCode, { isOver: true });

interface JoinCodeProps {
  /** The name of the class. */
  readonly name: string;
  readonly link: string;
  readonly code: Code;
}

/** The code, and the button under it. */
export function JoinCode(props: JoinCodeProps) {
  const [isLarge, setLarge] = useState(false);
  return (
    <div>
      <QrCode code={props.code} />
      <div className="classroom-buttons">
        <Button onClick={() => setLarge(true)}>Show the code large</Button>
      </div>
      {isLarge && <LargeCode {...props} onClose={() => setLarge(false)} />}
    </div>
  );
}
