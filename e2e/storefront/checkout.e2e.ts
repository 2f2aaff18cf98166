import type { Page } from '@playwright/test';
import { apiPaths } from '@etalage/api-contract';
import { orderTable, priceTable } from '../support/price-table.ts';
import {
  belgianCompany,
  chooseMethods,
  euros,
  fieldOf,
  fillCustomer,
  orderButton,
  privatePerson,
  putInCart,
  saveCustomer,
  totalOf,
} from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';

const lijn = priceTable.lijnAddedUp;
const agreement = (page: Page) => page.getByRole('checkbox', { name: 'algemene voorwaarden' });
const record = (request: { postDataJSON(): unknown }) => request.postDataJSON() as Record<string, string>;
const savedWhen = (page: Page, fits: (sent: Record<string, string>) => boolean) =>
  page.waitForRequest((request) => request.url().endsWith(apiPaths.setUserDetails) && fits(record(request)));

/** The checkout of a cart with one shelf, filled in for a private person. */
async function openFilled(page: Page): Promise<string> {
  const session = await putInCart(page, lijn);
  await saveCustomer(page, session, privatePerson);
  await page.goto('/afrekenen');
  return session;
}

interface CartReply {
  agreement: { url: string };
  shipment: { shipping_methods: object[] };
  payment: { methods: object };
}

/** From now on the cart is another one than the server's by the time the page sees it. */
async function changeCart(page: Page, change: (cart: CartReply) => void): Promise<void> {
  await page.route(`**${apiPaths.getCart}`, async (route) => {
    const reply = await route.fetch();
    const cart = (await reply.json()) as CartReply;
    change(cart);
    await route.fulfill({ response: reply, json: cart });
  });
}

test('CHK-01 CHK-02 CHK-03 choosing "Zakelijk" shows two fields, "Particulier" hides and clears them', async ({
  page,
}) => {
  await putInCart(page, lijn);
  await page.goto('/afrekenen');
  await expect(page.getByText('Particulier', { exact: true })).toBeVisible();
  await expect(fieldOf(page, 'Bedrijfsnaam')).toHaveCount(0);
  const asCompany = savedWhen(page, (sent) => sent['invoice_is_company'] === '1');
  await page.getByText('Zakelijk', { exact: true }).click();
  await asCompany;
  await fieldOf(page, 'Bedrijfsnaam').fill('Peeters');
  const withNumber = savedWhen(page, (sent) => sent['invoice_tax_number'] === 'BE0403019261');
  await fieldOf(page, 'Btw-nummer').fill('BE0403019261');
  await withNumber;
  const cleared = savedWhen(page, (sent) => sent['invoice_is_company'] === '0');
  await page.getByText('Particulier', { exact: true }).click();
  expect(record(await cleared)).toMatchObject({ invoice_company: '', invoice_tax_number: '' });
  await expect(fieldOf(page, 'Btw-nummer')).toHaveCount(0);
  await page.getByText('Zakelijk', { exact: true }).click();
  await expect(fieldOf(page, 'Bedrijfsnaam')).toHaveValue('');
  await expect(fieldOf(page, 'Btw-nummer')).toHaveValue('');
});

test('CHK-06 CHK-07 a different address shows nine fields and is kept as 1 or 0', async ({ page }) => {
  await openFilled(page);
  const box = page.getByRole('checkbox', { name: 'Afleveren op een ander adres' });
  const names = [
    'Voornaam',
    'Achternaam',
    'E-mailadres',
    'Telefoonnummer',
    'Straat',
    'Huisnummer',
    'Postcode',
    'Plaats',
  ];
  const on = savedWhen(page, (sent) => sent['custom_shipping_information'] === '1');
  await box.check();
  await on;
  for (const name of names) await expect(fieldOf(page, name)).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Land' })).toHaveCount(2);
  const off = savedWhen(page, (sent) => sent['custom_shipping_information'] === '0');
  await box.uncheck();
  await off;
  for (const name of names) await expect(fieldOf(page, name)).toHaveCount(1);
});

test('CHK-08 CHK-09 deliveries show title and price, payments picture and title', async ({ page }) => {
  await openFilled(page);
  const delivery = page
    .getByRole('radiogroup', { name: 'Verzendmethode' })
    .locator('label')
    .filter({ hasText: 'Bezorgen in Nederland' });
  await expect(delivery).toContainText(euros(695));
  const payment = page
    .getByRole('radiogroup', { name: 'Betaalmethode' })
    .locator('label')
    .filter({ hasText: 'iDEAL' });
  await payment.scrollIntoViewIfNeeded();
  await expect
    .poll(() => payment.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(payment.getByRole('radio')).toHaveAttribute('value', 'ideal');
});

test('CHK-10 the agreement links to its page and is not asked for without one', async ({ page }) => {
  await openFilled(page);
  await expect(agreement(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'algemene voorwaarden' })).toHaveAttribute(
    'href',
    '/algemene-voorwaarden',
  );
  await changeCart(page, (cart) => (cart.agreement.url = ''));
  await page.getByRole('radio', { name: 'Afhalen in Leeuwarden' }).check();
  await expect(agreement(page)).toHaveCount(0);
});

for (const [ticked, sent] of [
  [true, '1'],
  [false, '0'],
] as const) {
  test(`CHK-11 CHK-13 one press creates the order with the agreement ${ticked ? 'on' : 'off'}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/^422 .*orders\/create/);
    const made: Record<string, string>[] = [];
    await page.route(`**${apiPaths.createOrder}`, async (route) => {
      made.push(record(route.request()));
      await route.fulfill({
        status: 422,
        json: { code: 'validation_failed', errors: { general: ['Tot hier'] } },
      });
    });
    const session = await openFilled(page);
    if (ticked) await agreement(page).check();
    await orderButton(page).click();
    await expect(page.getByText('Tot hier')).toBeVisible();
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ shoppingcart_session: session, agreement: sent });
  });
}

test('CHK-12 an order without the agreement is refused at its box', async ({ page, problems }) => {
  problems.allow(/^422 .*orders\/create/);
  await openFilled(page);
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await orderButton(page).click();
  await expect(
    page.getByText('Ga akkoord met de algemene voorwaarden om te bestellen.').first(),
  ).toBeVisible();
  await expect(agreement(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/afrekenen');
});

test('CHK-14 CHK-16 CART-03 the button turns a spinner, the cart is forgotten, and the browser goes to the payment', async ({
  page,
}) => {
  await openFilled(page);
  await page.route(`**${apiPaths.createOrder}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({ json: { order: { session: 'os_1' }, payment: { url: '/levering?betaal=1' } } });
  });
  await chooseMethods(page, 'Bezorgen in Nederland', 'iDEAL');
  await orderButton(page).click();
  await expect(orderButton(page).locator('[data-spinner]')).toBeVisible();
  await expect(page).toHaveURL('/levering?betaal=1');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('shoppingcart_session');
});

test('CHK-15 MSG-02 all messages of a refused order stand in a red box above the button', async ({
  page,
  problems,
}) => {
  problems.allow(/^422 .*orders\/create/);
  await openFilled(page);
  await page.route(`**${apiPaths.createOrder}`, (route) =>
    route.fulfill({
      status: 422,
      json: {
        code: 'validation_failed',
        errors: { invoice_email: ['Melding A'], invoice_city: ['Melding B', 'Melding C'] },
      },
    }),
  );
  await orderButton(page).click();
  const summary = page.getByRole('complementary', { name: 'Overzicht' });
  const items = summary.getByRole('alert').getByRole('listitem');
  await expect(items).toHaveText(['Melding A', 'Melding B', 'Melding C']);
  expect((await items.last().boundingBox())?.y).toBeLessThan((await orderButton(page).boundingBox())?.y ?? 0);
});

test('CHK-21 CHK-22 a chosen delivery or payment is saved and the cart fetched again', async ({ page }) => {
  await openFilled(page);
  await page.getByRole('radio', { name: 'Bezorgen in Nederland' }).focus();
  await page.waitForLoadState('networkidle');
  const log: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/')) log.push(path);
  });
  await page.getByRole('radio', { name: 'Afhalen in Leeuwarden' }).check();
  await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(lijn.total));
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await expect
    .poll(() => log)
    .toEqual([apiPaths.setShippingMethod, apiPaths.getCart, apiPaths.setPaymentMethod, apiPaths.getCart]);
  await expect(page.getByRole('radio', { name: 'iDEAL' })).toBeChecked();
});

test('CHK-24 the countries to choose from are those of the cart, and the code is saved', async ({ page }) => {
  await putInCart(page, lijn);
  await page.goto('/afrekenen');
  const country = page.getByRole('combobox', { name: 'Land' });
  await expect(country.getByRole('option', { name: 'Nederland' })).toHaveAttribute('value', 'NL');
  const saved = savedWhen(page, (sent) => sent['invoice_country'] === 'BE');
  await country.selectOption({ label: 'België' });
  await saved;
});

test('CHK-25 changes that cannot be saved are only logged', async ({ page, problems }) => {
  problems.allow(/^500 .*shoppingcart\/add\//);
  problems.allow(/^console: add\//);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('add/')) logged.push(message.text());
  });
  await openFilled(page);
  for (const path of [apiPaths.setUserDetails, apiPaths.setShippingMethod, apiPaths.setPaymentMethod])
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', errors: {} } }),
    );
  await page.getByRole('radio', { name: 'Afhalen in Leeuwarden' }).check();
  await expect.poll(() => logged).toHaveLength(1);
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await expect.poll(() => logged).toHaveLength(2);
  await fieldOf(page, 'Voornaam').fill('Jan');
  await expect.poll(() => logged).toHaveLength(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test('CHK-27 fields, sections and buttons carry their Dutch words', async ({ page }) => {
  await putInCart(page, lijn);
  await page.goto('/afrekenen');
  await page.getByText('Zakelijk', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Afleveren op een ander adres' }).check();
  for (const name of ['Bedrijfsnaam', 'Btw-nummer']) await expect(fieldOf(page, name)).toBeVisible();
  for (const name of [
    'Voornaam',
    'Achternaam',
    'E-mailadres',
    'Telefoonnummer',
    'Straat',
    'Huisnummer',
    'Postcode',
    'Plaats',
  ])
    await expect(fieldOf(page, name).first()).toBeVisible();
  for (const name of ['Gegevens', 'Aflevergegevens'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const name of ['Verzendmethode', 'Betaalmethode'])
    await expect(page.getByRole('radiogroup', { name })).toBeVisible();
  await expect(page.getByText('Ik ga akkoord met de algemene voorwaarden')).toBeVisible();
  await expect(orderButton(page)).toBeVisible();
});

test('MSG-05 without a delivery to the address the checkout says whom to ask', async ({ page }) => {
  await openFilled(page);
  await changeCart(page, (cart) => (cart.shipment.shipping_methods = []));
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await expect(page.getByRole('radiogroup', { name: 'Verzendmethode' })).toContainText(
    'Er zijn geen verzendmethodes beschikbaar op het gewenste adres. Neem contact met ons op om de mogelijkheden te bespreken.',
  );
});

test('MSG-06 without a way to pay the checkout says whom to ask', async ({ page }) => {
  await openFilled(page);
  await changeCart(page, (cart) => (cart.payment.methods = {}));
  await page.getByRole('radio', { name: 'Afhalen in Leeuwarden' }).check();
  await expect(page.getByRole('radiogroup', { name: 'Betaalmethode' })).toContainText(
    'Voor je huidige bestelling zijn er geen betaalmethodes mogelijk. Neem contact met ons op om de mogelijkheden te bespreken.',
  );
});

test('VIES-02 the message beside the number follows what VIES answers', async ({ page }) => {
  await putInCart(page, orderTable.salontafelToBelgium.choices[0]);
  await page.goto('/afrekenen');
  await fillCustomer(page, { ...belgianCompany, taxNumber: '' });
  const message = page.locator('[data-vies]');
  const number = fieldOf(page, 'Btw-nummer');
  await expect(message).toHaveText('');
  await number.fill('BE0200000043');
  await expect(message).toHaveText(
    'Je hebt een ongeldig BTW / VAT nummer (BE0200000043) ingevuld voor (België).',
  );
  await number.fill('BE0301000007');
  await expect(message).toHaveText(
    'De VIES controle is tijdelijk niet beschikbaar. We rekenen tijdelijk BTW of neem contact met ons op.',
  );
  await expect(page.getByText('0% BTW verlegd')).toHaveCount(0);
  await number.fill(belgianCompany.taxNumber ?? '');
  await expect(message).toHaveText(
    `Je hebt een geldig BTW / VAT nummer (${belgianCompany.taxNumber}) ingevuld voor je facturatie land (België).`,
  );
  await expect(page.getByText('0% BTW verlegd')).toBeVisible();
  await number.fill('');
  await expect(message).toHaveText('');
});
