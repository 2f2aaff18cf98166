import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { buyByTransfer, linesOf, payAndPayBack, sumOf } from '../support/books.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { screenOf, scriptErrors, signIn, signInAt } from '../support/owner.ts';
import { euros } from '../support/shop.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.1.1' } });

const widths = [1440, 768, 390];
const rates = (page: Page) => page.getByRole('table', { name: 'Per btw-tarief' });
const said = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true });

/** On a phone no table is wider than its place, and each amount has its title. */
async function expectCards(page: Page): Promise<void> {
  const own = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(rates(page).locator('td span').first()).toBeVisible();
  const overflow = await page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
    );
  expect(Math.max(...overflow), 'no table scrolls sideways').toBeLessThanOrEqual(0);
  if (own) await page.setViewportSize(own);
}

/** The invoice of an order and the credit note of what was paid back are in the list, and as files in a zip. */
async function expectInvoices(page: Page, number: string): Promise<void> {
  const lines = await linesOf(page, 'Facturen exporteren');
  const own = lines.filter(({ Bestelnummer }) => Bestelnummer === number);
  expect(own.map(({ Soort }) => Soort).toSorted()).toEqual(['Creditfactuur', 'Factuur']);
  const [note] = own.filter(({ Soort }) => Soort === 'Creditfactuur');
  expect(note?.['Bedrag met btw']).toBe('-1,00');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Facturen exporteren', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Alle UBL-bestanden (zip)' }).click();
  const zip = await download;
  expect(zip.suggestedFilename()).toMatch(/^facturen-\d{4}-\d\d-01-tot-[\d-]+-ubl\.zip$/);
  const bytes = await readFile(await zip.path());
  for (const { Factuurnummer } of own) expect(bytes.includes(`${Factuurnummer}.xml`)).toBe(true);
  await expect(said(page, /factu(ur|ren) sta(at|an) in het zipbestand\.$/).first()).toBeVisible();
}

/** The text of a total in the table of rates, and the sums of the file that it stands for. */
async function expectSame(page: Page, at: number, file: string): Promise<void> {
  const total = rates(page)
    .getByRole('row', { name: /^Totaal/ })
    .nth(at);
  await expect(total).toBeVisible();
  const shown = (await total.innerText()).replaceAll(/\s/g, ' ');
  const lines = await linesOf(page, file);
  expect(lines.length).toBeGreaterThan(0);
  for (const title of ['Bedrag zonder btw', 'Btw', 'Bedrag met btw'])
    expect(shown).toContain(euros(sumOf(lines, title)));
}

test(
  'an owner sees the sums of a period, which are those of the files, and chooses another period',
  onlyDeep,
  async ({ page }) => {
    test.slow();
    const errors = scriptErrors(page);
    const lastname = `Boekvink${test.info().retry}${test.info().repeatEachIndex}`;
    await buyByTransfer(page, lastname);
    await signIn(page);
    const number = await payAndPayBack(page, lastname);
    await page.goto(screenOf('/boekhouding'));
    await expect(page.getByRole('button', { name: 'Dit kwartaal' })).toHaveAttribute('aria-pressed', 'true');
    await expect(rates(page).getByRole('row', { name: /^21%/ }).first()).toBeVisible();

    // Other journeys sell meanwhile: what is shown and what is written must be of one moment.
    await expect(async () => {
      await page.reload();
      await expectSame(page, 0, 'Bestellingen exporteren');
      await expectSame(page, 1, 'Terugbetalingen exporteren');
      const arrived = page
        .getByRole('table', { name: 'Ontvangen betalingen' })
        .getByRole('row', { name: /^Totaal/ });
      const received = (await arrived.innerText()).replaceAll(/\s/g, ' ');
      const paid = await linesOf(page, 'Betalingen exporteren');
      expect(received).toContain(euros(sumOf(paid, 'Ontvangen')));
      expect(paid.length).toBeGreaterThan(0);
    }).toPass({ timeout: 60_000 });
    await expect(said(page, /regels? sta(at|an) in het bestand\.$/).first()).toBeVisible();
    await expectInvoices(page, number);
    await expectAccessibleAt(page, widths, 'the bookkeeping of a quarter');
    await expectCards(page);

    await page.getByRole('button', { name: 'Deze maand' }).click();
    await expect(page).toHaveURL(/van=\d{4}-\d\d-01&tot=/);
    await page.getByLabel('Tot en met').fill('2001-01-31');
    await expect(said(page, 'De laatste dag ligt voor de eerste.')).toBeVisible();
    await expect(rates(page)).toHaveCount(0);
    await page.getByLabel('Vanaf').fill('2001-01-01');
    await expect(said(page, 'Niets in deze periode')).toBeVisible();
    await expect(said(page, '1 januari 2001 tot en met 31 januari 2001')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test(
  'a file is not lost in silence, and sums that cannot be loaded can be asked for again',
  onlyDeep,
  async ({ page }) => {
    await buyByTransfer(page, 'Boekvink');
    await signInAt(page, '/boekhouding');
    await expect(rates(page)).toBeVisible();
    await page.route('**/bookkeeping/**', (route) =>
      route.fulfill({ status: 403, json: { code: 'forbidden', errors: { general: ['Dat mag niet.'] } } }),
    );
    await page.getByRole('button', { name: 'Bestellingen exporteren' }).click();
    await page.getByRole('menuitem', { name: 'Als Excel' }).click();
    await expect(said(page, 'Dat mag niet.').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessibleAt(page, widths, 'sums that did not load');
    await page.unroute('**/bookkeeping/**');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(rates(page)).toBeVisible();
  },
);
