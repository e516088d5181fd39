/** The part of the sharing dialog that publishes, in a dialog that does no more than keep the title. */
import { type ComponentType, useState } from 'react';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import type { SharePartProps } from '@/src/board/session/slots';

/** A log of lesson 2 in which Customer A of Bank A pays $7. */
export const PAYMENTS: Log = {
  world: 'banking',
  lesson: 2,
  events: [{ type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 700 }],
};

interface PublishDialogProps {
  readonly Part: ComponentType<SharePartProps>;
  readonly log: Log;
  readonly gamePath?: string | undefined;
}

/** The dialog, as far as the part knows of it. */
export function PublishDialog({ Part, log, gamePath }: PublishDialogProps) {
  const [title, onTitle] = useState(log.title ?? '');
  return (
    <Part
      log={log}
      title={title}
      onTitle={onTitle}
      logText={() => fileTextOf(log)}
      gameTitle={log.title ?? 'Deposit Transfers'}
      storageKey="lesson-2"
      gamePath={gamePath ?? '/lectures/fundamentals/deposit-transfers'}
      lessonId={log.lesson}
      onLate={() => {}}
    />
  );
}
