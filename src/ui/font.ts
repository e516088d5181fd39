/** The text face: Source Serif 4, variable in weight, Latin; our own copy (fonts/OFL.txt). */
import localFont from 'next/font/local';

/**
 * Sets `--font-source-serif` where its class stands. What holds its place until the file has come
 * is in theme.ts: Next's own stand-in knows Times New Roman only, which Linux does not have, and
 * no bold.
 */
export const sourceSerif = localFont({
  src: './fonts/source-serif-4-latin.woff2',
  weight: '200 900',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--font-source-serif',
});
