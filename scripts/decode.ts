/** Prints the log file of a link or payload: `npm run --silent decode -- PAYLOAD-or-LINK`. */
import { fileTextOf } from '@/events/log/log';
import { fail, readLink } from './cli';

const [link] = process.argv.slice(2);
if (link === undefined) fail('Usage: npm run --silent decode -- PAYLOAD-or-LINK');
process.stdout.write(fileTextOf(readLink(link).log));
