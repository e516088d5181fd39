/**
 * The only door to Stitches. It has no theme to write into pages: a token stands for the custom
 * property of that name in `theme.css` (`$hairline-strong` for a border's colour is
 * `--color-hairline-strong`), which changes with the theme by itself.
 */
import { createStitches } from '@stitches/react';
import type { Colors } from './tokens';

const MEDIA = {
  phone: '(max-width: 599px)',
  wide: '(min-width: 1100px)',
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  forced: '(forced-colors: active)',
  still: '(prefers-reduced-motion: reduce)',
} as const;

/** Which custom properties a property's tokens name: `--{scale}-{token}`. */
export const SCALES = {
  color: 'color',
  backgroundColor: 'color',
  borderColor: 'color',
  borderBottomColor: 'color',
  boxShadow: 'color',
  gap: 'space',
  rowGap: 'space',
  columnGap: 'space',
  margin: 'space',
  marginBottom: 'space',
  padding: 'space',
  paddingBlock: 'space',
  borderRadius: 'radius',
  fontFamily: 'font',
  fontSize: 'text',
} as const;

/** `hairlineStrong` becomes `hairline-strong`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** The tokens of each scale, as `theme.ts` prints them. */
interface Tokens {
  readonly color: Readonly<Record<Kebab<keyof Colors>, string>>;
  readonly space: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string>>;
  readonly radius: Readonly<Record<1 | 2 | 3, string>>;
  readonly text: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string>>;
  readonly font: Readonly<Record<'sans' | 'serif', string>>;
}

export const { styled, keyframes, getCssText } = createStitches<
  '',
  typeof MEDIA,
  Tokens,
  typeof SCALES
>({ media: MEDIA, themeMap: SCALES });
