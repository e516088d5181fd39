/** The server’s log: one line a message, on standard error, for whoever runs the site. */

/** Characters of a message that are written; a browser can send us more. */
const MAX_MESSAGE = 600;

/** A text as one line without control characters, so that nobody can write lines of their own. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  return plain.length > MAX_MESSAGE ? `${plain.slice(0, MAX_MESSAGE)} …` : plain;
}

/** The message of an error without the values of a query, which are addresses, hashes and tokens. */
const plainOf = ({ message }: Error): string => message.replace(/\s*\bparams: [\s\S]*$/, '');

/** What an error says, for the log: what caused it first, then the error itself, without values of a query. */
export function errorText(error: unknown): string {
  const words: string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) words.unshift(plainOf(one));
  return words.join(': ');
}

/** Where errors of the database carry values. */
const VALUES = ['params', 'detail', 'where'] as const;

/** Takes the values out of an error of the database, and out of what caused it. */
function hideValues(error: Error): void {
  const { message } = error;
  error.message = plainOf(error);
  error.stack = error.stack?.replace(message, () => error.message) ?? '';
  for (const key of VALUES) Reflect.deleteProperty(error, key);
  if (error.cause instanceof Error) hideValues(error.cause);
}

/** Has the values of queries hidden in what Next writes by itself: a page that fails, with all that it threw. */
export function hideValuesInConsole(): void {
  const { error: write } = console;
  console.error = (...said: unknown[]) => {
    for (const one of said) if (one instanceof Error) hideValues(one);
    write(...said);
  };
}

/** Writes a line. */
export function logLine(level: 'error' | 'warn' | 'info', code: string, detail = ''): void {
  const words = detail === '' ? code : `${code}: ${detail}`;
  process.stderr.write(`${new Date().toISOString()} ${level} ${oneLine(words)}\n`);
}
