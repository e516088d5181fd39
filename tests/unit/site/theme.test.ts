import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCALES } from '@/src/ui/stitches/stitches';
import { type Colors, DARK, LIGHT, type Theme } from '@/src/ui/stitches/tokens';
import { themeCss, themeFile } from '@/src/ui/theme';

/** The relative luminance of a colour written #rrggbb, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['page', 'card', 'wash'] as const;

/** Text on its ground: what has to be read. */
const reading: readonly (readonly [keyof Colors, keyof Colors])[] = [
  ...(['text', 'heading', 'dimmed', 'accent', 'grew', 'shrank'] as const).flatMap((color) =>
    grounds.map((ground) => [color, ground] as const),
  ),
  ['grew', 'grewWash'],
  ['shrank', 'shrankWash'],
  ['text', 'grewWash'],
  ['text', 'shrankWash'],
  ['accentText', 'accent'],
  ['accentText', 'accentStrong'],
];

const finding = (['control', 'focus', 'rule', 'clearinghouse', 'centralbank'] as const).flatMap(
  (color) => grounds.map((ground) => [color, ground] as const),
);

function tooPale(theme: Theme, pairs: typeof reading, least: number): string[] {
  return pairs
    .filter(([color, ground]) => contrast(theme.colors[color], theme.colors[ground]) < least)
    .map(([color, ground]) => `${color} on ${ground}`);
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('the %s theme', (_, theme) => {
  test('can be read: 4.5 to 1', () => {
    expect(tooPale(theme, reading, 4.5)).toEqual([]);
  });

  test('shows where its controls are: 3 to 1', () => {
    expect(tooPale(theme, finding, 3)).toEqual([]);
  });

  test('draws charts that stand out from every ground: 3 to 1', () => {
    const pale = Object.values(theme.palettes)
      .flat()
      .filter((color) => grounds.some((ground) => contrast(color, theme.colors[ground]) < 3));
    expect(pale).toEqual([]);
  });
});

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('every property that a theme sets, the other sets too', () => {
  const [light, dark] = [LIGHT, DARK].map(({ colors }) => Object.keys(colors).sort());
  expect(dark).toEqual(light);
  expect(themeCss().match(/--color-accent-text:/g)).toHaveLength(4);
});

test('the style sheet that pages load is the tokens as they are', () => {
  expect(readFileSync('src/ui/theme.css', 'utf8'), 'run npm run theme').toBe(themeFile());
});

/** The custom properties that a part's tokens stand for, as Stitches reads them. */
function propertiesNamed(source: string): readonly string[] {
  const declared = [...source.matchAll(/(\w+): '([^'\n]*\$[^'\n]*)'/g)];
  return declared.flatMap(([, property = '', value = '']) =>
    [...value.matchAll(/\$(?:(\w+)\$)?([\w-]+)/g)].map(([, scale, token = '']) => {
      const own: string | undefined = Object.entries(SCALES).find(([of]) => of === property)?.[1];
      return `--${scale ?? own}-${token}`;
    }),
  );
}

test('every token that a part names is a property that the theme sets', () => {
  const css = themeCss();
  const parts = readdirSync('src/ui', { recursive: true, encoding: 'utf8' });
  const named = parts
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      propertiesNamed(readFileSync(`src/ui/${file}`, 'utf8')).map((name) => ({ file, name })),
    );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !css.includes(`${name}:`))).toEqual([]);
});
