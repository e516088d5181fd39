/** QR codes as drawings. Apart from what shows them: their library is fetched with the share dialog, or stays on the server. */
import qrcode from 'qrcode-generator';

/** A QR code as the path of an SVG drawing, one unit a module. */
export interface QrMatrix {
  readonly path: string;
  /** Modules on each side, the quiet border included. */
  readonly size: number;
  readonly version: number;
}

/** A text, and how it is packed: `Alphanumeric` takes capitals, digits and a few signs, in less room. */
type QrPart = readonly [text: string, mode: 'Byte' | 'Alphanumeric'];

const QUIET_BORDER = 4;

/**
 * The QR code of a text given in parts.
 *
 * @param level how much of it may be unreadable: 7 % (L) or 15 % (M)
 * @throws where even the largest code does not hold it
 */
export function qrMatrixOf(parts: readonly QrPart[], level: 'L' | 'M'): QrMatrix {
  const drawn = qrcode(0, level);
  for (const [text, mode] of parts) drawn.addData(text, mode);
  drawn.make();
  const modules = drawn.getModuleCount();
  let path = '';
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      if (!drawn.isDark(row, column)) continue;
      path += `M${column + QUIET_BORDER} ${row + QUIET_BORDER}h1v1h-1z`;
    }
  }
  return { path, size: modules + 2 * QUIET_BORDER, version: (modules - 17) / 4 };
}

/** The QR code of an address. */
export function linkCode(address: string): QrMatrix {
  return qrMatrixOf([[address, 'Byte']], 'M');
}
