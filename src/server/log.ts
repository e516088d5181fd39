/** The server’s log: one line a message, on standard error, for whoever runs the site. */

/** Characters of a message that are written; a browser can send us more. */
const LONGEST = 600;

/** A text as one line without control characters, so that nobody can write lines of their own. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)} …` : plain;
}

/**
 * What an error says, for the log: its cause first. The values of a query are taken out, for they
 * are addresses, hashes and tokens.
 */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const cause = error.cause instanceof Error ? `${error.cause.message}: ` : '';
  return `${cause}${error.message.replace(/\s*\bparams: [\s\S]*$/, '')}`;
}

/** Writes a line. */
export function logLine(level: 'error' | 'warn' | 'info', code: string, detail = ''): void {
  const words = detail === '' ? code : `${code}: ${detail}`;
  process.stderr.write(`${new Date().toISOString()} ${level} ${oneLine(words)}\n`);
}
