import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** Where the dashboard answers, without a slash at the end. */
export const dashboard = process.env['E2E_DASHBOARD_URL'] ?? '';
export const demoOwner = { email: 'demo@etalage.nl', password: 'etalage-demo' };

export type Account = typeof demoOwner;

interface SignIn {
  /** Another dashboard than that of the run. */
  at?: string;
  /** Network address it comes from; without one that of the test. */
  address?: string;
}

/** Signs in by the call, which is quicker than the form. */
export async function signIn(
  page: Page,
  account: Account = demoOwner,
  { at = dashboard, address }: SignIn = {},
): Promise<void> {
  const reply = await page.request.post(`${at}/api/services/websites/v1/session/create`, {
    data: { website_id: '', project_id: '', ...account },
    headers: { origin: at, ...(address && { 'x-forwarded-for': address }) },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Signs in and lands on the screen asked for. */
export async function signInAt(page: Page, path: string, account: Account = demoOwner): Promise<void> {
  await signIn(page, account);
  await page.goto(dashboard + path);
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeAttached();
}

/** Fills in the form of the sign-in screen and sends it; what follows is for the test to look at. */
export async function fillInSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

/** A screen stands: its one heading is there, nothing loads any more, and axe finds nothing on it. */
export async function expectScreen(
  page: Page,
  heading: string | RegExp,
  state = String(heading),
): Promise<void> {
  const level1 = page.getByRole('heading', { level: 1 });
  await expect(level1.filter({ hasText: heading })).toBeVisible();
  await expect(level1).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Laden...' })).toHaveCount(0);
  await expectAccessible(page, state);
}

/** Everything that went wrong in scripts since the page was made; a test ends with nothing in it. */
export function scriptErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
