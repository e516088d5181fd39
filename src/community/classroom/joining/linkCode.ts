/** The QR code of a page. Drawn on the server, or where the share dialog has brought its library: no page sends it for this. */
import qrcode from 'qrcode-generator';
import type { QrMatrix } from '@/src/board/share/qrMatrix';

const QUIET_BORDER = 4;

/** The code of an address, as `QrCode` draws it. */
export function linkCode(address: string): QrMatrix {
  const drawn = qrcode(0, 'M');
  drawn.addData(address, 'Byte');
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
