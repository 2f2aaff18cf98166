import { endpoints } from '@etalage/api-contract';
import type { Page } from '@playwright/test';
import { calls } from '../support/calls.ts';
import { openFilled, record } from '../support/checkout.ts';
import { priceTable } from '../support/price-table.ts';
import { chooseMethods, euros, orderButton, totalOf } from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';
const lijn = priceTable.lijnAddedUp;
const agreement = (page: Page) => page.getByRole('checkbox', { name: 'algemene voorwaarden' });

interface CartReply {
  agreement: { url: string };
  shipment: { shipping_methods: object[] };
  payment: { methods: object };
}

/** From now on the page receives a changed version of the server's cart. */
async function changeCart(page: Page, change: (cart: CartReply) => void): Promise<void> {
  await page.route(`**${endpoints.getCart.path}`, async (route) => {
    const reply = await route.fetch();
    const cart = (await reply.json()) as CartReply;
    change(cart);
    await route.fulfill({ response: reply, json: cart });
  });
}

test('CHK-08 CHK-09 ORD-27 deliveries show title and price, payments picture, title and description', async ({
  page,
}) => {
  await openFilled(page);
  const deliveries = page.getByRole('radiogroup', { name: 'Verzendmethode' }).locator('label');
  for (const [title, cents] of [
    ['Bezorgen in Nederland', 695],
    ['Afhalen in Leeuwarden', 0],
  ] as const)
    await expect(deliveries.filter({ hasText: title })).toHaveText(`${title}${euros(cents)}`);
  const payment = page
    .getByRole('radiogroup', { name: 'Betaalmethode' })
    .locator('label')
    .filter({ hasText: 'iDEAL' });
  await payment.scrollIntoViewIfNeeded();
  await expect
    .poll(() => payment.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(payment.getByRole('radio')).toHaveAttribute('value', 'ideal');
  const transfer = page.locator('label', { hasText: 'Overboeking' });
  await expect(transfer.getByText('Wij beginnen zodra het bedrag binnen is.')).toBeVisible();
});

test('CHK-10 the agreement links to its page and is not required without one', onlyDeep, async ({ page }) => {
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
    await page.route(`**${endpoints.createOrder.path}`, async (route) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CHK-11 the agreement is sent as it is ticked', onlyDeep, async ({ page, problems }) => {
    problems.allow(/^422 .*\/afrekenen/);
    await openFilled(page);
    await page.getByRole('radio', { name: 'iDEAL' }).check();
    await orderButton(page).click();
    await expect(
      page.getByText('Ga akkoord met de algemene voorwaarden om te bestellen.').first(),
    ).toBeVisible();
    await agreement(page).check();
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/test-betalen\//);
  });
});

test('CHK-12 an order without the agreement is refused at its checkbox', async ({ page, problems }) => {
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

test('CHK-14 CHK-16 CART-03 the button shows a spinner until the reply, the cart is dropped before the payment opens, at its address', async ({
  page,
}) => {
  await openFilled(page);
  const spinner = orderButton(page).locator('[data-spinner]');
  let isShownAtReply = false;
  let paymentUrl = '';
  // The reply of the server, later.
  await page.route(`**${endpoints.createOrder.path}`, async (route) => {
    const response = await route.fetch();
    paymentUrl = ((await response.json()) as { payment: { url: string } }).payment.url;
    await new Promise((resolve) => setTimeout(resolve, 700));
    isShownAtReply = await spinner.isVisible();
    await route.fulfill({ response });
  });
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  let atRedirect: string[] = [];
  await page.route('**/test-betalen/**', async (route) => {
    if (route.request().isNavigationRequest()) atRedirect = await cookies();
    await route.continue();
  });
  await chooseMethods(page, 'Bezorgen in Nederland', 'iDEAL');
  await expect(spinner).toHaveCount(0);
  expect(await cookies()).toContain('shoppingcart_session');
  await orderButton(page).click();
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Testbetaling' })).toBeVisible();
  expect(isShownAtReply).toBe(true);
  expect(paymentUrl).toMatch(/\/test-betalen\/.+/);
  await expect(page).toHaveURL(paymentUrl);
  expect(atRedirect).not.toEqual([]);
  expect(atRedirect).not.toContain('shoppingcart_session');
});

test('CHK-15 MSG-02 all messages of a refused order are in a red box above the button', async ({
  page,
  problems,
}) => {
  problems.allow(/^422 .*orders\/create/);
  await openFilled(page);
  await page.route(`**${endpoints.createOrder.path}`, (route) =>
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
  await expect(summary.getByRole('alert')).toHaveCSS('background-color', 'rgb(253, 236, 234)');
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
  const payments = calls(page, endpoints.setPaymentMethod.path);
  // A difference in the cart that is fetched after the payment is chosen.
  await changeCart(page, (cart) => (cart.agreement.url = ''));
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await expect(agreement(page)).toHaveCount(0);
  expect(payments).toEqual([expect.objectContaining({ payment_method: 'ideal' })]);
  await expect
    .poll(() => log)
    .toEqual([
      endpoints.setShippingMethod.path,
      endpoints.getCart.path,
      endpoints.setPaymentMethod.path,
      endpoints.getCart.path,
    ]);
  await expect(page.getByRole('radio', { name: 'iDEAL' })).toBeChecked();
});

test('MSG-05 without a delivery method for the address the checkout says whom to contact', async ({
  page,
}) => {
  await openFilled(page);
  await changeCart(page, (cart) => (cart.shipment.shipping_methods = []));
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await expect(page.getByRole('radiogroup', { name: 'Verzendmethode' })).toContainText(
    'Er zijn geen verzendmethodes beschikbaar op het gewenste adres. Neem contact met ons op om de mogelijkheden te bespreken.',
  );
});

test('MSG-06 without a payment method the checkout says whom to contact', onlyDeep, async ({ page }) => {
  await openFilled(page);
  await changeCart(page, (cart) => (cart.payment.methods = {}));
  await page.getByRole('radio', { name: 'Afhalen in Leeuwarden' }).check();
  const notice = page
    .getByRole('radiogroup', { name: 'Betaalmethode' })
    .getByText(
      'Voor je huidige bestelling zijn er geen betaalmethodes mogelijk. Neem contact met ons op om de mogelijkheden te bespreken.',
      { exact: true },
    );
  await expect(notice).toBeVisible();
});
