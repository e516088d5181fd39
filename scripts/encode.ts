/** Prints the link payload of a log file: `npm run --silent encode -- FILE`. */
import { lessonById } from '@/events/lessons/catalogue';
import { fold, openingPosition } from '@/events/log/fold';
import { encodeLink } from '@/events/log/link';
import { fail, readLogFile } from './cli';

const [file] = process.argv.slice(2);
if (file === undefined) fail('Usage: npm run --silent encode -- FILE');
const { log, malformed } = readLogFile(file);
const lesson = lessonById(log.lesson) ?? fail(`Lesson ${log.lesson} is not here.`);
const refused = malformed ?? fold(openingPosition(lesson), log.events, lesson.offers).refused;
if (refused) fail(`Event ${refused.index} is refused, so no link can carry it: ${refused.message}`);
console.log(encodeLink(log));
