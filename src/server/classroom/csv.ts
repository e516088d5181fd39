/** CSV as an answer. */
import { csvOf } from '@/events/csv';

/** CSV as a file to be downloaded. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Response {
  const plain = name.replace(/[^\w.-]+/g, '-');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(csvOf(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${whole}`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
