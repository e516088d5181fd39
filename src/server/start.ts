/** What a server needs before it serves anybody: settings that hold, its secret, its database. */
import { database } from './database/database';
import { readEnvironment } from './environment';
import { wordsOf } from './log';
import { serverSecret } from './secret';

async function opened(what: string, opening: Promise<unknown>): Promise<void> {
  try {
    await opening;
  } catch (error) {
    throw new Error(`${what} (${wordsOf(error) || String(error)})`, { cause: error });
  }
}

/**
 * Reads the settings and opens what they name.
 *
 * @throws with one sentence where the server could only answer with faults
 */
export async function makeReady(): Promise<void> {
  const { databaseUrl, secret, dataFolder } = readEnvironment();
  if (databaseUrl !== null && secret === null) {
    throw new Error(
      'DATABASE_URL is set, but NEXTAUTH_SECRET is not: servers on one database need the same secret.',
    );
  }
  if (databaseUrl !== null) {
    await opened('The database that DATABASE_URL names cannot be opened.', database());
    return;
  }
  const folder = `The data folder ${dataFolder} cannot be used: DATA_FOLDER names another.`;
  await opened(folder, serverSecret());
  await opened(folder, database());
}
