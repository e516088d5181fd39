/** A shared log as a QR code. */
import { encodeCode, fragmentOf } from '@/events/log/link';
import type { Log } from '@/events/worlds';
import { type QrMatrix, qrMatrixOf } from './qrMatrix';

/** The largest QR code that a phone still reads off a projected slide. */
const MAX_CODE = 25;

/** Events beyond which no code of that size could hold them; their coding is spared. */
const MAX_CODE_EVENTS = 3000;

/**
 * The QR code of a shared log. The payload is coded in the alphabet that QR codes
 * pack densest; only the address before it takes whole bytes.
 *
 * @param page the address of the page that plays it, with its origin
 * @returns null when the log is too long for a code that can be read off a slide
 */
export function toQrMatrix(page: string, log: Log, round: number | null): QrMatrix | null {
  if (log.events.length > MAX_CODE_EVENTS) return null;
  const payload = encodeCode(log);
  const [before = '', after = ''] = fragmentOf(payload, round).split(payload);
  try {
    const code = qrMatrixOf(
      [
        [`${page}#${before}`, 'Byte'],
        [payload, 'Alphanumeric'],
        ...(after === '' ? [] : [[after, 'Byte'] as const]),
      ],
      'L',
    );
    return code.version > MAX_CODE ? null : code;
  } catch {
    // Even the largest code does not hold it.
    return null;
  }
}
