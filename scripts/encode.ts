/** Prints the link payload of a log file: `npm run --silent encode -- FILE`. */
import { linkPayload } from '@/events/log/link';
import { fail, foldOrFail, onlyArgument, readLogFile, refusedEvent } from './cli';

const source = readLogFile(
  onlyArgument({
    call: 'encode -- FILE',
    lines: [
      'Prints what a link to a log carries: it stands behind #log= in the address of its board.',
      '',
      '  FILE   a log file, as the site saves it under Share',
    ],
  }),
);
const { refused } = foldOrFail(source);
if (refused) {
  fail(`${refusedEvent(refused)} is refused, so no link can carry it: ${refused.message}`);
}
console.log(
  linkPayload(source.log) ?? fail('This log is too long for a link; send its file instead.'),
);
