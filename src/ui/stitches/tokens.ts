/**
 * The one source of colours, spaces and sizes. `theme.ts` prints them as CSS custom properties;
 * plain CSS and Stitches both read those, so that prose and board can never drift apart.
 */

/** What a theme colours. Every pair that carries text meets 4.5:1, controls and focus 3:1. */
export interface Colors {
  readonly text: string;
  readonly heading: string;
  readonly page: string;
  readonly card: string;
  readonly wash: string;
  readonly dimmed: string;
  readonly accent: string;
  /** The accent under a pointer. */
  readonly accentStrong: string;
  /** Text on the accent. */
  readonly accentText: string;
  readonly hairline: string;
  readonly hairlineStrong: string;
  /** The outline of a field or a button: the hairlines are too pale to find one by. */
  readonly control: string;
  readonly grew: string;
  readonly grewWash: string;
  readonly shrank: string;
  readonly shrankWash: string;
  /** The marks of the institutions that hold a system together. */
  readonly clearinghouse: string;
  readonly centralbank: string;
  /** The heavy and the double rules of T-accounts. */
  readonly rule: string;
  readonly focus: string;
  /** What lies over the page while a dialog is open. */
  readonly veil: string;
  readonly shadow: string;
}

type Six = readonly [string, string, string, string, string, string];

/**
 * Six steps per kind of chart. Each stands out from its ground by 3:1, and any two stay apart under
 * protanopia, deuteranopia and tritanopia; diverging runs from orange to violet for that reason.
 */
interface Palettes {
  readonly qualitative: Six;
  readonly sequential: Six;
  readonly diverging: Six;
}

export interface Theme {
  readonly colors: Colors;
  readonly palettes: Palettes;
}

export const LIGHT: Theme = {
  colors: {
    text: '#312a45',
    heading: '#2f1e62',
    page: '#fcfbfe',
    card: '#fffffc',
    wash: '#f1ecf7',
    dimmed: '#4a4261',
    accent: '#5b3fa3',
    accentStrong: '#47308a',
    accentText: '#ffffff',
    hairline: '#e9e3f2',
    hairlineStrong: '#d9d0e6',
    control: '#8b81a0',
    grew: '#0b6b63',
    grewWash: '#e2f2ef',
    shrank: '#a23b1b',
    shrankWash: '#fbeae3',
    clearinghouse: '#8a5a00',
    centralbank: '#1d5fa8',
    rule: '#2f1e62',
    focus: '#5b3fa3',
    veil: 'rgb(33 24 56 / 0.42)',
    shadow: '0 12px 40px rgb(47 30 98 / 0.16)',
  },
  palettes: {
    qualitative: ['#5b3fa3', '#d06724', '#08295e', '#96362e', '#7a7bba', '#461a02'],
    sequential: ['#8573b8', '#7560ad', '#654da1', '#523a8c', '#3f2a73', '#2b1a57'],
    diverging: ['#6b2d05', '#9e4a0c', '#cc6a1c', '#8478c0', '#5b3fa3', '#2f1a66'],
  },
};

export const DARK: Theme = {
  colors: {
    text: '#e4ddec',
    heading: '#f4effb',
    page: '#18131f',
    card: '#1e1827',
    wash: '#2a2236',
    dimmed: '#bcb2cb',
    accent: '#b9a2f2',
    accentStrong: '#cdbbf8',
    accentText: '#1b1230',
    hairline: '#302840',
    hairlineStrong: '#443a57',
    control: '#81769a',
    grew: '#7dd3c4',
    grewWash: '#163430',
    shrank: '#f2a78b',
    shrankWash: '#43251b',
    clearinghouse: '#e3b95c',
    centralbank: '#8fbdf7',
    rule: '#d2c7e6',
    focus: '#cbb8fb',
    veil: 'rgb(8 5 14 / 0.62)',
    shadow: '0 12px 40px rgb(6 3 12 / 0.55)',
  },
  palettes: {
    qualitative: ['#b9a2f2', '#e8e05e', '#d6465a', '#a4f9fe', '#8e6cc0', '#ef9589'],
    sequential: ['#7d6cab', '#907dc2', '#a48fd8', '#b9a2f2', '#cdbcf8', '#e3d9fd'],
    diverging: ['#fde3bd', '#f0ae58', '#b97a2e', '#7b69c4', '#b9a2f2', '#e6dcff'],
  },
};

const INKED = 'color-mix(in srgb,var(--color-text) 65%,var(--color-page))';

/** What changes, in both themes, for whoever asks the system for more contrast. */
export const MORE_CONTRAST: Partial<Colors> = {
  dimmed: 'var(--color-text)',
  hairline: INKED,
  hairlineStrong: INKED,
  control: INKED,
};

/** Spaces, in rem so that they grow with the reader's own type size. */
export const SPACES = ['0.25rem', '0.5rem', '0.75rem', '1rem', '1.5rem', '2rem', '3rem', '4.5rem'];

export const RADII = ['6px', '8px', '12px'];

/** The type scale: notes, small interface, interface, body, prose, section, title. */
export const TEXT_SIZES = [
  '0.75rem',
  '0.8125rem',
  '0.875rem',
  '1rem',
  '1.125rem',
  '1.375rem',
  'clamp(1.875rem, 1.4rem + 1.9vw, 2.5rem)',
];

/**
 * The system's own face, for interface and figures. It is asked for by name: the generic
 * `system-ui` is, on a Linux desktop without settings, one too wide for T-accounts.
 */
export const SANS =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Inter, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/**
 * Stands in for the text face until it has loaded: Times or one of its twins, drawn to the same
 * measure, so that nothing moves when the face comes. The percentages are the widths of our own
 * texts in Source Serif 4 over their widths in Times, and its ascent and descent over those.
 */
export const STAND_IN = {
  name: 'Source Serif stand-in',
  faces: [
    {
      weights: '400 500',
      locals: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
      size: '116.8%',
      ascent: '88.7%',
      descent: '28.7%',
    },
    {
      weights: '501 700',
      locals: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'Tinos Bold',
      ],
      size: '112.2%',
      ascent: '92.3%',
      descent: '29.9%',
    },
  ],
} as const;

/** Where there is no Times either. */
export const SERIF_FALLBACK = 'Georgia, serif';
