/** A mail server that keeps what it is sent: what a member would find in the mailbox. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as it came. */
interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in HTML; null where it is plain text alone. */
  readonly html: string | null;
  /** A header, unfolded; empty where there is none. */
  readonly header: (name: string) => string;
  /** The names of its headers, as they came. */
  readonly headers: readonly string[];
  /** The first link in it; null where there is none. */
  readonly link: URL | null;
}

/** A running mail server. */
export interface Mailbox {
  /** As EMAIL_SERVER names it. */
  readonly url: string;
  /** What has come so far, oldest first. */
  readonly letters: readonly Letter[];
  /** The next letter to an address that nobody has taken; waits for it. */
  readonly take: (to: string) => Promise<Letter>;
  /** Has the server refuse what comes to an address: for good, or for now. */
  readonly refuse: (to: string, status: 550 | 451 | null) => void;
  readonly close: () => Promise<void>;
}

function unfolded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A letter or a part of one: its headers, and what comes after them. */
function partOf(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const headers = head.split('\r\n').map((line) => line.split(':')[0] ?? '');
  const encoding = header('Content-Transfer-Encoding').toLowerCase();
  const body = raw.slice(end + 4);
  const text = () => unfolded(body, encoding).replaceAll('\r\n', '\n');
  return { header, headers, body, text };
}

/** Reads a letter of plain text, or of the same in plain text and in HTML: the server sends no others. */
function letterOf(to: string, raw: string): Letter {
  const { header, headers, body, text: whole } = partOf(raw);
  const [, boundary] = /boundary="?([^";]+)/i.exec(header('Content-Type')) ?? [];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1).map(partOf);
  const of = (type: string) =>
    parts.find((part) => part.header('Content-Type').startsWith(type))?.text();
  const text = boundary === undefined ? whole() : (of('text/plain') ?? '');
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  return {
    to,
    subject: header('Subject'),
    text,
    html: of('text/html') ?? null,
    header,
    headers,
    link: link === undefined ? null : new URL(link),
  };
}

/** Starts a mail server on a free port of this machine. It asks nobody who they are. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Letter[] = [];
  const taken = new Set<Letter>();
  const refused = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _, done) {
      const responseCode = refused.get(address);
      if (responseCode === undefined) done();
      else done(Object.assign(new Error('it is not taken here'), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        for (const { address } of session.envelope.rcptTo) letters.push(letterOf(address, raw));
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address: AddressInfo | string | null = listening.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    async take(to) {
      for (let wait = 0; wait < 500; wait += 1) {
        const letter = letters.find((one) => one.to === to && !taken.has(one));
        if (letter) {
          taken.add(letter);
          return letter;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`no letter came to ${to}`);
    },
    refuse(to, status) {
      if (status === null) refused.delete(to);
      else refused.set(to, status);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
