/** What may be written behind `npm run load --`. */
import { parseArgs } from 'node:util';

/** What is asked for. */
export interface LoadOptions {
  /** Requests a second, and for how many seconds. */
  readonly rate: number;
  readonly seconds: number;
  /** Whether the highest rate without errors is looked for afterwards. */
  readonly climb: boolean;
  readonly json: boolean;
}

export const USAGE =
  'Usage: npm run --silent load -- [--rate 40] [--seconds 60] [--no-climb] [--json]';

/** Reads the arguments; null when they cannot be understood. */
export function readLoadOptions(args: readonly string[]): LoadOptions | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rate: { type: 'string', default: '40' },
        seconds: { type: 'string', default: '60' },
        'no-climb': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
    if (!(rate > 0) || !(seconds > 0)) return null;
    return { rate, seconds, climb: !values['no-climb'], json: values.json };
  } catch {
    return null;
  }
}
