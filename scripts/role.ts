/**
 * Gives a member a role: `npm run role -- EMAIL moderator|member`, in the database that
 * DATABASE_URL names, or in the embedded one while the server is stopped. Exit status: 0 when it
 * is done, 1 when it cannot be, 2 for a call that says too little.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES, roleNamed, setRole } from '@/src/server/account/role';
import { openEmbedded, openPostgres } from '@/src/server/database/database';
import { readEnvironment } from '@/src/server/environment';
import { fail } from './cli';

const USAGE = `Usage: npm run role -- EMAIL ${ROLES.join('|')}`;

async function open() {
  const { databaseUrl, dataFolder } = readEnvironment();
  if (databaseUrl !== null) return openPostgres(databaseUrl);
  if (!existsSync(join(dataFolder, 'database'))) {
    throw new Error(
      `There is no database in ${dataFolder}: start the site once, or name one by DATABASE_URL or DATA_FOLDER.`,
    );
  }
  return openEmbedded(dataFolder);
}

async function main(): Promise<void> {
  const [email, name, ...more] = process.argv.slice(2);
  const role = roleNamed(name ?? '');
  if (email === undefined || role === undefined || more.length > 0) fail(USAGE);
  const opened = await open();
  try {
    const done = await setRole(opened.db, email, role);
    console.log(done ?? `Nobody has signed up with ${email}. Nothing was changed.`);
    process.exitCode = done === null ? 1 : 0;
  } finally {
    await opened.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The role could not be changed.');
  process.exitCode = 1;
});
