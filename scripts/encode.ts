/** Prints the link payload of a log file: `npm run --silent encode -- FILE`. */
import { encodeLink } from '@/events/log/link';
import { foldLog } from '@/events/log/report';
import { fail, readLogFile } from './cli';

const [file] = process.argv.slice(2);
if (file === undefined) fail('Usage: npm run --silent encode -- FILE');
const { log, malformed } = readLogFile(file);
const folded = foldLog(log, malformed) ?? fail(`The board of this log, ${log.lesson}, is gone.`);
const { refused } = folded;
if (refused) {
  const which = `Event ${refused.index}${refused.inOpening ? ' of the opening' : ''}`;
  fail(`${which} is refused, so no link can carry it: ${refused.message}`);
}
console.log(encodeLink(log));
