'use client';

/** A moment in the reader’s own time zone. The server, which knows none, writes it in UTC. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const TIME = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

interface LocalTimeProps {
  /** As JSON writes it. */
  readonly at: string;
  /** Whether the time of the day is told with its zone; else the date alone. */
  readonly hasTime?: boolean;
}

/** The moment in words: “31 January 2030 at 18:00 CET”. */
export function LocalTime({ at, hasTime = true }: LocalTimeProps) {
  const written = (timeZone?: string) =>
    new Intl.DateTimeFormat('en-GB', {
      ...DATE,
      ...(hasTime ? TIME : {}),
      ...(timeZone === undefined ? {} : { timeZone }),
    }).format(new Date(at));
  const words = useSyncExternalStore(
    never,
    () => written(),
    () => written('UTC'),
  );
  return <time dateTime={at}>{words}</time>;
}
