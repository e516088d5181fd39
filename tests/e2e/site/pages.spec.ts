/** Every page: on a desktop, and as narrow as a phone. */
import { expectWholePage, share } from '../support/everyPage';
import { listedRoutes } from '../support/routes';
import { test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

test.use({ colorScheme: 'light' });

const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  test(`every page is whole, ${part + 1} of ${PARTS}`, async ({ page, request }) => {
    test.setTimeout(180_000);
    for (const path of share(await listedRoutes(request), part, PARTS))
      await expectWholePage(page, path);
  });
}
