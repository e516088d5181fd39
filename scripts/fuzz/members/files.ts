/** Files that are made of texts of members: spreadsheets, calendars, cartridges, letters, and what files are called. */
import { strFromU8, unzipSync } from 'fflate';
import { csvOf } from '@/events/csv';
import { calendarOf } from '@/src/server/calendar/ics';
import { cartridgeOf } from '@/src/server/classroom/exports/cartridge';
import { attachment } from '@/src/server/http/attachment';
import { letterOf } from '@/src/server/notifications/letter';

/** What is said, where it does not hold. */
const unless = (holds: boolean, fault: string): readonly string[] => (holds ? [] : [fault]);

/** Rows and cells of a text as a spreadsheet parts them. */
function cellsOf(text: string, parting: ',' | ';'): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === parting || sign === '\n') {
      rows.at(-1)?.push(sign === '\n' ? cell.replace(/\r$/, '') : cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

/** What spreadsheets run, but for an amount below zero, which where cells are parted by semicolons has the next cell with it. */
function isRun(cell: string): boolean {
  return /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell) && !/^-\d+(?:\.\d+)?(?:,|$)/.test(cell);
}

const withoutMarks = (text: string): string => text.replaceAll("'", '');

/** What is wrong with a text as a cell among others. */
export function csvFaults(text: string): readonly string[] {
  const file = csvOf([
    [text, 'a'],
    ['b', text],
  ]).replace(/^\ufeff/, '');
  const rows = cellsOf(file, ',');
  const said = rows.map((row) => row.map(withoutMarks));
  const meant = [
    [withoutMarks(text), 'a'],
    ['b', withoutMarks(text)],
  ];
  const everywhere = [...rows.flat(), ...cellsOf(file, ';').flat()];
  return [
    ...unless(
      JSON.stringify(said) === JSON.stringify(meant),
      'its cells are not those that were written',
    ),
    ...everywhere.filter(isRun).map((cell) => `a spreadsheet runs ${cell.slice(0, 100)}`),
  ];
}

/** What a file may be called in a header: both forms, in signs that need no coding there. */
const DISPOSITION =
  /^attachment; filename="([\w.-]*)"; filename\*=UTF-8''((?:[\w.!~-]|%[\dA-F]{2})*)$/;

/** What is wrong with a file that is called by a text. */
export function fileNameFaults(text: string): readonly string[] {
  const name = `${text}.csv`;
  const { headers } = attachment(name, 'text/csv', '');
  const [, plain, coded] = DISPOSITION.exec(headers.get('content-disposition') ?? '') ?? [];
  if (plain === undefined || coded === undefined) return ['its header is not of the form'];
  const read = decodeURIComponent(coded);
  return unless(
    read === name.replace(/\p{Cs}/gu, '\ufffd'),
    `the file is called ${read.slice(0, 100)}`,
  );
}

const NOW = new Date(1_800_000_000_000);
const URL_OF_ONE = 'https://example.org/community/assignments/abc';

const calendarWith = (text: string) =>
  calendarOf(
    text,
    [{ uid: 'one@tallystick', due: NOW, title: text, about: text, url: URL_OF_ONE }],
    NOW,
  );

const namesIn = (calendar: string) =>
  calendar
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => line.split(/[:;]/)[0])
    .join();

/** The lines that a calendar has, whatever its words. */
const OF_CALENDAR = namesIn(calendarWith('Pay'));

/** A value as a calendar program reads it. */
const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

/** What a line break, or a control character, leaves of a text: the words between them. */
const shownWords = (text: string) =>
  text
    .replace(/\p{Cs}/gu, '')
    .split(/\r\n?|[\n\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\p{Cc}/gu, ''))
    .join('\n');

/** What is wrong with a calendar whose words are a text. */
export function calendarFaults(text: string): readonly string[] {
  const calendar = calendarWith(text);
  const folded = calendar.split('\r\n');
  const summary = calendar.replaceAll('\r\n ', '').match(/^SUMMARY:(.*)\r$/m)?.[1];
  return [
    ...unless(folded.pop() === '', 'it does not end with a line'),
    ...folded.flatMap((line) => [
      ...unless(!/[\r\n]/.test(line), 'a line has another in it'),
      ...unless(Buffer.byteLength(line) <= 75, 'a line is longer than 75 bytes'),
      // A fold within a character would leave halves of it.
      ...unless(Buffer.from(line).toString() === line, 'a line has half a character'),
    ]),
    ...unless(namesIn(calendar) === OF_CALENDAR, 'it has other lines'),
    ...unless(unescaped(summary ?? '') === shownWords(text), 'its title is not what was written'),
  ];
}

/** Of XML and HTML, the tags without what they say: where these are the same, no text became one. */
function tagsOf(markup: string): string {
  const names = [...markup.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/"[^"]*"/g, '""'));
  return names.join('');
}

/** What XML has no place for, and an ampersand that begins no entity. */
const NOT_XML =
  /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]|\p{Cs}|&(?!(?:amp|lt|gt|quot|#x27);)/u;

function cartridgeFiles(text: string): readonly (readonly [string, string])[] {
  const address = `https://example.org/${text}`;
  const embed = `https://example.org/embed#log=${text}`;
  const links = [{ title: text, address, boards: [{ title: text, embed }] }];
  const files = unzipSync(cartridgeOf(text, [{ title: text, links }]));
  return Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]);
}

const OF_CARTRIDGE = new Map(cartridgeFiles('Pay').map(([name, file]) => [name, tagsOf(file)]));

/** What is wrong with a cartridge whose words are a text. */
export function cartridgeFaults(text: string): readonly string[] {
  const files = cartridgeFiles(text);
  return [
    ...unless(files.length === OF_CARTRIDGE.size, 'it has other files'),
    ...files.flatMap(([name, file]) => [
      ...unless(tagsOf(file) === OF_CARTRIDGE.get(name), `${name} has other tags`),
      ...unless(!NOT_XML.test(file), `${name} is no XML`),
    ]),
  ];
}

function letterWith(text: string) {
  const unsubscribe = 'https://example.org/api/members/abc/letters/news/0';
  return letterOf({
    name: text,
    intro: 'This is new:',
    why: 'You asked.',
    unsubscribe,
    sections: [{ title: text, lines: [{ text, url: URL_OF_ONE }] }],
  });
}

const OF_LETTER = letterWith('Ann');

/** What is wrong with a letter whose words are a text. */
export function letterFaults(text: string): readonly string[] {
  const letter = letterWith(text);
  const lines = OF_LETTER.text.split('\n').length;
  return [
    ...unless(tagsOf(letter.html) === tagsOf(OF_LETTER.html), 'it has other tags'),
    ...unless(letter.text.split('\n').length === lines, 'it has other lines'),
    ...unless(!/(?!\n)[\p{Cc}\u2028]/u.test(letter.text), 'it has signs that nobody sees'),
  ];
}
