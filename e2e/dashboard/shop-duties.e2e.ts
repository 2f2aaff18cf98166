import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { scriptErrors, screenOf, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { saveWebshop } from '../support/save-webshop.ts';
import { putInCart } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

const widths = [1440, 768, 390];
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.1.10' } });

const payer = (page: Page) => page.getByLabel('Wie betaalt het terugsturen?');
const address = (page: Page) => page.getByLabel('Retouradres');
const accessibility = (page: Page) => page.getByLabel('Hoe toegankelijk is je website?');
const shown = (page: Page) => page.getByLabel('Toon de mededeling bij producten en bij het afrekenen');

/** A visitor without a script. */
async function guestOf(browser: Browser): Promise<Page> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const extraHTTPHeaders = { 'x-forwarded-for': '10.94.1.11' };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders });
  return context.newPage();
}

test(
  'an owner says who pays for sending back and whether the guarantee is told; visitors read it before they order',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    const guest = await guestOf(browser);
    await signInAt(page, '/instellingen/webshop');
    await payer(page).selectOption('De klant');
    await page
      .getByLabel('Kosten van wat te groot is voor de gewone post')
      .fill('ongeveer € 65 voor een tafel');
    await address(page).fill('1\n2\n3\n4\n5\n6\n7');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText('Gebruik hooguit 6 regels.')).toBeVisible();
    await address(page).fill('Magazijn Atelier Noord\nKade 2\n8911 AB Leeuwarden');
    await accessibility(page).selectOption('Voor een deel');
    await page.getByLabel('Laatst nagekeken op').fill('');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText('Kies de dag waarop je dit het laatst hebt nagekeken.')).toBeVisible();
    await expect(page.getByText('Vul in wat er nog niet toegankelijk is.')).toBeVisible();
    await page.getByLabel('Laatst nagekeken op').fill('2026-11-20');
    await page
      .getByLabel('Wat er nog niet toegankelijk is')
      .fill('De film over ons atelier heeft geen ondertitels.');
    await expectAccessibleAt(page, widths, 'what a shop must tell, in its settings');
    await saveWebshop(page);

    await guest.goto('/overeenkomst-herroepen');
    await expect(guest.getByText('De kosten van het terugsturen betaal je zelf.')).toBeVisible();
    await expect(guest.getByText('ongeveer € 65 voor een tafel')).toBeVisible();
    await guest.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheid', exact: true }).click();
    await expect(guest.getByRole('heading', { level: 1, name: 'Toegankelijkheid' })).toBeVisible();
    await expect(guest.getByText(/nagekeken op 20 november 2026/)).toBeVisible();
    await expect(guest.getByText('De film over ons atelier heeft geen ondertitels.')).toBeVisible();
    await putInCart(guest, priceTable.lijnAddedUp);
    await guest.goto('/winkelwagen');
    await expect(guest.getByText(/^Betalen met .+ · We leveren in Nederland/)).toBeVisible();
    for (const path of [priceTable.lijnAddedUp.url, '/afrekenen']) {
      await guest.goto(path);
      const notice = guest.getByRole('region', { name: 'Wettelijke garantie: ten minste 2 jaar' });
      await expect(notice.getByText('repareert of vervangt het product gratis')).toBeVisible();
      await expect(notice.getByRole('link')).toHaveAttribute('href', /europa\.eu\/youreurope/);
    }

    await putInCart(page, priceTable.lijnAddedUp);
    for (const path of [
      priceTable.lijnAddedUp.url,
      '/overeenkomst-herroepen',
      '/toegankelijkheid',
      '/winkelwagen',
      '/afrekenen',
    ]) {
      await page.goto(path);
      await expectAccessibleAt(page, widths, `what a shop must tell at ${path}`);
    }

    await page.goto(screenOf('/instellingen/webshop'));
    await shown(page).uncheck();
    await payer(page).selectOption('Hier niets over zeggen');
    await accessibility(page).selectOption('Geen pagina tonen');
    await address(page).fill('');
    await saveWebshop(page);
    await expect
      .poll(async () => {
        await guest.goto(priceTable.lijnAddedUp.url);
        return guest.getByRole('region', { name: /^Wettelijke garantie/ }).count();
      })
      .toBe(0);
    expect((await guest.goto('/toegankelijkheid'))?.status()).toBe(404);
    await guest.goto('/overeenkomst-herroepen');
    await expect(guest.getByText('De kosten van het terugsturen')).toHaveCount(0);
    await shown(page).check();
    await saveWebshop(page);
    await guest.context().close();
    expect(errors).toEqual([]);
  },
);
