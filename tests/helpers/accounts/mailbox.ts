/** A mail server that keeps what it is sent: what a member would find in the mailbox. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as it came. */
interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
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

/** Reads a letter of one part in plain text: the server sends no others. */
function letterOf(to: string, raw: string): Letter {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const encoding = header('Content-Transfer-Encoding').toLowerCase();
  const text = unfolded(raw.slice(end + 4), encoding).replaceAll('\r\n', '\n');
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  return { to, subject: header('Subject'), text, link: link === undefined ? null : new URL(link) };
}

/** Starts a mail server on a free port of this machine. It asks nobody who they are. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Letter[] = [];
  const taken = new Set<Letter>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
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
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
