import { expect, type Page } from '@playwright/test';

/** Where the dashboard answers, without a slash at the end. */
export const dashboard = process.env['E2E_DASHBOARD_URL'] ?? '';
export const demoOwner = { email: 'demo@etalage.nl', password: 'etalage-demo' };

/** Signs in and lands on the screen asked for. */
export async function signInAt(page: Page, path: string): Promise<void> {
  await page.goto(dashboard + path);
  await page.getByLabel('E-mailadres').fill(demoOwner.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoOwner.password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeAttached();
}

/** Everything that went wrong in scripts since the page was made; a test ends with nothing in it. */
export function scriptErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
