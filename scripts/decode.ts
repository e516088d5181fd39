/** Prints the log file of a link or payload: `npm run --silent decode -- PAYLOAD-or-LINK`. */
import { fileTextOf } from '@/events/log/log';
import { onlyArgument, readLink } from './cli';

const { log, isCut } = readLink(
  onlyArgument({
    call: 'decode -- PAYLOAD-or-LINK',
    lines: [
      'Prints the log that a link carries, as the text of a log file.',
      '',
      '  PAYLOAD   what stands behind #log= in a link, as `encode` prints it',
      '  LINK      the address of a shared log, in quotation marks: it has an & in it',
      '',
      'Ends with status 0, with 1 when the link was cut off, with 2 when it cannot be read.',
    ],
  }),
);
process.stdout.write(fileTextOf(log));
if (isCut) process.exitCode = 1;
