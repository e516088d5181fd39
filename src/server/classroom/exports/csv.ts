/** CSV as an answer. */
import { csvOf } from '@/events/csv';
import { attachment } from '../../http/attachment';

/** CSV as a file to be downloaded. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Response {
  return attachment(name, 'text/csv; charset=utf-8', csvOf(rows));
}
