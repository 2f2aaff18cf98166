import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { fileOf, pdfText } from '../support/download.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { endPayment, order, PAID_TEXT, privatePerson, putInCart } from '../support/shop.ts';
import { visitorPage } from '../support/visitor-page.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.7.1' } });

const widths = [1440, 768, 390];
const lamp = { url: '/verlichting/wandlamp-schijn', selection: {}, quantity: 2 };

const row = (page: Page) =>
  page
    .getByRole('region', { name: 'Betaalmethoden' })
    .locator('[data-entry]')
    .filter({ hasText: 'Achteraf betalen' });

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Acties voor Achteraf betalen' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test(
  'an owner lets customers pay afterwards, sends an order before it is paid, takes what comes back off it, and the rest is paid by the link',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    await signInAt(page, '/instellingen/betalen');
    await choose(page, 'Uitzetten');
    await expect(row(page).getByText('Uit', { exact: true })).toBeVisible();
    const visitor = await visitorPage(browser, '10.94.7', 20);
    await putInCart(visitor, lamp);
    await visitor.goto('/afrekenen', { waitUntil: 'networkidle' });
    await expect(visitor.getByRole('radio', { name: 'Overboeking' })).toBeVisible();
    await expect(visitor.getByRole('radio', { name: 'Achteraf betalen' })).toHaveCount(0);

    await choose(page, 'Aanzetten');
    await choose(page, 'Bewerken');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Termijn in dagen').fill('61');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog.getByText('Geef een termijn van 1 tot en met 60 dagen.')).toBeVisible();
    await expect(dialog.getByLabel('Termijn in dagen')).toBeFocused();
    await expectAccessibleAt(page, widths, 'refused terms of paying afterwards');
    await dialog.getByLabel('Termijn in dagen').fill('10');
    await dialog.getByLabel('Voor wie').selectOption('Iedereen');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page)).toContainText('Binnen 10 dagen na het verzenden. Iedereen.');
    await expectAccessibleAt(page, widths, 'the payment methods with paying afterwards');

    const email = `achteraf-${test.info().retry}@example.org`;
    await order(visitor, { customer: { ...privatePerson, email }, payment: 'Achteraf betalen' });
    await expect(visitor).toHaveURL(/\/bestelling\?order=/);
    const url = visitor.url();
    await expect(
      visitor.getByText(/^Je betaalt binnen 10 dagen nadat je hele bestelling is verzonden/),
    ).toBeVisible();
    const box = visitor.getByRole('region', { name: 'Zo maak je het bedrag over' });
    await expect(box).toBeVisible();
    await expect(box.getByText('Uiterlijk')).toHaveCount(0);
    await expectAccessibleAt(visitor, widths, 'the order page before it was sent');
    const heading = await visitor.getByText(/^Bestelling \d+ van/).textContent();
    const number = /\d+/.exec(heading ?? '')?.[0] ?? '';

    await signInAt(page, `/bestellingen?toon=te-verzenden&zoek=${number}`);
    await expect(page.getByText('Betaalt achteraf').first()).toBeVisible();
    await page.goto(page.url().replace(/\/bestellingen.*/, `/bestellingen/${number}`));
    const sending = page.getByRole('region', { name: 'Verzending', exact: true });
    await sending.getByRole('button', { name: 'Verzending maken' }).click();
    await sending.getByRole('button', { name: 'Verzenden' }).click();
    await expect(page.getByText(/^Tot en met \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(page.getByText(new RegExp(`Mail "Betaal bestelling ${number} uiterlijk`))).toBeVisible();
    await expectAccessibleAt(page, widths, 'an order that was sent before it is paid');

    await page.goto(page.url().replace(/\/bestellingen.*/, '/'));
    await page.getByRole('link', { name: 'Achteraf te betalen: nog binnen de termijn' }).click();
    await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();

    await visitor.goto(url, { waitUntil: 'networkidle' });
    await expect(visitor.getByText(/^Betaal je bestelling uiterlijk \d+ \w+ \d{4}\.$/)).toBeVisible();
    await expect(box.getByText('Uiterlijk')).toBeVisible();
    const invoice = await fileOf(visitor, visitor.getByRole('button', { name: /^Download factuur / }));
    const asked = await pdfText(invoice);
    expect(asked).toMatch(
      new RegExp(`Maak € [\\d,.]+ over op NL[\\dA-Z ]+ van .+ met betalingskenmerk ${number}\\.`),
    );
    expect(asked).toContain('Scan met de app van je bank om over te maken.');

    await page.goto(page.url().replace(/\/bestellingen.*/, `/bestellingen/${number}`));
    await page.getByRole('button', { name: 'Bedrag verlagen' }).click();
    const lowering = page.getByRole('dialog', { name: 'Bedrag verlagen' });
    await lowering.getByLabel('Aantal terug van Wandlamp Schijn').fill('3');
    await expect(lowering.getByText('Er zijn nog 2 stuks over.')).toBeVisible();
    await lowering.getByRole('button', { name: 'Alles invullen' }).click();
    await expect(
      lowering.getByText(/^Er blijft niets te betalen over: de bestelling wordt geannuleerd/),
    ).toBeVisible();
    await lowering.getByLabel('Verzendkosten').fill('0');
    await lowering.getByLabel('Aantal terug van Wandlamp Schijn').fill('1');
    await expectAccessibleAt(page, widths, 'taking something off what is to be paid');
    const submit = lowering.getByRole('button', { name: /^Haal €\s[\d,.]+ eraf$/ });
    // Its reply is lost: it was done, and the same request once more does nothing.
    await page.route('**/refunds/create', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit.click();
    await expect(lowering.getByText(/^De server is niet bereikbaar/)).toBeVisible();
    await expect(lowering.getByLabel('Aantal terug van Wandlamp Schijn')).toHaveValue('1');
    await page.unroute('**/refunds/create');
    await submit.click();
    await expect(page.getByText(/^Er is €\s[\d,.]+ van het bedrag afgehaald\.$/)).toBeVisible();
    await expect(page.getByText('Van het bedrag af', { exact: true })).toBeVisible();
    await expect(page.getByText('Te betalen bedrag verlaagd')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zending intrekken' })).toHaveCount(0);
    await expect(page.getByText('Nog te betalen', { exact: true })).toBeVisible();
    await expectAccessibleAt(page, widths, 'an order of which something came back before it is paid');

    await visitor.goto(url, { waitUntil: 'networkidle' });
    await expect(
      visitor.getByText(/Er is €\s[\d,.]+ van het bedrag afgehaald: je betaalt nog €\s[\d,.]+\.$/),
    ).toBeVisible();
    await expect(visitor.getByRole('button', { name: /^Download creditfactuur / })).toBeVisible();
    await expectAccessibleAt(visitor, widths, 'the order page of what was sent and is to be paid');
    await visitor.getByRole('radio', { name: 'iDEAL | Wero' }).check();
    await visitor.getByRole('button', { name: 'Betalen', exact: true }).click();
    await endPayment(visitor, 'Betaald');
    await expect(visitor.getByText(PAID_TEXT)).toBeVisible();
    await expect(box).toHaveCount(0);
    await visitor.close();

    await page.goto(page.url().replace(/\/bestellingen.*/, `/bestellingen?toon=afgerond&zoek=${number}`));
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Betaald');
    expect(errors).toEqual([]);
  },
);
