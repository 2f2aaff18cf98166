import { dashboardPath } from '@etalage/api-contract';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { saveWebshop } from '../support/save-webshop.ts';
import { dashboard, scriptErrors, signIn } from '../support/owner.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.93.7.20' } });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

// They save the same settings.
test.describe.configure({ mode: 'serial' });

test(
  'an owner moves the order page of a shop, and visitors of the old address reach the new one',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const errors = scriptErrors(page);
    const order = field(page, 'Bestelling bekijken');
    await signIn(page);
    await page.goto(dashboard + dashboardPath('leeg', '/instellingen/webshop'));
    await expect(page.getByRole('heading', { level: 1, name: 'Webshop' })).toBeVisible();

    await order.fill('/winkelwagen');
    await field(page, 'Adres van je voorwaarden').fill('voorwaarden');
    await field(page, 'Begin van bestelnummers').fill('2026');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText('Het adres /winkelwagen heeft al een andere pagina')).toBeVisible();
    await expect(page.getByText('met aan het eind een letter of streepje')).toBeVisible();
    await field(page, 'Begin van bestelnummers').fill('2026-');
    await expect(page.getByText(/De volgende bestelling krijgt 2026-\d+\./)).toBeVisible();
    await order.fill('/jouw-bestelling');
    await page.getByLabel('Btw van het land van de klant vanaf').fill('2099-01-01');
    await expect(page.getByText('Meld je vóór die dag aan voor OSS')).toBeVisible();
    await field(page, 'Adres van je voorwaarden').fill('/nergens-voorwaarden');
    await expect(
      page.getByText('Bezoekers van /bestelling gaan na het opslaan naar /jouw-bestelling.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText('Op dit adres staat niets dat bezoekers kunnen zien.')).toBeVisible();
    await expectAccessibleAt(page, [1440, 768, 390], 'refused settings of the webshop');
    await field(page, 'Adres van je voorwaarden').fill('');
    await field(page, 'Begin van bestelnummers').fill('');
    await saveWebshop(page);

    const visitor = await browser.newPage();
    await visitor.goto(`http://leeg.localhost:${new URL(baseURL ?? '').port}/bestelling?order=onbekend`);
    await expect(visitor).toHaveURL(/\/jouw-bestelling\?order=onbekend$/);
    await expect(visitor.getByLabel('E-mailadres').first()).toBeVisible();
    await visitor.close();
    await order.fill('');
    await page.getByLabel('Btw van het land van de klant vanaf').fill('');
    await saveWebshop(page);
    expect(errors).toEqual([]);
  },
);

test(
  'an owner decides when invoices are made and what their numbers begin with',
  onlyDeep,
  async ({ page }) => {
    const errors = scriptErrors(page);
    const year = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' }).slice(0, 4);
    const invoices = page.getByRole('group', { name: 'Facturen', exact: true });
    const moment = invoices.getByLabel('Wanneer de factuur komt');
    const ofInvoices = field(page, 'Begin van factuurnummers');
    const ofCredits = field(page, 'Begin van creditfacturen');
    const saved = async (at: string, beginnings: readonly [string, string]) => {
      await saveWebshop(page);
      await page.reload();
      await expect(moment).toHaveValue(at);
      await expect(ofInvoices).toHaveValue(beginnings[0]);
      await expect(ofCredits).toHaveValue(beginnings[1]);
    };
    await signIn(page);
    await page.goto(dashboard + dashboardPath('leeg', '/instellingen/webshop'));
    await expect(moment).toHaveValue('payment');
    await expect(invoices.getByRole('status')).toBeEmpty();

    // This shop has no details of a company yet.
    await expect(invoices.getByText('zonder btw-nummer mag er geen factuur zijn')).toBeVisible();
    await invoices.getByRole('link', { name: 'Naar bedrijfsgegevens' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bedrijfsgegevens' })).toBeVisible();
    await page.goBack();

    await ofInvoices.fill('proef-');
    await ofCredits.fill('o');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(invoices.getByText('Met PROEF beginnen proeffacturen. Kies iets anders.')).toBeVisible();
    await expect(invoices.getByText('Met O beginnen je offertenummers al.')).toBeVisible();
    await expect(ofInvoices).toBeFocused();
    await expectAccessibleAt(page, [1440, 768, 390], 'refused settings of invoices');
    await moment.selectOption('Bij verzending');
    await ofInvoices.fill('web-');
    await ofCredits.fill('web-');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(invoices.getByText('Zo beginnen je facturen al.')).toBeVisible();
    await ofCredits.fill('retour-');
    await expect(invoices.getByText(`RETOUR-${year}-0001`)).toBeVisible();
    await expect(invoices.getByText('facturen die er al zijn blijven zoals ze zijn')).toBeVisible();
    await saved('delivery', ['WEB-', 'RETOUR-']);

    await moment.selectOption('Bij betaling');
    await ofInvoices.fill('F');
    await ofCredits.fill('C');
    await saved('payment', ['F', 'C']);
    expect(errors).toEqual([]);
  },
);
