import { dashboardPath } from '@etalage/api-contract';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleAround } from './axe.ts';

/** Address of the dashboard, without a trailing slash. */
export const dashboard = process.env['E2E_DASHBOARD_URL'] ?? '';
export const demoOwner = { email: 'demo@etalage.nl', password: 'etalage-demo' };

/** The address of a screen of the demo shop, which names it. */
export const screenOf = (path: string): string => dashboard + dashboardPath('atelier-noord', path);

export type Account = typeof demoOwner;

/** What can call an endpoint: a page, or another browser's tab. */
export interface Caller {
  readonly request: {
    post(
      url: string,
      options: { data: object; headers: Record<string, string> },
    ): Promise<{ ok(): boolean; text(): Promise<string>; json(): Promise<unknown> }>;
  };
}

interface SignIn {
  /** A dashboard other than that of the run. */
  at?: string;
  /** Network address of the request; defaults to that of the test. */
  address?: string;
}

/** Signs in through the API, which is faster than the form. */
export async function signIn(
  page: Caller,
  account: Account = demoOwner,
  { at = dashboard, address }: SignIn = {},
): Promise<void> {
  const reply = await page.request.post(`${at}/api/services/websites/v1/session/create`, {
    data: { website_id: '', project_id: '', ...account },
    headers: { origin: at, ...(address && { 'x-forwarded-for': address }) },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Signs in and opens the requested screen. */
export async function signInAt(page: Page, path: string, account: Account = demoOwner): Promise<void> {
  await signIn(page, account);
  await page.goto(dashboard + path);
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeAttached();
}

/** Fills in the sign-in form and submits it; the test checks the result. */
export async function fillInSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

/**
 * Checks that a screen is ready: its one heading is there, nothing is loading any more, and axe finds no violation.
 */
export async function expectScreen(
  page: Page,
  heading: string | RegExp,
  state = String(heading),
): Promise<void> {
  const level1 = page.getByRole('heading', { level: 1 });
  await expect(level1.filter({ hasText: heading })).toBeVisible();
  await expect(level1).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Laden...' })).toHaveCount(0);
  // The frame of a preview has the landmarks of another page, which has tests of its own.
  await expectAccessibleAround(page, state);
}

/** All script errors since the page was created; a test must end with none. */
export function scriptErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
