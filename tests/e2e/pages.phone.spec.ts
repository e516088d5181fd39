/** Every page on a phone, in the dark theme. */
import { fits, isWhole, share } from './support/everyPage';
import { listedRoutes } from './support/routes';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

/** Many pages of one kind: what axe would say of one on a phone, it says of all. Desktops ask it of each. */
const ALIKE = /^\/articles\/glossary\/(?:[b-z]|subjects\/.+)$|^\/lectures\/[^/]+\/[^/]+$/;

const PARTS = 2;

for (let part = 0; part < PARTS; part += 1) {
  test(`every page is whole on a phone, ${part + 1} of ${PARTS}`, async ({ page, request }) => {
    test.setTimeout(180_000);
    for (const path of share(await listedRoutes(request), part, PARTS)) {
      await (ALIKE.test(path) ? fits : isWhole)(page, path);
    }
  });
}
