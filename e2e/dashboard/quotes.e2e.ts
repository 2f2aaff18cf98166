import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { inTurn, onlyDeep } from '../support/deep-run.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';

const widths = [1440, 768, 390];

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.93.1.1' } });

/** Fills in whom a new quote is for. */
async function fillCustomer(page: Page, lastname: string): Promise<void> {
  await page.getByLabel('Voornaam').fill('Wil');
  await page.getByLabel('Achternaam').fill(lastname);
  await page.getByLabel('E-mailadres').fill('wil@voorbeeld.nl');
}

async function addOwnLine(page: Page, title: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Eigen regel' }).click();
  const line = page.getByRole('group', { name: /^Regel/ }).last();
  await line.getByLabel('Omschrijving').fill(title);
  const named = page.getByRole('group', { name: title });
  await named.getByLabel('Prijs per stuk (incl. btw)').fill(amount);
}

const total = (page: Page) => page.locator('output');

test(
  'an owner writes an offer, sends it, and makes the order once the customer has agreed by telephone',
  inTurn(1),
  async ({ page }) => {
    test.slow();
    const errors = scriptErrors(page);
    const lastname = `Offerte ${test.info().retry + 1}`;
    await signInAt(page, '/bestellingen');
    await page.getByRole('link', { name: 'Bestelling of offerte maken' }).click();
    await fillCustomer(page, lastname);
    await page.getByRole('button', { name: 'Product toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Product toevoegen' });
    await dialog.getByLabel('Zoek een product').fill('wandplank lijn');
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await dialog.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByLabel('Prijs per stuk (incl. btw)').first().fill('100');
    await addOwnLine(page, 'Montage aan huis', '50');
    await page.getByLabel('Soort korting').selectOption('Percentage');
    await page.getByLabel('Korting (%)').fill('10');
    await page.getByLabel('Bezorgkosten (incl. btw)').fill('15');
    await expect(total(page)).toHaveText(/150,00/);
    await expectAccessibleAt(page, widths, 'a new quote');
    await page.getByRole('button', { name: 'Opslaan en verder' }).click();

    await expect(page.getByRole('heading', { level: 1, name: /^Offerte O/ })).toBeVisible();
    await page.getByLabel('Bericht aan je klant').fill('Fijn dat je belde.');
    await page.getByRole('button', { name: 'Offerte versturen' }).click();
    const sending = page.getByRole('dialog', { name: 'Offerte versturen' });
    await expect(sending).toContainText('wil@voorbeeld.nl');
    await sending.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByText('De offerte is verstuurd.', { exact: true })).toBeVisible();
    await expect(page.getByText('Offerte verstuurd', { exact: true }).first()).toBeVisible();
    await expectAccessibleAt(page, widths, 'a quote that was sent');

    await page.getByRole('button', { name: 'Namens je klant aanvaarden' }).click();
    const ordering = page.getByRole('dialog', { name: 'Bestelling plaatsen' });
    await ordering.getByRole('button', { name: 'Bestelling plaatsen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Bestelling \d+/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Besteld' }).getByText('Montage aan huis')).toBeVisible();
    await expect(page.getByText(/150,00/).first()).toBeVisible();
    await page.getByRole('link', { name: /^Uit offerte O/ }).click();
    await expect(page.getByText('Offerte aanvaard', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Namens je klant aanvaarden' })).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);

test(
  'an owner reads at each field what is missing, and withdraws, improves and declines a quote',
  onlyDeep,
  async ({ page }) => {
    test.slow();
    const errors = scriptErrors(page);
    await signInAt(page, '/bestellingen/nieuw');
    await page.getByRole('button', { name: 'Opslaan en verder' }).click();
    await expect(page.getByText('Vul je voornaam in.')).toBeVisible();
    await expect(page.getByLabel('Voornaam')).toBeFocused();
    await fillCustomer(page, `Tweede ${test.info().retry + 1}`);
    await page.getByRole('button', { name: 'Opslaan en verder' }).click();
    await page.getByRole('button', { name: 'Offerte versturen' }).click();
    const sending = page.getByRole('dialog', { name: 'Offerte versturen' });
    await sending.getByRole('button', { name: 'Versturen' }).click();
    await expect(sending.getByText('Zet eerst een regel in de offerte.')).toBeVisible();
    await sending.getByRole('button', { name: 'Terug' }).click();
    await addOwnLine(page, 'Advies', '80');
    await page.getByRole('button', { name: 'Offerte versturen' }).click();
    await sending.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByText('De offerte is verstuurd.', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Nieuwe versie' }).click();
    await page.getByLabel('Prijs per stuk (incl. btw)').fill('70');
    await page.getByRole('button', { name: 'Offerte versturen' }).click();
    await expect(sending).toContainText('niet meer worden aanvaard');
    await sending.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Versie 1' })).toContainText('Vervangen');
    await page.getByRole('button', { name: 'Intrekken' }).click();
    await page.getByRole('dialog', { name: 'Intrekken' }).getByRole('button', { name: 'Intrekken' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Versie 2' })).toContainText('Ingetrokken');
    await page.getByRole('button', { name: 'Afwijzen' }).click();
    await page.getByRole('dialog', { name: 'Afwijzen' }).getByRole('button', { name: 'Afwijzen' }).click();
    await expect(page.getByText('Offerte afgewezen', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Heropenen' }).click();
    await expect(page.getByText('Offerte te maken', { exact: true }).first()).toBeVisible();
    expect(errors).toEqual([]);
  },
);
