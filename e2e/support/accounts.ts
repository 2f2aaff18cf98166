import { expect, type Browser, type Page } from '@playwright/test';
import { newestLinkTo } from './newest-mail.ts';
import { dashboard, screenOf } from './owner.ts';

/** A browser of another person, with its own network address. */
export async function anotherBrowser(browser: Browser, address: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  return context.newPage();
}

/** Sends an invitation on the members' screen of the signed-in member; the dialog shows the result. */
export async function sendInvitation(page: Page, email: string, role: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto(`${dashboard}/instellingen/leden`);
  await page.getByRole('button', { name: 'Lid uitnodigen' }).click();
  await dialog.getByLabel('E-mailadres').fill(email);
  await dialog.getByLabel(role).check();
  await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
}

export interface NewAccount {
  email: string;
  name: string;
  password: string;
}

/** Joins with a new account through the newest invitation mail. */
export async function join(page: Page, { email, name, password }: NewAccount): Promise<void> {
  await page.goto(await newestLinkTo(email));
  await fillInAccount(page, { name, password });
  await expect(page).toHaveURL(screenOf('/'));
}

/** Fills in the form of an invitation and sends it. */
export async function fillInAccount(
  page: Page,
  { name, password }: Omit<NewAccount, 'email'>,
): Promise<void> {
  await page.getByLabel('Naam').fill(name);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Account maken en meedoen' }).click();
}
