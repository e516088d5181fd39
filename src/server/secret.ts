/** The secret that sessions are sealed with. */
import { createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Environment, readEnvironment } from './environment';

async function readKept(file: string): Promise<string | null> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    return text === '' ? null : text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Made at the first start, for the site that runs with nothing set. */
async function keptSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  const kept = await readKept(file);
  if (kept !== null) return kept;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = `${file}-${randomBytes(6).toString('hex')}`;
  await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // Whoever links first has made the secret; anyone else reads that one.
  await link(own, file).catch(() => {});
  await rm(own, { force: true });
  const made = await readKept(file);
  if (made === null) throw new Error(`The secret in ${file} could not be kept.`);
  return made;
}

async function find({ secret, databaseUrl, dataFolder }: Environment): Promise<string | null> {
  if (secret !== null) return secret;
  // Several servers may share a database, and none of them may make up a secret of its own.
  return databaseUrl === null ? keptSecret(dataFolder) : null;
}

let found: Promise<string | null> | undefined;

/** The secret of this server; null where DATABASE_URL is set and NEXTAUTH_SECRET is not. */
export function serverSecret(): Promise<string | null> {
  found ??= find(readEnvironment()).catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
}

/** A code for a text, always the same one, from which nobody without the secret can tell the text. */
export async function codeFor(text: string): Promise<string> {
  const secret = (await serverSecret()) ?? '';
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
}
