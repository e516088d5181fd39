/**
 * What a server does by itself every few minutes: tells members what the site has got, reminds of due dates,
 * and sends letters. Of several servers on one database one does it at a time.
 */
import { type Database, database } from '../database/database';
import { errorText, logLine } from '../log';
import { sendsMail } from '../mail';
import { announceChanges, type Change } from './announceChanges';
import { sendDailyLetters } from './dailyLetters';
import { endLease, takeLease } from './lease';
import { remindOfDueDates } from './remindOfDueDates';
import { sendWeeklyDigests } from './weeklyDigests';

/** Milliseconds until a server that has started does it for the first time. */
const FIRST = 60 * 1000;

/** Milliseconds between one time and the next. */
const EVERY = 5 * 60 * 1000;

/** Seconds for which a server has the work; a letter takes less. */
const LEASE = 5 * 60;

const WORK = 'notifications';

/** Does one thing of all: where it fails, the log says so, and the others go on. */
async function step(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logLine('error', 'ROUND_FAILED', errorText(error));
  }
}

/**
 * Does all of it once; nothing where another server is at it.
 *
 * @param changes the entries of the page of changes, the newest first
 */
export async function doScheduledWork(db: Database, changes: readonly Change[]): Promise<void> {
  const goOn = () => takeLease(db, WORK, LEASE);
  if (!(await goOn())) return;
  await step(() => announceChanges(db, changes));
  await step(() => remindOfDueDates(db));
  if (sendsMail()) {
    await step(() => sendDailyLetters(db, goOn));
    await step(() => sendWeeklyDigests(db, goOn));
  }
  await endLease(db, WORK);
}

/**
 * Does it again and again from now on, as long as the process runs; it keeps no process running.
 *
 * @param changes the entries of the page of changes, the newest first
 */
export function startScheduledWork(changes: readonly Change[]): void {
  let isGoing = false;
  const go = async () => {
    if (isGoing) return;
    isGoing = true;
    await step(async () => doScheduledWork(await database(), changes));
    isGoing = false;
  };
  setTimeout(() => {
    void go();
    setInterval(() => void go(), EVERY).unref();
  }, FIRST).unref();
}
