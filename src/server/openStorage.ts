/** Opening what a server keeps things in: its secret and its database, where the settings say. */
import { database } from './database/database';
import { readEnvironment } from './environment';
import { errorText } from './log';
import { serverSecret } from './secret';

/** Waits for something to open; where it does not, the error says so in the sentence that is given. */
async function openOrSay(failure: string, opening: Promise<unknown>): Promise<void> {
  try {
    await opening;
  } catch (error) {
    throw new Error(`${failure} (${errorText(error) || String(error)})`, { cause: error });
  }
}

/**
 * Reads the settings, and opens the secret and the database that they name.
 *
 * @throws with one sentence where a setting cannot work or one of the two cannot be opened
 */
export async function openStorage(): Promise<void> {
  const { databaseUrl, secret, dataFolder } = readEnvironment();
  if (databaseUrl !== null && secret === null) {
    throw new Error(
      'DATABASE_URL is set, but NEXTAUTH_SECRET is not: servers on one database need the same secret.',
    );
  }
  if (databaseUrl !== null) {
    await openOrSay('The database that DATABASE_URL names cannot be opened.', database());
    return;
  }
  const folder = `The data folder ${dataFolder} cannot be used: DATA_FOLDER names another.`;
  await openOrSay(folder, serverSecret());
  await openOrSay(folder, database());
}
