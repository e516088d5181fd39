/**
 * The only door to Stitches. Its theme holds no value of its own: every token points to a custom
 * property of `theme.ts`, so that a change of theme needs no style sheet of another name.
 */
import { createStitches } from '@stitches/react';

export const { styled, keyframes, getCssText } = createStitches({
  prefix: 'ts',
  media: {
    phone: '(max-width: 599px)',
    wide: '(min-width: 1100px)',
    coarse: '(pointer: coarse)',
    hover: '(hover: hover)',
    forced: '(forced-colors: active)',
    still: '(prefers-reduced-motion: reduce)',
  },
  theme: {
    colors: {
      text: 'var(--color-text)',
      heading: 'var(--color-heading)',
      page: 'var(--color-page)',
      card: 'var(--color-card)',
      wash: 'var(--color-wash)',
      dimmed: 'var(--color-dimmed)',
      accent: 'var(--color-accent)',
      accentStrong: 'var(--color-accent-strong)',
      accentText: 'var(--color-accent-text)',
      hairline: 'var(--color-hairline)',
      hairlineStrong: 'var(--color-hairline-strong)',
      control: 'var(--color-control)',
      grew: 'var(--color-grew)',
      grewWash: 'var(--color-grew-wash)',
      shrank: 'var(--color-shrank)',
      shrankWash: 'var(--color-shrank-wash)',
      rule: 'var(--color-rule)',
      focus: 'var(--color-focus)',
      veil: 'var(--color-veil)',
    },
    space: {
      1: 'var(--space-1)',
      2: 'var(--space-2)',
      3: 'var(--space-3)',
      4: 'var(--space-4)',
      5: 'var(--space-5)',
      6: 'var(--space-6)',
      7: 'var(--space-7)',
      8: 'var(--space-8)',
    },
    radii: {
      1: 'var(--radius-1)',
      2: 'var(--radius-2)',
      3: 'var(--radius-3)',
    },
    fontSizes: {
      1: 'var(--text-1)',
      2: 'var(--text-2)',
      3: 'var(--text-3)',
      4: 'var(--text-4)',
      5: 'var(--text-5)',
      6: 'var(--text-6)',
      7: 'var(--text-7)',
    },
    fonts: {
      sans: 'var(--font-sans)',
      serif: 'var(--font-serif)',
    },
    shadows: {
      raised: 'var(--color-shadow)',
    },
  },
});
