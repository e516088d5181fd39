/**
 * People with an account of their own, as they come to the site. They wait until a page is hydrated,
 * which it is when it has asked who is signed in: before that, nothing that is typed is looked at.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Who somebody is, and by what they sign in. */
export interface Somebody {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody whom the site does not know yet. */
export function somebody(name: string): Somebody {
  return { name, email: `${randomUUID()}@example.org`, password: 'seven blue tally sticks' };
}

/**
 * Makes an account, and is signed in by it.
 *
 * @param back the path to go on to
 */
export async function signUp(
  page: Page,
  { name, email, password }: Somebody,
  back = '/community/profile',
): Promise<void> {
  await page.goto(`/registration/signup?callbackUrl=${encodeURIComponent(back)}`);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.waitForURL((url) => url.pathname === back);
}

/** Fills the form to sign in on the page it stands on, and sends it. */
export async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
