'use client';

/** The address of one’s calendar of due dates, with an account or a seat: made, shown, made anew, ended. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Copy } from '@/src/board/share/Copy';
import { endCalendar, makeCalendar } from '@/src/contract/notifications';
import { endSeatCalendar, makeSeatCalendar } from '@/src/contract/seats';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { Problem } from './Problem';
import { useSending } from './useSending';

const never = () => () => {};

/** The origin of the site, which only the browser knows for sure. */
const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );

interface CalendarAddressProps {
  /** Its path; null where there is none. */
  readonly path: string | null;
  /** The class in which one has a seat; left out where it is an account’s. */
  readonly seatIn?: string;
}

/** The address, where there is one, and what can be done with it. */
export function CalendarAddress({ path: kept, seatIn }: CalendarAddressProps) {
  const { isSending, problem, go } = useSending();
  const [path, setPath] = useState(kept);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const origin = useOrigin();
  useEffect(() => {
    // The button that was pressed may be gone. The line has nothing in it before, and cannot take the focus.
    if (said !== '') status.current?.focus();
  }, [said]);
  const make = async () => {
    const before = path;
    const done =
      seatIn === undefined
        ? await go(makeCalendar, {})
        : await go(makeSeatCalendar, { params: { id: seatIn } });
    if (done === null) return;
    setPath(done.path);
    setSaid(
      before === null
        ? 'Your calendar has an address now.'
        : 'Your calendar has a new address. The old one no longer works.',
    );
  };
  const end = async () => {
    const done =
      seatIn === undefined
        ? await go(endCalendar, {})
        : await go(endSeatCalendar, { params: { id: seatIn } });
    if (done === null) return;
    setPath(null);
    setSaid('The address no longer works. A calendar program may go on showing what it has read.');
  };
  const link = `${origin}${path}`;
  return (
    <>
      {path !== null && (
        <Copy what="address" text={link}>
          <TextField
            stacked
            readOnly
            label="Address of your calendar"
            value={link}
            onChange={() => {}}
          />
        </Copy>
      )}
      <div className="button-row">
        {path === null ? (
          <Button aria-disabled={isSending} onClick={make}>
            Make an address
          </Button>
        ) : (
          <>
            <Button aria-disabled={isSending} onClick={make}>
              Make a new address
            </Button>
            <Button aria-disabled={isSending} onClick={end}>
              End the address
            </Button>
          </>
        )}
      </div>
      <p className="done-said" role="status" ref={status} tabIndex={-1}>
        {said}
      </p>
      <Problem problem={problem} />
    </>
  );
}
