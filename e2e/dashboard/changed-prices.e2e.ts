import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { addList } from '../support/owner-options.ts';
import { makeProduct } from '../support/owner-products.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import {
  chooseMethods,
  euros,
  orderButton,
  panelOf,
  privatePerson,
  saveCustomer,
  totalOf,
  untilAlive,
} from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.141.1' } });

/** The costs of delivery of a product without weight. */
const delivery = 695;

/** Saves the product; its two variants stay on the screen. */
async function save(page: Page): Promise<void> {
  const stored = page.waitForResponse(/\/products\/save/);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  expect((await stored).ok()).toBe(true);
  await expect(page.getByText('Wat je opslaat, zien bezoekers meteen.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Varianten' }).getByRole('listitem')).toHaveCount(2);
}

/** A product of 100 euros; walnut costs 20 more as a variant, wax 10 more as a choice. */
async function makeTable(page: Page, title: string): Promise<void> {
  await makeProduct(page, title, '100');
  const options = page.getByRole('group', { name: 'Opties' });
  await addList(options, 'Hout', ['Eiken', 'Noten']);
  await addList(options, 'Afwerking', ['Geen', 'Was']);
  await setChoicePrice(page, '10');
  const variants = page.getByRole('group', { name: 'Varianten', exact: true });
  await variants.getByLabel('Hout').check();
  await variants.getByLabel('Prijsverschil, Noten').fill('20');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Online');
  await save(page);
}

async function setChoicePrice(page: Page, price: string): Promise<void> {
  const options = page.getByRole('group', { name: 'Opties' });
  const closed = options.getByRole('button', { name: /^Afwerking/, expanded: false });
  await closed.click();
  await options.getByLabel('Meerprijs').nth(1).fill(price);
  await options.getByRole('button', { name: /^Afwerking/, expanded: true }).click();
}

/** A visitor with the table in walnut and wax in the cart, and two tabs: the cart, and a checkout that is ready. */
async function visitorWith(
  browser: Browser,
  baseURL: string | undefined,
  { path, javaScriptEnabled }: { path: string; javaScriptEnabled: boolean },
) {
  const address = `10.90.141.${javaScriptEnabled ? 2 : 3}`;
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  const cart = await context.newPage();
  await cart.goto(path, untilAlive);
  const panel = panelOf(cart);
  await panel.getByLabel(/^Hout/).selectOption({ label: 'Noten' });
  await panel.getByLabel(/^Afwerking/).selectOption({ index: 2 });
  await panel.getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(panelOf(cart).getByText(/toegevoegd/)).toBeVisible();
  await cart.goto('/winkelwagen');
  const session = (await context.cookies()).find(({ name }) => name === 'shoppingcart_session')?.value ?? '';
  await saveCustomer(cart, session, privatePerson);
  const checkout = await context.newPage();
  await checkout.goto('/afrekenen', untilAlive);
  return { context, cart, checkout, session, javaScriptEnabled };
}

type Visitor = Awaited<ReturnType<typeof visitorWith>>;

const lineIn = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** The cart, loaded again, names the price of before and of now at its line. */
async function expectTold({ cart }: Visitor, title: string, now: number): Promise<void> {
  await cart.reload();
  const line = lineIn(cart, title);
  await expect(line.getByRole('alert')).toHaveText(
    `De prijs is gewijzigd van ${euros(13_000)} naar ${euros(now)}.`,
  );
  await expect(line.getByText('Stukprijs').locator('..')).toContainText(euros(now));
}

/** A checkout of before the change orders nothing at the first press, and the price of now at the second. */
async function expectAskedAgain({ checkout }: Visitor, title: string, [before, now]: [number, number]) {
  await expect(totalOf(checkout, 'Totaal incl. btw')).toHaveText(euros(before + delivery));
  await orderButton(checkout).click();
  const messages = checkout.getByRole('complementary', { name: 'Overzicht' }).getByRole('alert');
  await expect(messages.getByRole('listitem')).toHaveText([
    `De prijs van ${title} is gewijzigd van ${euros(before)} naar ${euros(now)}.`,
    `Het totaal is gewijzigd van ${euros(before + delivery)} naar ${euros(now + delivery)}.`,
    'Er is nog niets besteld. Controleer je bestelling en bestel opnieuw.',
  ]);
  await expect(checkout).toHaveURL(/\/afrekenen/);
  await checkout.getByRole('checkbox', { name: 'algemene voorwaarden' }).check();
  await orderButton(checkout).click();
  await expect(checkout).toHaveURL(/\/test-betalen\//);
  await expect(checkout.getByText(euros(now + delivery))).toBeVisible();
}

test(
  'a price that changes while it lies in a cart is told there, and asked again at the checkout',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    test.slow();
    const errors = scriptErrors(page);
    const which = test.info().retry + 1;
    const title = `Prijsproef ${which}`;
    const path = `/prijsproef-${which}`;
    await signInAt(page, '/producten');
    await makeTable(page, title);
    const visitors = [
      await visitorWith(browser, baseURL, { path, javaScriptEnabled: true }),
      await visitorWith(browser, baseURL, { path, javaScriptEnabled: false }),
    ];
    for (const { cart, checkout } of visitors) {
      await expect(lineIn(cart, title).getByText('Stukprijs').locator('..')).toContainText(euros(13_000));
      await expect(lineIn(cart, title).getByRole('alert')).toHaveCount(0);
      await chooseMethods(checkout, 'Bezorgen in Nederland', 'iDEAL');
    }

    const basePrice = page
      .getByRole('group', { name: 'Prijs', exact: true })
      .getByLabel('Prijs', { exact: true });
    await basePrice.fill('110');
    await save(page);
    for (const visitor of visitors) await expectTold(visitor, title, 14_000);
    await expectAccessibleAt(visitors[0]!.cart, [1440, 390], 'a cart with a changed price');

    await basePrice.fill('100');
    await setChoicePrice(page, '15,50');
    await save(page);
    for (const visitor of visitors) await expectTold(visitor, title, 13_550);

    await setChoicePrice(page, '10');
    await page
      .getByRole('group', { name: 'Varianten', exact: true })
      .getByLabel('Prijsverschil, Noten')
      .fill('-5');
    await save(page);
    for (const visitor of visitors) {
      await expectTold(visitor, title, 10_500);
      await expectAskedAgain(visitor, title, [13_000, 10_500]);
    }

    for (const { context } of visitors) await context.close();
    expect(errors).toEqual([]);
  },
);
