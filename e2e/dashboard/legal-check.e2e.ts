import { expect, test, type Locator, type Page } from '@playwright/test';
import { endpoints } from '@etalage/api-contract';
import { asOwner } from '../support/as-owner.ts';
import { expectAccessibleAt } from '../support/axe.ts';
import { expectScreen, screenOf, scriptErrors, signIn } from '../support/owner.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.95.4.1' } });

const widths = [1440, 768, 390];

interface Company {
  readonly company: { readonly version: number; readonly phone: string };
}

/** Stores another telephone number of the shop, and leaves its other details as they are. */
async function setPhone(page: Page, phone: string): Promise<void> {
  const { company } = await asOwner<Company>(page, endpoints.getCompany.path, {});
  const { version, ...content } = company;
  await asOwner(page, endpoints.saveCompany.path, { version, company: { ...content, phone } });
}

const required = (page: Page): Locator => page.getByRole('region', { name: 'Verplicht', exact: true });
const missing = 'Het telefoonnummer van je bedrijf ontbreekt.';

async function checkAgain(page: Page): Promise<void> {
  const checked = page.waitForResponse((reply) => reply.url().endsWith(endpoints.runLegalCheck.path));
  await page.getByRole('button', { name: /^(Nu|Opnieuw) controleren$/ }).click();
  expect((await checked).ok()).toBe(true);
  await expect(page.getByText(/^Gecontroleerd op /)).toBeVisible();
}

test('an owner finds what the law asks, mends it, and puts aside what does not count for them', async ({ page }) => {
  const errors = scriptErrors(page);
  await signIn(page);
  await setPhone(page, '');
  await page.goto(screenOf('/wettelijke-check'));
  await expectScreen(page, 'Wettelijke check');
  await checkAgain(page);
  await expect(required(page).getByRole('heading', { name: missing })).toBeVisible();
  await expect(required(page).getByRole('link', { name: /2011\/83\/EU/ })).toHaveAttribute('href', /eur-lex/);
  await expectAccessibleAt(page, widths, 'what a check found');

  await page.goto(screenOf('/'));
  await page.getByRole('link', { name: 'Wettelijke punten' }).click();
  await page.getByRole('button', { name: `Wegleggen: ${missing}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Punt wegleggen' });
  await dialog.getByRole('button', { name: 'Wegleggen' }).click();
  await expect(dialog.getByText('Typ waarom dit punt niet voor jou geldt.')).toBeVisible();
  await dialog.getByLabel('Waarom geldt dit niet voor jou?').fill('Wij bellen niet.');
  await expectAccessibleAt(page, widths, 'putting a finding aside');
  await dialog.getByRole('button', { name: 'Wegleggen' }).click();
  await expect(required(page).getByRole('heading', { name: missing })).toHaveCount(0);
  await page.getByText(/^Weggelegd \(\d+\)$/).click();
  await expect(page.getByText(/Wij bellen niet\.$/)).toBeVisible();
  await page.reload();
  await page.getByText(/^Weggelegd \(\d+\)$/).click();
  await page.getByRole('button', { name: `Terugzetten: ${missing}` }).click();
  await expect(required(page).getByRole('heading', { name: missing })).toBeVisible();

  await required(page).getByRole('link', { name: 'Bedrijfsgegevens' }).click();
  await page.getByLabel('Telefoonnummer').fill('058 203 40 12');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Wat je opslaat geldt meteen voor bezoekers.').first()).toBeVisible();
  await page.goto(screenOf('/wettelijke-check'));
  await checkAgain(page);
  await expect(page.getByRole('heading', { name: missing })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Wat we nakijken' }).getByLabel('In orde').first()).toBeVisible();
  await expectAccessibleAt(page, widths, 'a check after it was mended');
  expect(errors).toEqual([]);
});
