/** Calendars as files (RFC 5545): lines of at most 75 bytes, escaped text, times in UTC. */

/** Something that is due at a moment. */
export interface Deadline {
  /** Names it for ever: a calendar that reads the file again moves what it knows, and adds nothing. */
  readonly uid: string;
  readonly due: Date;
  readonly title: string;
  readonly about: string;
  /** The address of its page. */
  readonly url: string;
}

/** Bytes of a line, without its end (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/**
 * A text as a value: backslash, semicolon, comma and line break are escaped (RFC 5545, 3.3.11), other
 * control characters may not stand there, and halves of characters cannot be written.
 */
export function escapedText(text: string): string {
  return (
    text
      .replace(/\p{Cs}/gu, '')
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
      .replace(/[\u0000-\u001f\u007f-\u009f]/g, '')
  );
}

/** A line, folded where it is too long: never within a character. */
export function foldedLine(line: string): string {
  let folded = '';
  let size = 0;
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign);
    if (size + bytes > MAX_LINE_BYTES) {
      folded += '\r\n ';
      // The space counts as well.
      size = 1;
    }
    folded += sign;
    size += bytes;
  }
  return folded;
}

/** A moment as 20261128T170000Z. */
function utcTime(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

function linesOf({ uid, due, title, about, url }: Deadline, now: Date): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(uid)}`,
    `DTSTAMP:${utcTime(now)}`,
    // Without an end it takes no time, as something that is due does.
    `DTSTART:${utcTime(due)}`,
    `SUMMARY:${escapedText(title)}`,
    `DESCRIPTION:${escapedText(about)}`,
    `URL:${url}`,
    // It keeps nobody busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * A calendar.
 *
 * @param name what programs call it
 * @param now when it is written
 */
export function calendarOf(name: string, deadlines: readonly Deadline[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tallystick//Due dates//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...deadlines.flatMap((deadline) => linesOf(deadline, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}
