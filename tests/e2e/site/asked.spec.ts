/** What a reader’s system asks of every page: its own few colours, or more contrast. */
import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

/** What a colour of the system is here. */
const systemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const shown = document.body.appendChild(document.createElement('span'));
    shown.style.color = color;
    const found = getComputedStyle(shown).color;
    shown.remove();
    return found;
  }, name);

const told = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

test('in forced colours a button that does nothing is grey, and the track can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const [grey, text] = [
    await systemColour(page, 'GrayText'),
    await systemColour(page, 'CanvasText'),
  ];
  const [off, on] = ['.story-buttons [aria-disabled=true]', '.story-play'];
  await expect.poll(() => told(page, off, 'color')).toBe(grey);
  expect(await told(page, off, 'border-top-color')).toBe(grey);
  expect(await told(page, on, 'color')).not.toBe(grey);
  expect(await told(page, '.track-future', 'stroke')).toBe(text);
});

/** How far two tokens stand apart, as WCAG 2 measures it. */
function contrast([one, other]: readonly [string, string]): number {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const shown = document.body.appendChild(document.createElement('span'));
  const luminance = (token: string): number => {
    shown.style.color = `var(--color-${token})`;
    if (pen) pen.fillStyle = getComputedStyle(shown).color;
    pen?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].map(
      (part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4),
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  shown.remove();
  return (high + 0.05) / (low + 0.05);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`more contrast is given where it is asked for, in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.goto('/about');
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    expect(await page.evaluate(contrast, ['hairline', 'page'] as const)).toBeLessThan(2);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    expect(await page.evaluate(contrast, ['hairline', 'page'] as const)).toBeGreaterThan(3);
    expect(await page.evaluate(contrast, ['hairline-strong', 'wash'] as const)).toBeGreaterThan(3);
    expect(await page.evaluate(contrast, ['control', 'page'] as const)).toBeGreaterThan(4);
    expect(await page.evaluate(contrast, ['dimmed', 'page'] as const)).toBeGreaterThan(10);
  });
}
