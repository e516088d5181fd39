/** A link as a picture that a phone reads. */
import type { QrMatrix } from './qrMatrix';
import './copy.css';

/** The code, black on white in either theme: readers want it so. */
export function QrCode({ code }: { readonly code: QrMatrix }) {
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label="QR code of the link"
      shapeRendering="crispEdges"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
