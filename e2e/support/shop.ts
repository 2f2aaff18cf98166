import { endpoints, shownOf } from '@etalage/api-contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PricedChoice } from './price-table.ts';

/** Id of the demo shop's website, as in its pages. */
export const websiteId = 'atelier-noord';
export const ids = { website_id: websiteId, project_id: websiteId };

/** Waits until the page's own scripts run: before that a press works as without JavaScript. */
export const untilAlive = { waitUntil: 'networkidle' } as const;

/**
 * Cents as the shop must show them, formatted independently of the product; text assertions treat all spaces alike.
 */
export function euros(cents: number): string {
  const [whole = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  return `€ ${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`;
}

const optionLabels: Readonly<Record<string, string>> = {
  houtsoort: 'Houtsoort',
  lengte: 'Lengte',
  breedte: 'Breedte',
  diepte: 'Diepte',
  afwerking: 'Afwerking',
  stof: 'Stof',
  inhoud: 'Inhoud',
  kleur: 'Kleur',
  snoer: 'Lengte van het snoer',
  doorvoer: 'Kabeldoorvoeren',
  olie: 'Behandelen met hardwaxolie',
  ladeblok: 'Verrijdbaar ladeblok erbij',
  gravure: 'Gravure aan de onderzijde',
};

/** The order panel of a product page. */
export const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Bestellen' });

/** The control of an option, by its key. */
export function optionOf(page: Page, key: string): Locator {
  return panelOf(page).getByLabel(new RegExp(`^${optionLabels[key] ?? key}`));
}

/** Fills in the options of a product from the table. */
export async function configure(page: Page, { selection }: PricedChoice): Promise<void> {
  for (const [key, value] of Object.entries(selection)) {
    const control = optionOf(page, key);
    await expect(control, 'options can be filled in: the product is for sale').toBeVisible();
    const kind = await control.evaluate(
      (element) => `${element.tagName} ${element.getAttribute('type') ?? ''}`,
    );
    if (kind.startsWith('SELECT')) await control.selectOption(value);
    else if (kind === 'INPUT checkbox') await control.check();
    else await control.fill(value);
  }
}

/** Puts a product in the cart of this browser through the API, for tests that start after that. */
export async function putInCart(
  page: Page,
  choice: Pick<PricedChoice, 'url' | 'selection' | 'quantity'>,
  type: 'checkout' | 'quote' = 'checkout',
): Promise<string> {
  const known = (await page.context().cookies()).find(({ name }) => name === 'shoppingcart_session')?.value;
  const session = known ?? (await createCart(page));
  const reply = await page.request.post(endpoints.addToCart.path, {
    data: {
      ...ids,
      type,
      shoppingcart_session: session,
      product_id: choice.url.split('/').at(-1),
      quantity: choice.quantity,
      options: choice.selection,
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return session;
}

async function createCart(page: Page): Promise<string> {
  const reply = await page.request.post(endpoints.createCart.path, { data: ids });
  const { shoppingcart } = (await reply.json()) as { shoppingcart: { session: string } };
  const { origin } = new URL(reply.url());
  await page
    .context()
    .addCookies([{ name: 'shoppingcart_session', value: shoppingcart.session, url: origin }]);
  return shoppingcart.session;
}

/** A customer's details as a visitor types them. */
export interface Customer {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly company?: string;
  readonly taxNumber?: string;
}

export const privatePerson: Customer = {
  firstname: 'Sanne',
  lastname: 'de Vries',
  email: 'sanne@example.org',
  phone: '06 12 34 56 78',
  street: 'Nieuwestad',
  number: '12',
  postcode: '8911 CD',
  city: 'Leeuwarden',
  country: 'NL',
};

/** A Belgian company whose VAT number exists. */
export const belgianCompany: Customer = {
  firstname: 'Jef',
  lastname: 'Peeters',
  email: 'inkoop@example.be',
  phone: '+32 2 123 45 67',
  street: 'Wetstraat',
  number: '16',
  postcode: '1000',
  city: 'Brussel',
  country: 'BE',
  company: 'Peeters Interieur BV',
  taxNumber: 'BE0403019261',
};

/** A visible text field, by its label. */
export const fieldOf = (within: Page | Locator, label: string): Locator =>
  within.getByRole('textbox', { name: label, exact: true });

/** Fills in the customer fields of the checkout. */
export async function fillCustomer(page: Page, customer: Customer): Promise<void> {
  if (customer.company !== undefined) {
    await page.getByText('Zakelijk', { exact: true }).click();
    await fieldOf(page, 'Bedrijfsnaam').fill(customer.company);
    await fieldOf(page, 'Btw-nummer').fill(customer.taxNumber ?? '');
  }
  await fieldOf(page, 'Voornaam').fill(customer.firstname);
  await fieldOf(page, 'Achternaam').fill(customer.lastname);
  await fieldOf(page, 'E-mailadres').fill(customer.email);
  await fieldOf(page, 'Telefoonnummer').fill(customer.phone);
  await fieldOf(page, 'Straat').fill(customer.street);
  await fieldOf(page, 'Huisnummer').fill(customer.number);
  await fieldOf(page, 'Postcode').fill(customer.postcode);
  await fieldOf(page, 'Plaats').fill(customer.city);
  await page.getByRole('combobox', { name: 'Land' }).selectOption(customer.country);
}

/** Chooses delivery and payment methods, and agrees to the terms. */
export async function chooseMethods(page: Page, delivery: string, payment: string): Promise<void> {
  await page.getByRole('radio', { name: delivery }).check();
  await page.getByRole('radio', { name: payment }).check();
  await page.getByRole('checkbox', { name: 'algemene voorwaarden' }).check();
}

export const orderButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Bestellen en betalen' });

/** The amount of a line of the totals, by its label. */
export function totalOf(page: Page, label: string): Locator {
  return page
    .locator('dl > div')
    .filter({
      has: page.getByRole('term').filter({ hasText: new RegExp(`^${label.replaceAll('.', '\\.')}$`) }),
    })
    .getByRole('definition');
}

/** Orders the cart of this browser and ends on the test pay page. */
export async function order(
  page: Page,
  { customer = privatePerson, delivery = 'Bezorgen in Nederland', payment = 'iDEAL | Wero' } = {},
): Promise<void> {
  await page.goto('/afrekenen');
  await fillCustomer(page, customer);
  await chooseMethods(page, delivery, payment);
  await orderButton(page).click();
  await expect(
    page
      .getByRole('heading', { name: 'Testbetaling' })
      .or(page.getByRole('heading', { name: 'Overzicht', level: 1 })),
  ).toBeVisible();
}

/** The customer record in the payload of calls. */
export function recordOf(customer: Customer): Record<string, string> {
  const { firstname, lastname, email, phone, street, number, postcode, city, country } = customer;
  const address = { firstname, lastname, email, phonenumber: phone, street, number, postcode, city, country };
  const both = Object.entries(address).flatMap(([key, value]) => [
    [`invoice_${key}`, value] as const,
    [`shipping_${key}`, ''] as const,
  ]);
  return {
    ...(Object.fromEntries(both) as Record<string, string>),
    invoice_is_company: customer.company === undefined ? '0' : '1',
    invoice_company: customer.company ?? '',
    invoice_tax_number: customer.taxNumber ?? '',
    custom_shipping_information: '0',
  };
}

/** An API call of this browser; the response must be successful. */
export async function call<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const reply = await page.request.post(path, { data: { ...ids, ...data } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Reply;
}

/** Saves a customer in the cart of this browser through the API, for tests that start after that. */
export async function saveCustomer(page: Page, session: string, customer: Customer): Promise<void> {
  await call(page, endpoints.setUserDetails.path, { shoppingcart_session: session, ...recordOf(customer) });
}

interface MadeOrder {
  readonly session: string;
  /** Address of the order page. */
  readonly url: string;
  /** Address of the payment page. */
  readonly payUrl: string;
}

/** What a checkout that is opened now would show. */
export async function shownNow(page: Page, shoppingcart_session: string) {
  const { path, response } = endpoints.getCart;
  return shownOf(response.decode(await call(page, path, { shoppingcart_session })));
}

/** Makes an order through the API, for tests that start on the order page. */
export async function makeOrder(
  page: Page,
  choice: Pick<PricedChoice, 'url' | 'selection' | 'quantity'>,
  { payment = 'ideal', delivery = '', customer = privatePerson, changes = {} } = {},
): Promise<MadeOrder> {
  const shoppingcart_session = await putInCart(page, choice);
  await call(page, endpoints.setUserDetails.path, {
    shoppingcart_session,
    ...recordOf(customer),
    ...changes,
  });
  if (delivery !== '')
    await call(page, endpoints.setShippingMethod.path, { shoppingcart_session, shipping_method: delivery });
  await call(page, endpoints.setPaymentMethod.path, { shoppingcart_session, payment_method: payment });
  const made = await call<{ order: { session: string }; payment: { url: string } }>(
    page,
    endpoints.createOrder.path,
    {
      shoppingcart_session,
      agreement: '1',
      shown: await shownNow(page, shoppingcart_session),
    },
  );
  await page.context().clearCookies({ name: 'shoppingcart_session' });
  return {
    session: made.order.session,
    url: `/bestelling?order=${made.order.session}`,
    payUrl: made.payment.url,
  };
}

/** Completes a payment on the test pay page; the browser returns to the order page. */
export async function endPayment(
  page: Page,
  outcome: 'Betaald' | 'Mislukt' | 'Verlopen' | 'Geannuleerd',
): Promise<void> {
  await expect(page).toHaveURL(/\/test-betalen\//);
  await page.getByRole('radio', { name: outcome }).check();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page).toHaveURL(/\/bestelling\?order=/);
}

/** Opens the order on the order page. */
export async function verify(page: Page, email: string): Promise<void> {
  await fieldOf(page, 'E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Bestelling bekijken' }).click();
  await expect(page.getByRole('heading', { name: 'Betaalgegevens' })).toBeVisible();
}

/**
 * Waits until a behaviour of content that arrived later runs. Importing its module resolves after the page's own
 * import, which starts it.
 */
export async function untilRunning(page: Page, behaviour: string): Promise<void> {
  const found = await page.waitForFunction(
    (name) =>
      performance.getEntriesByType('resource').find((file) => file.name.includes(`/${name}.behaviour`))?.name,
    behaviour,
  );
  await page.evaluate((url) => import(url ?? ''), await found.jsonValue());
}

export const PAID_TEXT = 'Betaling is succesvol ontvangen.';
export const OPEN_TEXT = 'Betaling nog niet ontvangen of nog in verwerking.';
