/** A shared log as a QR code. Apart from the rest of sharing: its library is fetched with the dialog only. */
import qrcode from 'qrcode-generator';
import { encodeCode, fragmentOf } from '@/events/log/link';
import type { Log } from '@/events/worlds';

/** The largest QR code that a phone still reads off a projected slide. */
const MAX_CODE = 25;

/** A QR code as the path of an SVG drawing, one unit a module. */
export interface QrMatrix {
  readonly path: string;
  /** Modules on each side, the quiet border included. */
  readonly size: number;
  readonly version: number;
}

/** Events beyond which no code of that size could hold them; their coding is spared. */
const CODE_EVENTS = 3000;

const QUIET_BORDER = 4;

/**
 * The QR code of a shared log. The payload is coded in the alphabet that QR codes
 * pack densest; only the address before it takes whole bytes.
 *
 * @param page the address of the page that plays it, with its origin
 * @returns null when the log is too long for a code that can be read off a slide
 */
export function toQrMatrix(page: string, log: Log, round: number | null): QrMatrix | null {
  if (log.events.length > CODE_EVENTS) return null;
  const payload = encodeCode(log);
  const [before = '', after = ''] = fragmentOf(payload, round).split(payload);
  const drawn = qrcode(0, 'L');
  drawn.addData(`${page}#${before}`, 'Byte');
  drawn.addData(payload, 'Alphanumeric');
  if (after !== '') drawn.addData(after, 'Byte');
  try {
    drawn.make();
  } catch {
    // The library's answer to more data than the largest code holds.
    return null;
  }
  const modules = drawn.getModuleCount();
  const version = (modules - 17) / 4;
  if (version > MAX_CODE) return null;
  let path = '';
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      if (!drawn.isDark(row, column)) continue;
      path += `M${column + QUIET_BORDER} ${row + QUIET_BORDER}h1v1h-1z`;
    }
  }
  return { path, size: modules + 2 * QUIET_BORDER, version };
}
