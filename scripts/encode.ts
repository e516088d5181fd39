/** Prints the link payload of a log file: `npm run --silent encode -- FILE`. */
import { encodeLink } from '@/events/log/link';
import { fail, readLogFile } from './cli';

const [file] = process.argv.slice(2);
if (file === undefined) fail('Usage: npm run --silent encode -- FILE');
const { log, malformed } = readLogFile(file);
if (malformed) fail(`Event ${malformed.index} cannot be coded: ${malformed.message}`);
console.log(encodeLink(log));
