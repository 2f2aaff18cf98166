import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { endPayment, makeOrder, privatePerson } from '../support/shop.ts';
import { visitorPage } from '../support/visitor-page.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.93.3.1' } });

const widths = [1440, 768, 390];

/** Orders of a customer of their own: two that are paid, and one that is not. */
async function ordered(browser: Browser, lastname: string): Promise<void> {
  const visitor = await visitorPage(browser, '10.93.3', 10);
  for (const outcome of ['Betaald', 'Betaald', undefined] as const) {
    const customer = { ...privatePerson, lastname };
    const { payUrl } = await makeOrder(visitor, { ...priceTable.lijnAddedUp, quantity: 3 }, { customer });
    if (!outcome) continue;
    await visitor.goto(payUrl);
    await endPayment(visitor, outcome);
  }
  await visitor.close();
}

/** The name of a customer whom an earlier try does not have. */
const named = (name: string) => `${name}${test.info().retry + 1}`;
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Kies bestelling/ });
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the list with the orders of one customer. */
async function openList(page: Page, lastname: string): Promise<void> {
  await signInAt(page, `/bestellingen?zoek=${lastname}`);
  await expect(boxes(page)).toHaveCount(3);
}

test(
  'an owner chooses orders, saves their packing slips, sends them and takes that back',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    const lastname = named('Bundelaar');
    await ordered(browser, lastname);
    await openList(page, lastname);
    await boxes(page).first().check();
    await boxes(page)
      .last()
      .click({ modifiers: ['Shift'] });
    await told(page, '3 bestellingen gekozen');
    await expect(page.getByRole('checkbox', { name: 'Alles op deze pagina' })).toBeChecked();
    await expectAccessibleAt(page, widths, 'a list with chosen orders');

    await page.getByRole('button', { name: 'Pakbonnen' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Wat nog verzonden moet worden' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^pakbonnen-\d{4}-\d\d-\d\d\.pdf$/);
    const file = (await readFile(await saved.path())).toString('latin1');
    expect(file).toMatch(/^%PDF-1\.7/);
    expect(file.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
    await told(page, '3 pakbonnen zijn opgeslagen in één pdf.');

    await page.getByRole('button', { name: 'Markeer als verzonden' }).click();
    const changes = dialog(page).getByRole('list', { name: 'Dit verandert' });
    await expect(changes.getByRole('listitem')).toHaveCount(2);
    await expect(changes.getByRole('listitem').first()).toContainText('Nog niet verzonden → Verzonden');
    const skipped = dialog(page).getByRole('list', { name: 'Dit wordt overgeslagen' });
    await expect(skipped.getByRole('listitem')).toContainText('nog niet betaald');
    await expectAccessibleAt(page, widths, 'what sending several orders does');
    await dialog(page).getByRole('button', { name: '2 bestellingen verzenden' }).click();
    await told(page, '2 bestellingen zijn verzonden.');
    await expect(page.getByRole('row').filter({ hasText: 'Verzonden' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Markeer als verzonden' })).toBeFocused();

    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await told(page, 'De verzending van 2 bestellingen is ingetrokken.');
    await expect(page.getByRole('row').filter({ hasText: 'Te verzenden' })).toHaveCount(2);
    expect(errors).toEqual([]);
  },
);

test('the packing slip of one order, and a file of the chosen ones', onlyDeep, async ({ page, browser }) => {
  test.slow();
  const errors = scriptErrors(page);
  const lastname = named('Enkeling');
  await ordered(browser, lastname);
  await openList(page, lastname);
  await boxes(page).first().check();
  await page.getByRole('button', { name: 'Keuze exporteren' }).click();
  const sheet = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const rows = (await readFile(await (await sheet).path(), 'utf8')).trim().split('\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(lastname);

  await page.getByRole('link', { name: lastname }).first().click();
  await expect(page.getByRole('button', { name: 'Pakbon', exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pakbon', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^pakbon-\S+\.pdf$/);
  await told(page, 'De pakbon is opgeslagen.');
  await expectAccessibleAt(page, [1440, 390], 'an order with its packing slip');
  expect(errors).toEqual([]);
});

test('nothing is sent without a connection, and the dialog says so', onlyDeep, async ({ page, browser }) => {
  test.slow();
  const lastname = named('Losgekoppeld');
  await ordered(browser, lastname);
  await openList(page, lastname);
  await page.getByRole('checkbox', { name: 'Alles op deze pagina' }).check();
  await page.getByRole('button', { name: 'Markeer als verzonden' }).click();
  await expect(dialog(page).getByRole('list', { name: 'Dit verandert' })).toBeVisible();
  await dialog(page).getByRole('checkbox').uncheck();
  await page.context().setOffline(true);
  await dialog(page).getByRole('button', { name: '2 bestellingen verzenden' }).click();
  await expect(dialog(page).getByText(/verbinding/)).toBeVisible();
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
  await page.context().setOffline(false);
  await dialog(page).getByRole('button', { name: '2 bestellingen verzenden' }).click();
  await told(page, '2 bestellingen zijn verzonden.');
});
