import { endpoints } from '@etalage/api-contract';
import type { Locator } from '@playwright/test';
import { calls } from '../support/calls.ts';
import { priceTable } from '../support/price-table.ts';
import {
  endPayment,
  euros,
  fieldOf,
  makeOrder,
  OPEN_TEXT,
  PAID_TEXT,
  privatePerson,
  putInCart,
  untilAlive,
  untilRunning,
  verify,
  saveCustomer,
  shownNow,
  call,
} from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const choice = priceTable.lijnAddedUp;
const show = { name: 'Bestelling bekijken' } as const;

test('ORD-01 ORD-04 ORD-08 the overview opens by e-mail and then shows four sections', async ({ page }) => {
  const { url } = await makeOrder(page, choice, {
    changes: { custom_shipping_information: '1', ...otherAddress },
  });
  await page.goto(url, untilAlive);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Overzicht');
  await fieldOf(page, 'E-mailadres').fill(privatePerson.email);
  await page.getByRole('button', show).click();
  const expectSections = async () => {
    for (const name of ['Gegevens', 'Aflevergegevens', 'Aflevermethode', 'Betaalgegevens'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Verificatie' })).toHaveCount(0);
    await expect(heading).toHaveText('Overzicht');
  };
  await expectSections();
  // The server renders the whole page, now that the e-mail is known.
  await page.reload();
  await expectSections();
});

const otherAddress = {
  shipping_firstname: 'Wim',
  shipping_lastname: 'Hoekstra',
  shipping_email: 'wim@example.org',
  shipping_phonenumber: '058 123 45 67',
  shipping_street: 'Kade',
  shipping_number: '4',
  shipping_postcode: '8601 AB',
  shipping_city: 'Sneek',
  shipping_country: 'NL',
};

test('ORD-05 ORD-06 the e-mail is stored before it is sent', onlyDeep, async ({ page, problems }) => {
  problems.allow(/^404 .*orders\/get/);
  let keptAtRequest: string | null = null;
  let sent: unknown;
  await page.route(`**${endpoints.getOrder.path}`, async (route) => {
    keptAtRequest = await page.evaluate(() => localStorage.getItem('order_email'));
    sent = route.request().postDataJSON();
    await route.continue();
  });
  await page.goto('/bestelling?order=os_1', untilAlive);
  await fieldOf(page, 'E-mailadres').fill('a@b.nl');
  await page.getByRole('button', show).click();
  await expect(page.getByText('We konden deze bestelling niet vinden met dit e-mailadres.')).toBeVisible();
  expect(keptAtRequest).toBe('a@b.nl');
  expect(sent).toMatchObject({ email: 'a@b.nl', order_session: 'os_1' });
});

test('ORD-07 a stored e-mail opens the order immediately; spaces and case are ignored, another e-mail is refused', async ({
  page,
  problems,
}) => {
  problems.allow(/^404 .*orders\/get/);
  const { url } = await makeOrder(page, choice);
  await page.goto(url, untilAlive);
  await fieldOf(page, 'E-mailadres').fill('iemand@example.org');
  await page.getByRole('button', show).click();
  await expect(page.getByText('We konden deze bestelling niet vinden met dit e-mailadres.')).toBeVisible();
  await fieldOf(page, 'E-mailadres').fill(`  ${privatePerson.email.toUpperCase()} `);
  await page.getByRole('button', show).click();
  await expect(page.getByRole('heading', { name: 'Betaalgegevens' })).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Betaalgegevens' })).toBeVisible();
});

test('ORD-09 ORD-11 ORD-12 shows the customer, the delivery with its price, and the payment method', async ({
  page,
}) => {
  // Another delivery address, which must not be among the customer's own details.
  const { url } = await makeOrder(page, choice, {
    changes: { custom_shipping_information: '1', ...otherAddress },
  });
  await page.goto(url, untilAlive);
  await verify(page, privatePerson.email);
  const details = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Gegevens', exact: true }) })
    .last();
  for (const text of [
    'Sanne de Vries',
    privatePerson.email,
    privatePerson.phone,
    'Nieuwestad 12',
    '8911 CD Leeuwarden',
    'Nederland',
  ])
    await expect(details).toContainText(text);
  const delivery = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Aflevermethode' }) })
    .last();
  await expect(delivery).toContainText('Bezorgen in Nederland');
  await expect(delivery).toContainText(euros(695));
  await expect(page.getByText(OPEN_TEXT)).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Betaalmethode' }).locator('label')).toHaveText([
    /iDEAL/,
    /Bancontact/,
    /Creditcard/,
  ]);
  await expect(page.getByRole('button', { name: 'Betalen', exact: true })).toBeVisible();
  // A method that is not the first.
  const collected = await makeOrder(page, choice, { delivery: 'afhalen' });
  await page.goto(collected.url, untilAlive);
  await expect(delivery).toContainText('Afhalen in Leeuwarden');
  await expect(delivery).toContainText(euros(0));
});

test('ORD-10 shows the delivery address only when it is different', onlyDeep, async ({ page }) => {
  const { url } = await makeOrder(page, choice);
  await page.goto(url, untilAlive);
  await verify(page, privatePerson.email);
  await expect(page.getByRole('heading', { name: 'Aflevergegevens' })).toHaveCount(0);
  const other = await makeOrder(page, choice, {
    changes: { custom_shipping_information: '1', ...otherAddress },
  });
  await page.goto(other.url, untilAlive);
  await expect(page.getByRole('heading', { name: 'Aflevergegevens' })).toBeVisible();
  await expect(page.getByText('Wim Hoekstra')).toBeVisible();
  await expect(page.getByText('8601 AB Sneek')).toBeVisible();
});

test('ORD-13 lists the ordered lines and the quote lines, below the payment', onlyDeep, async ({ page }) => {
  const session = await putInCart(page, choice);
  await putInCart(page, priceTable.werfComplete, 'quote');
  await saveCustomer(page, session, privatePerson);
  await call(page, endpoints.setPaymentMethod.path, {
    shoppingcart_session: session,
    payment_method: 'ideal',
  });
  const made = await call<{ order: { session: string } }>(page, endpoints.createOrder.path, {
    shoppingcart_session: session,
    agreement: '1',
    shown: await shownNow(page, session),
  });
  await page.context().clearCookies();
  await page.goto(`/bestelling?order=${made.order.session}`, untilAlive);
  await verify(page, privatePerson.email);
  const payment = await page.getByRole('heading', { name: 'Betaalgegevens' }).boundingBox();
  const main = page.getByRole('main');
  for (const [name, { title }] of [
    ['Direct bestellen', choice],
    ['Offerteaanvraag', priceTable.werfComplete],
  ] as const) {
    const heading = page.getByRole('heading', { name, level: 2, exact: true });
    // The explanation of the amount, which is closed, names it too.
    const named = (place: Locator) => place.getByRole('paragraph').filter({ hasText: title });
    const line = named(main.locator('section').filter({ has: heading }).last());
    await expect(line).toBeVisible();
    await expect(named(main)).toHaveCount(1);
    expect((await line.boundingBox())?.y).toBeGreaterThan(payment?.y ?? Infinity);
  }
});

test(
  'ORD-14 a failed fetch shows nothing of the order and keeps the question',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^500 .*orders\/get/);
    const { url } = await makeOrder(page, choice);
    await page.route(`**${endpoints.getOrder.path}`, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', errors: {} } }),
    );
    await page.goto(url, untilAlive);
    await fieldOf(page, 'E-mailadres').fill(privatePerson.email);
    await page.getByRole('button', show).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(fieldOf(page, 'E-mailadres')).toBeVisible();
    await expect(page.getByText(choice.title).and(page.locator('main *'))).toHaveCount(0);
  },
);

test('ORD-23 "Betalen" starts a payment with the chosen method and goes to the address of the reply', async ({
  page,
}) => {
  const { session, url } = await makeOrder(page, choice, { payment: 'creditcard' });
  await page.goto(url, untilAlive);
  await verify(page, privatePerson.email);
  await untilRunning(page, 'order-payment');
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  const replied: string[] = [];
  const requests = calls(page, endpoints.createTransaction.path);
  // The reply of the server, read before the page goes on.
  await page.route(`**${endpoints.createTransaction.path}`, async (route) => {
    const response = await route.fetch();
    replied.push(((await response.json()) as { payment: { url: string } }).payment.url);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Betalen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Testbetaling' })).toBeVisible();
  expect(requests).toEqual([expect.objectContaining({ order_session: session, payment_method: 'ideal' })]);
  expect(replied).toEqual([expect.stringMatching(/\/test-betalen\/.+/)]);
  await expect(page).toHaveURL(replied[0] ?? '');
});

test(
  'ORD-24 MSG-02 all messages of a refused payment are in a red box above the button',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^422 .*transactions/);
    const { url } = await makeOrder(page, choice);
    await page.route(`**${endpoints.createTransaction.path}`, (route) =>
      route.fulfill({
        status: 422,
        json: {
          code: 'validation_failed',
          errors: { payment_method: ['Melding A', 'Melding B'], order: ['Melding C'] },
        },
      }),
    );
    await page.goto(url, untilAlive);
    await verify(page, privatePerson.email);
    await untilRunning(page, 'order-payment');
    const button = page.getByRole('button', { name: 'Betalen', exact: true });
    await button.click();
    const items = page.getByRole('alert').getByRole('listitem');
    await expect(items).toHaveText(['Melding A', 'Melding B', 'Melding C']);
    expect((await items.last().boundingBox())?.y).toBeLessThan((await button.boundingBox())?.y ?? 0);
  },
);

test('an open order shows within seconds that it was paid elsewhere', onlyDeep, async ({ page }) => {
  const { url, payUrl } = await makeOrder(page, choice);
  await page.goto(url, untilAlive);
  await verify(page, privatePerson.email);
  await expect(page.getByText(OPEN_TEXT)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(payUrl);
  await endPayment(other, 'Betaald');
  await other.close();
  await expect(page.getByText(PAID_TEXT)).toBeVisible({ timeout: 12_000 });
});
