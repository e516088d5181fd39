/** Pictures of members: what is taken, and what is made of it. */
import sharp from 'sharp';
import { type Refused, refuse } from '../http/answer';

/** Pixels of a side. */
const SIDE = 256;

/** Pixels that a picture may have: unpacked, a small file may be a very large picture. */
const MAX_PIXELS = 24_000_000;

/** Seconds that one may take. */
const MAX_SECONDS = 10;

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Whether the bytes begin as a PNG, JPEG, WebP, GIF or AVIF picture does. Nothing else is decoded:
 * an SVG is a program, and other decoders see less use.
 */
function isPicture(bytes: Uint8Array): boolean {
  const begins = ascii(bytes, 0, 4);
  return (
    begins === '\x89PNG' ||
    begins === 'GIF8' ||
    begins.startsWith('\xff\xd8\xff') ||
    (begins === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') ||
    ['ftypavif', 'ftypavis'].includes(ascii(bytes, 4, 12))
  );
}

/** A square WebP picture, the right way up and without anything that the file said beside its pixels. */
export async function squareOf(bytes: Uint8Array): Promise<Buffer<ArrayBuffer> | Refused> {
  if (!isPicture(bytes)) {
    return refuse(415, 'A picture is a PNG, JPEG, WebP, GIF or AVIF file.');
  }
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const made = await picture
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
    return Buffer.from(made);
  } catch {
    return refuse(422, 'This picture cannot be read, or has more than 24 million pixels.');
  }
}
