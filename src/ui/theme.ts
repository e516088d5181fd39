/** Prints the tokens as CSS custom properties: the one place where names meet values. */
import {
  DARK,
  LIGHT,
  MORE_CONTRAST,
  RADII,
  SANS,
  SERIF_FALLBACK,
  SPACES,
  STAND_IN,
  TEXT_SIZES,
  type Theme,
} from './stitches/tokens';

/** `hairlineStrong` becomes `hairline-strong`. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

type Property = readonly [name: string, value: string];

/** `--{name}-1` and on, one per value. */
function steps(name: string, values: readonly string[]): readonly Property[] {
  return values.map((value, index) => [`--${name}-${index + 1}`, value]);
}

/** Colours, as `--color-*`. */
function named(colors: Partial<Theme['colors']>): readonly Property[] {
  return Object.entries(colors).map(([name, value]) => [`--color-${kebab(name)}`, value]);
}

/** What a theme colours: `--color-*` and the three palettes, `--qualitative-1` and on. */
export function colourProperties(theme: Theme): readonly Property[] {
  return [
    ...named(theme.colors),
    ...Object.entries(theme.palettes).flatMap(([name, values]) => steps(name, values)),
  ];
}

/** Properties as declarations of a rule. */
function declared(properties: readonly Property[]): string {
  return properties.map(([name, value]) => `${name}:${value};`).join('');
}

/** The declarations of one theme. */
function declarations(theme: Theme, scheme: 'light' | 'dark'): string {
  return `color-scheme:${scheme};${declared(colourProperties(theme))}`;
}

/** The faces that hold the text face's place. */
function standIns(): string {
  const faces = STAND_IN.faces.map(({ weights, locals, size, ascent, descent }) => {
    const sources = locals.map((local) => `local("${local}")`).join(',');
    return `@font-face{font-family:"${STAND_IN.name}";font-weight:${weights};src:${sources};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
  });
  return faces.join('\n');
}

/**
 * The style sheet of the tokens. Light unless the system asks for dark; `data-theme` on the root
 * element, `light` or `dark`, outranks the system.
 */
export function themeCss(): string {
  const shared = [
    declared([...steps('space', SPACES), ...steps('radius', RADII), ...steps('text', TEXT_SIZES)]),
    `--font-sans:${SANS};`,
    // The loader of the text face sets --font-source-serif on the root element.
    `--font-serif:var(--font-source-serif),"${STAND_IN.name}",${SERIF_FALLBACK};`,
  ].join('');
  const dark = declarations(DARK, 'dark');
  return [
    standIns(),
    `:root{${shared}${declarations(LIGHT, 'light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:root[data-theme=dark]{${dark}}`,
    `@media (prefers-contrast:more){:root:root{${declared(named(MORE_CONTRAST))}}}`,
    // Paper is white whatever the screen is.
    `@media print{:root:root{${declarations(LIGHT, 'light')}}}`,
  ].join('\n');
}

/** `theme.css` as it has to be: a test holds the file to this, and `npm run theme` writes it. */
export function themeFile(): string {
  return `/* Written by npm run theme from tokens.ts: change those. */\n${themeCss()}\n`;
}
