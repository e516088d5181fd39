/** Every page on a phone, in the dark theme. */
import { isWhole, share } from './support/everyPage';
import { listedRoutes } from './support/routes';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  test(`every page is whole on a phone, ${part + 1} of ${PARTS}`, async ({ page, request }) => {
    test.setTimeout(180_000);
    for (const path of share(await listedRoutes(request), part, PARTS)) await isWhole(page, path);
  });
}
