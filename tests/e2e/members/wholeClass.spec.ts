import { test } from '../support/test';
import { teachOnce } from '../support/wholeClass';

test.slow();

test('a class is taught from its first day to its marks', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await teachOnce({ page, browser, baseURL, complaints });
});
