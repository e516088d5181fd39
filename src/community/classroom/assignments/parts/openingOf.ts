/** A log without its steps: what a class starts from where the steps are to be the model. */
import { fileTextOf } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';

/** The text of a log that opens as another does and holds no step; null where that one cannot be read. */
export function openingOf(text: string): string | null {
  const read = parseLogText(text);
  return 'problem' in read ? null : fileTextOf({ ...read.log, events: [] });
}
