import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { inTurn } from '../support/deep-run.ts';
import { fileOf, pdfText } from '../support/download.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { endPayment, makeOrder, privatePerson, verify } from '../support/shop.ts';
import { visitorPage } from '../support/visitor-page.ts';

const widths = [1440, 768, 390];

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.4.1' } });

test(
  'a paid order has an invoice for its shop and its buyer, and a refund a credit note',
  inTurn(4),
  async ({ page, browser, baseURL }) => {
    test.slow();
    const errors = scriptErrors(page);
    const visitor = await visitorPage(browser, '10.94.4', 10);
    const email = `factuur${test.info().retry}@example.org`;
    const made = await makeOrder(
      visitor,
      { ...priceTable.lijnAddedUp, quantity: 2 },
      { payment: 'ideal', customer: { ...privatePerson, email } },
    );
    await visitor.goto(made.payUrl);
    await endPayment(visitor, 'Betaald');
    await verify(visitor, email);
    const number = /Bestelling (\S+) van/.exec(await visitor.locator('main').innerText())?.[1] ?? '';

    await signInAt(page, `/bestellingen/${number}`);
    const invoices = page.getByRole('region', { name: 'Facturen' });
    const entries = invoices.getByRole('listitem');
    await expect(entries).toHaveCount(1);
    // Paid with a test payment: it is numbered apart, and says so.
    const title = (await entries.getByText(/^Factuur PROEF-/).innerText()).replace('Factuur ', '');
    // Its amounts without VAT are steps of the one explanation of the order.
    await page.getByText('Uitleg bedrag', { exact: true }).click();
    const [part] = await page.getByRole('listitem').filter({ hasText: '2 × de prijs per stuk:' }).all();
    await expect(part ?? page.getByText('no explanation')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Te betalen: / })).toBeVisible();
    await expectAccessibleAt(page, widths, 'an order with an invoice');
    const pdf = await fileOf(page, invoices.getByRole('button', { name: `Pdf van ${title}` }));
    expect(pdf.name).toBe(`${title}.pdf`);
    expect(await pdfText(pdf)).toContain(title);
    const ubl = await fileOf(page, invoices.getByRole('button', { name: `UBL van ${title}` }));
    expect(ubl.name).toBe(`${title}.xml`);
    expect(ubl.bytes.toString('utf8')).toContain(`<cbc:ID>${title}</cbc:ID>`);

    const refunds = page.getByRole('region', { name: 'Terugbetalen' });
    await refunds.getByRole('button', { name: 'Terugbetalen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Terugbetalen' });
    await dialog.getByLabel('Aantal terug van').fill('1');
    await dialog.getByRole('button', { name: /^Betaal .+ terug$/ }).click();
    await expect(entries).toHaveCount(2);
    await expect(entries.last()).toContainText('Creditfactuur PROEF-C');

    await visitor.reload();
    await expectAccessible(visitor, 'an order page with an invoice and a credit note');
    const own = await fileOf(
      visitor,
      visitor.getByRole('button', { name: `Download factuur ${title} (pdf)` }),
    );
    expect([own.name, await pdfText(own)]).toEqual([pdf.name, await pdfText(pdf)]);
    await expect(visitor.getByRole('button', { name: /^Download creditfactuur PROEF-C/ })).toBeVisible();
    // Without its e-mail address the document stays closed.
    const closed = await visitor.request.post('/factuur.pdf', {
      form: {
        order: new URL(made.url, baseURL ?? '').searchParams.get('order') ?? '',
        email: 'x@example.org',
        number: title,
      },
      headers: { origin: new URL(baseURL ?? '').origin },
    });
    expect(closed.status()).toBe(404);
    await visitor.close();
    expect(errors).toEqual([]);
  },
);
