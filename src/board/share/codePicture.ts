/** A QR code as a picture of its own, which any slide, page or printer takes at any size. */

import { escaped } from '@/src/contract/escaped';
import type { QrMatrix } from './qrMatrix';

/** The default size of a module, in CSS pixels. */
const MODULE = 8;

/** Letters of a file’s name beyond which no more of a title is taken. */
const MAX_NAME_LENGTH = 60;

/**
 * The picture, black on white with the quiet border that readers need.
 *
 * @param name its title, for those who do not see it
 */
export function codePicture({ size, path }: QrMatrix, name: string): string {
  const side = size * MODULE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<title>${escaped(`QR code: ${name}`)}</title>`,
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/>`,
    `<path d="${path}"/>`,
    '</svg>\n',
  ].join('\n');
}

/** The name that the picture is saved under: the title’s, without what file systems have reserved. */
export function pictureName(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .trim();
  return `${words === '' ? 'Tallystick' : words} (QR code).svg`;
}
