/** The text face: Source Serif 4, Latin, variable in weight from 400 to 700: nothing here is lighter or bolder, and the rest would be a third of the file. Our own copy (fonts/OFL.txt). */
import localFont from 'next/font/local';

/**
 * Sets `--font-source-serif` where its class stands. What holds its place until the file has come
 * is in theme.ts: Next's own stand-in knows Times New Roman only, which Linux does not have, and
 * no bold.
 */
export const sourceSerif = localFont({
  src: './fonts/source-serif-4-latin.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--font-source-serif',
});
