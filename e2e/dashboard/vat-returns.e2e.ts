import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { buyByTransfer, linesOf, payAndPayBack, sumOf } from '../support/books.ts';
import { screenOf, scriptErrors, signIn } from '../support/owner.ts';
import { euros } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.2.1' } });

const widths = [1440, 768, 390];
const vatReturn = (page: Page) => page.getByRole('table', { name: 'Btw-aangifte' });
const said = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true });

/** The box of the high rate says what the file of the return says, and both what the lines of all invoices add up to. */
async function expectSame(page: Page): Promise<void> {
  const row = vatReturn(page).getByRole('row', { name: /^1a/ });
  await expect(row).toBeVisible();
  const shown = (await row.innerText()).replaceAll(/\s/g, ' ');
  const boxes = await linesOf(page, 'Btw-aangifte exporteren');
  const box = boxes.filter(({ Rubriek }) => Rubriek === '1a Hoog tarief (21%)');
  const lines = await linesOf(page, 'Controlebestand exporteren');
  const own = lines.filter(({ Rubriek }) => Rubriek === '1a');
  expect(own.length).toBeGreaterThan(1);
  for (const [title, column] of [
    ['Omzet', 'Bedrag zonder btw'],
    ['Btw', 'Btw'],
  ] as const) {
    expect(sumOf(box, title)).toBe(sumOf(own, column));
    expect(shown).toContain(euros(sumOf(own, column)));
  }
  expect(shown).toContain(`€ ${Math.floor(sumOf(own, 'Btw') / 100).toLocaleString('nl-NL')}`);
}

/** On a phone no table is wider than its place. */
async function expectCards(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(vatReturn(page).locator('td span').first()).toBeVisible();
  const overflow = await page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
    );
  expect(Math.max(...overflow), 'no table scrolls sideways').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test(
  'an owner reads the boxes of the VAT return, which are the sums of the file of lines',
  onlyDeep,
  async ({ page }) => {
    test.slow();
    const errors = scriptErrors(page);
    const lastname = `Btwvink${test.info().retry}${test.info().repeatEachIndex}`;
    await buyByTransfer(page, lastname);
    await signIn(page);
    const number = await payAndPayBack(page, lastname);
    await page.goto(screenOf('/boekhouding'));
    await page.getByRole('tab', { name: 'Btw-aangiften' }).click();
    await expect(page).toHaveURL(/tab=btw/);

    // Other journeys sell meanwhile: what is shown and what is written must be of one moment.
    await expect(async () => {
      await page.reload();
      await expectSame(page);
    }).toPass({ timeout: 60_000 });
    const lines = await linesOf(page, 'Controlebestand exporteren');
    const own = lines.filter(({ Bestelnummer }) => Bestelnummer === number);
    expect(own.map(({ Soort }) => Soort)).toEqual(expect.arrayContaining(['Factuur', 'Creditfactuur']));
    expect(own.every((line) => line['Waarom deze btw'] !== '')).toBe(true);

    await expect(page.getByRole('heading', { name: 'OSS-aangifte' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Opgaaf ICP' })).toBeVisible();
    const year = new Date().getFullYear();
    await expect(
      page.getByRole('meter', { name: new RegExp(`^In ${year}: € .* van € 10.000,00$`) }),
    ).toBeVisible();
    await expectAccessibleAt(page, widths, 'the VAT returns of a quarter');
    await expectCards(page);

    await page.getByRole('button', { name: 'Deze maand' }).click();
    await expect(page).toHaveURL(/tab=btw.*van=\d{4}-\d\d-01&tot=/);
    await page.getByLabel('Vanaf').fill('2001-01-01');
    await page.getByLabel('Tot en met').fill('2001-01-31');
    await expect(vatReturn(page).getByRole('row', { name: /^5a/ })).toContainText('€ 0,00');
    await expect(said(page, 'Geen verkopen met btw van een ander EU-land in deze periode.')).toBeVisible();
    await expectAccessibleAt(page, widths, 'VAT returns without a sale');
    await page.goto(screenOf('/instellingen/webshop'));
    await expect(page.getByRole('meter', { name: new RegExp(`^In ${year}: `) })).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test('an order without an invoice is named, and its name opens it', onlyDeep, async ({ page }) => {
  await buyByTransfer(page, `Zonderfactuur${test.info().retry}`);
  await signIn(page);
  await page.goto(screenOf('/boekhouding?tab=btw'));
  const name = /^Bestelling \S+ van /;
  const missing = page
    .locator('details')
    .filter({ has: page.getByRole('link', { name, includeHidden: true }) });
  await missing.getByText('Bekijk welke').click();
  const first = missing.getByRole('link', { name }).first();
  const number = /^Bestelling (\S+) van/.exec(await first.innerText())?.[1] ?? '';
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/bestellingen/${number}$`));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
});
