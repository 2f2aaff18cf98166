import { endpoints } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { dutchDayOf } from '@etalage/texts/format';
import { asOwner } from '../support/as-owner.ts';
import { expectAccessibleAt } from '../support/axe.ts';
import { linesOf } from '../support/books.ts';
import { screenOf, scriptErrors, signIn } from '../support/owner.ts';
import { belgianCompany, makeOrder } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.8.1' } });

const widths = [1440, 768, 390];
const lamp = { url: '/verlichting/wandlamp-schijn', selection: {}, quantity: 1 };

/** An order of a company whose number VIES answers some seconds later, which is paid; its number. */
async function buyUnproven(page: Page): Promise<string> {
  const lastname = `Peeters${test.info().retry}${test.info().repeatEachIndex}${Date.now()}`;
  const customer = { ...belgianCompany, lastname, taxNumber: 'BE0304000077' };
  await makeOrder(page, lamp, { payment: 'wire', customer });
  await page.context().clearCookies();
  await signIn(page);
  const found = await asOwner<{ orders: { number: string }[] }>(page, endpoints.listOrders.path, {
    query: lastname,
    limit: 1,
  });
  const number = found.orders[0]?.number ?? '';
  const { order } = await asOwner<{ order: { version: number } }>(page, endpoints.getOrderForOwner.path, {
    number,
  });
  const received_on = dutchDayOf(new Date());
  await asOwner(page, endpoints.markOrderPaid.path, { number, version: order.version, received_on });
  return number;
}

test(
  'an order whose VAT number VIES confirms later gets a credit note, an invoice without VAT and its VAT back',
  onlyDeep,
  async ({ page }) => {
    test.setTimeout(300_000);
    const errors = scriptErrors(page);
    const number = await buyUnproven(page);
    const order = screenOf(`/bestellingen/${number}`);
    const recheck = page.getByRole('region', { name: 'Controle van het btw-nummer' });
    // The sweep of each minute asks; an answer is not waited for by anybody.
    await expect(async () => {
      await page.goto(order);
      await expect(recheck).toContainText('VIES bevestigt nu btw-nummer BE0304000077', { timeout: 3_000 });
    }).toPass({ timeout: 240_000 });
    await expectAccessibleAt(page, widths, 'an order whose invoice can be replaced');

    await page.goto(screenOf('/'));
    await page.getByRole('link', { name: 'Facturen met btw om te vervangen' }).click();
    await expect(page).toHaveURL(/boekhouding\?tab=btw/);
    const proofs = page.getByRole('region', { name: 'Bewijs van btw-nummers' });
    await expect(proofs).toContainText('De keten klopt.');
    await proofs.getByRole('button', { name: 'Controleer de hele keten' }).click();
    await expect(proofs.getByRole('status')).toContainText('Helemaal gecontroleerd op');
    await expect(proofs).toContainText('De keten klopt.');
    await proofs.getByText('Bekijk welke').click();
    await expectAccessibleAt(page, widths, 'the proofs of VAT numbers');
    const row = (await linesOf(page, 'Bewijzen exporteren')).filter(
      ({ Bestelnummer }) => Bestelnummer === number,
    );
    expect(row.map((line) => line['Status bij VIES'])).toEqual(['Niet bereikbaar', 'Geldig']);
    await proofs.getByRole('link', { name: `Bestelling ${number}, BE0304000077` }).click();

    await recheck.getByRole('button', { name: 'Maak creditfactuur en nieuwe factuur' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText('Factuur vervangen?');
    await expectAccessibleAt(page, [1440], 'the question before an invoice is replaced');
    await question.getByRole('button', { name: 'Maak beide facturen' }).click();
    const invoices = page.getByRole('region', { name: 'Facturen' });
    await expect(invoices.getByRole('listitem')).toHaveCount(3);
    await expect(invoices.getByRole('listitem').nth(1)).toContainText('Creditfactuur');

    await recheck.getByRole('button', { name: /^Betaal .+ btw terug$/ }).click();
    await question.getByRole('button', { name: /^Betaal .+ terug$/ }).click();
    await expect(recheck).toContainText('Er is geen btw meer terug te betalen.');
    await expect(page.getByRole('region', { name: 'Terugbetalen' })).toContainText('alle btw');
    await expect(invoices.getByRole('listitem')).toHaveCount(3);
    await expectAccessibleAt(page, widths, 'an order whose invoice was replaced');
    expect(errors).toEqual([]);
  },
);
